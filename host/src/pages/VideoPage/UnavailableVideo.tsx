import { observer } from "mobx-react-lite";
import { useCardMenu } from "@kadr/design-system/cards";
import { VideoUnavailable } from "@kadr/design-system/stubs/VideoUnavailable";
import { Recommendations } from "../../features/list-recommendations/Recommendations.tsx";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { unavailableByCode } from "../../presenters/video.ts";
import { agreementPath, homePath } from "../../routes/addresses.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useApi } from "../../stores/StoresContext.ts";
import { cardWords } from "../../texts/cards.ts";
import { unavailableTexts } from "../../texts/errors.ts";
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
  const context = useCardContext(usePagePorts());
  const { onMenuOpen, menu } = useCardMenu({ label: cardWords.menuOfList, onAction: () => undefined });
  const { title, linksRules } = unavailableByCode(code);
  usePageArrival({ title });
  return (
    <div className={styles.errorPage}>
      <VideoUnavailable
        title={title}
        text={linksRules
          ? <a className={styles.rules} href={agreementPath}>{unavailableTexts.rules}</a>
          : unavailableTexts.code(code)}
        action={{ label: unavailableTexts.button, href: homePath }}
      />
      <SectionBoundary>
        <Recommendations api={api} videoId={videoId} context={context} onMenuOpen={onMenuOpen} title={unavailableTexts.recommendations} layout="grid" />
      </SectionBoundary>
      {menu}
    </div>
  );
});
