import { observer } from "mobx-react-lite";
import { VideoUnavailable } from "@kadr/design-system/stubs/VideoUnavailable";
import { Recommendations } from "../../features/list-recommendations/Recommendations.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { unavailableByCode } from "../../presenters/video.ts";
import { agreementPath, homePath } from "../../links/addresses.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { unavailableTexts } from "../../texts/unavailable.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { PopularShelf } from "../PopularShelf.tsx";
import * as styles from "./VideoPage.styles.ts";

export interface UnavailableVideoProps {
  videoId: string;
  /** Documented code, or the status of the response. */
  code: string;
}

/** In place of a video that cannot be shown: why, and something else to watch (ERROR-PAGE-10, -12). */
export const UnavailableVideo = observer(function UnavailableVideo({ videoId, code }: UnavailableVideoProps) {
  const context = useCardContext();
  const { onMenuOpen, menu } = useCardActions();
  const { title, linksRules, showsCode } = unavailableByCode(code);
  usePageArrival({ title });
  return (
    <div className={styles.errorPage}>
      <VideoUnavailable
        className={styles.unavailable}
        title={title}
        text={
          linksRules ? (
            <a className={styles.rules} href={agreementPath}>
              {unavailableTexts.rules}
            </a>
          ) : showsCode ? (
            unavailableTexts.code(code)
          ) : undefined
        }
        actions={[{ label: unavailableTexts.button, href: homePath }]}
      />
      <SectionBoundary>
        <Recommendations
          videoId={videoId}
          context={context}
          onMenuOpen={onMenuOpen}
          title={unavailableTexts.recommendations}
          layout="grid"
          isBrief
          otherwise={<PopularShelf title={unavailableTexts.recommendations} />}
        />
      </SectionBoundary>
      {menu}
    </div>
  );
});
