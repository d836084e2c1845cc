import { css } from "linaria";
import { color, media, radius, space } from "@kadr/design-system/tokens";
import { stageBeside, stageBesideWide, stageByHeight, stageMaxHeight } from "../pages/VideoPage/geometry.ts";

/**
 * What the document itself shows until the host draws anything (openapi/sandbox/http/document-stage.ts): the poster and the
 * stream where the player will stand, the geometry of VideoPage.styles.ts without its page; or the first still of a feed in
 * a row of places, the geometry of FeedPage, Shelf and CardFrame. e2e/first-frame.e2e.ts compares both with what comes.
 * @public main.tsx takes the file for its styles alone.
 */
export const documentStage = css`
  :global() {
    #kadr-stage,
    #kadr-shelf {
      display: none;
    }
    #root:empty ~ #kadr-stage:not([hidden]) {
      display: block;
      position: absolute;
      top: calc(var(--k-header-height) + ${space[6]});
      left: var(--k-gutter);
      --content: (100% - 2 * var(--k-gutter));
      width: min(${stageBeside}, ${stageByHeight});
      aspect-ratio: 16 / 9;
      overflow: clip;
      border-radius: ${radius.popup};
      background: ${color.player};
      ${media.wide} {
        width: min(${stageBesideWide}, ${stageByHeight});
      }
      ${media.belowDesktop} {
        top: var(--k-header-height);
        left: 0;
        width: 100%;
        max-height: ${stageMaxHeight};
        border-radius: 0;
      }
    }
    #root:empty ~ #kadr-shelf {
      display: flex;
      gap: ${space[4]};
      position: absolute;
      inset: calc(var(--k-header-height) + 76px) 0 auto var(--k-gutter);
      overflow: clip;
      ${media.mobile} {
        top: calc(var(--k-header-height) + 64px);
      }
    }
    #kadr-shelf > * {
      flex: none;
      width: 279px;
      aspect-ratio: 16 / 9;
      object-fit: cover;
      border-radius: ${radius.thumbnail};
      background: ${color.skeleton};
      ${media.belowDesktop} {
        width: 272px;
      }
    }
    #kadr-stage > * {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: contain;
    }
    #kadr-stage > video {
      object-fit: contain;
    }
    /* No line of the poster beside a frame that is a little narrower; before there is one, the poster is seen through. */
    #kadr-stage > video[data-seen] {
      background: ${color.player};
    }
    /* The page will scroll: its bar takes its place from the start. */
    html:has(#root:empty ~ :is(#kadr-stage, #kadr-shelf)) {
      overflow-y: scroll;
    }
  }
`;
