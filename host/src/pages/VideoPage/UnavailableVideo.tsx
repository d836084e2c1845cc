import { observer } from "mobx-react-lite";
import { useQuery } from "@tanstack/react-query";
import { VideoUnavailable } from "@kadr/design-system/stubs/VideoUnavailable";
import { Recommendations } from "../../features/list-recommendations/Recommendations.tsx";
import { FeedShelf } from "../../features/show-shelf/FeedShelf.tsx";
import { useCardActions, type CardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import type { CardContext } from "../../presenters/cards.ts";
import { dependsOnSession, presentShelf } from "../../presenters/feed.ts";
import { unavailableByCode } from "../../presenters/video.ts";
import { feedQuery } from "../../queries/feed.ts";
import { agreementPath, homePath } from "../../links/addresses.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useApi } from "../../stores/StoresContext.ts";
import { unavailableTexts } from "../../texts/unavailable.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { usePagePorts } from "../PagePorts.ts";
import * as styles from "./VideoPage.styles.ts";

export interface UnavailableVideoProps {
  videoId: string;
  /** Documented code, or the status of the answer. */
  code: string;
}

/** In place of a video that cannot be shown: why, and something else to watch (ERROR-PAGE-10, -12). */
export const UnavailableVideo = observer(function UnavailableVideo({ videoId, code }: UnavailableVideoProps) {
  const api = useApi();
  const ports = usePagePorts();
  const context = useCardContext(ports);
  const { onAction, onMenuOpen, menu } = useCardActions(ports);
  const { title, linksRules, showsCode } = unavailableByCode(code);
  usePageArrival({ title });
  return (
    <div className={styles.errorPage}>
      <VideoUnavailable
        className={styles.unavailable}
        title={title}
        text={linksRules
          ? <a className={styles.rules} href={agreementPath}>{unavailableTexts.rules}</a>
          : showsCode ? unavailableTexts.code(code) : undefined}
        action={{ label: unavailableTexts.button, href: homePath }}
      />
      <SectionBoundary>
        <Recommendations api={api} videoId={videoId} context={context} onMenuOpen={onMenuOpen} title={unavailableTexts.recommendations} layout="grid" initialCount={8} otherwise={<Popular onMenuOpen={onMenuOpen} onAction={onAction} context={context} />} />
      </SectionBoundary>
      {menu}
    </div>
  );
});

/** For a video that nobody knows there is nothing similar either: what the home page recommends. */
function Popular({ context, onMenuOpen, onAction }: { context: CardContext } & Pick<CardActions, "onMenuOpen" | "onAction">) {
  const api = useApi();
  const feed = useQuery(feedQuery(api)).data;
  const shelf = feed?.resources.find((resource) => resource.card_type === "video" && !dependsOnSession(resource));
  const view = shelf && presentShelf({ ...shelf, extra_params: { ...shelf.extra_params, name: unavailableTexts.recommendations } }, { isAuthorised: false });
  if (view?.kind !== "shelf") return null;
  return <FeedShelf api={api} view={view} context={context} link={null} onMenuOpen={onMenuOpen} onAction={onAction} isFirst={false} initialScroll={0} onScrollRest={() => undefined} />;
}
