import { css } from "linaria";
import { color, media, radius, space } from "@kadr/design-system/tokens";

/**
 * The poster and the stream in the document itself (openapi/sandbox/http/document-stage.ts), where the player will stand: the
 * geometry of VideoPage.styles.ts without its page. Seen until the host draws anything.
 */
export const documentStage = css`
  :global() {
    #kadr-stage {
      display: none;
    }
    #root:empty ~ #kadr-stage:not([hidden]) {
      display: block;
      position: absolute;
      top: calc(var(--k-header-height) + ${space[6]});
      left: calc(max(0px, (100% - 1800px) / 2) + var(--k-gutter));
      width: calc(min(100%, 1800px) - 2 * var(--k-gutter) - ${space[6]} - 400px);
      aspect-ratio: 16 / 9;
      overflow: clip;
      border-radius: ${radius.popup};
      background: ${color.player};
      ${media.belowDesktop} {
        top: var(--k-header-height);
        left: 0;
        width: 100%;
        border-radius: 0;
      }
    }
    #kadr-stage > * {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    #kadr-stage > video {
      object-fit: contain;
    }
    /* No line of the poster beside a frame that is a little narrower; before there is one, the poster is seen through. */
    #kadr-stage > video[data-seen] {
      background: ${color.player};
    }
    /* The page will scroll: its bar takes its place from the start. */
    html:has(#root:empty ~ #kadr-stage) {
      overflow-y: scroll;
    }
  }
`;
