import { css } from "linaria";
import { color, media, radius } from "../../tokens/index.ts";

const handle = css`
  display: none;
  ${media.mobile} {
    display: grid;
    flex: none;
    place-items: center;
    height: 20px;
    margin-bottom: -8px;
    touch-action: none;
    &::before {
      content: "";
      width: 36px;
      height: 4px;
      border-radius: ${radius.full};
      background: ${color.lineStrong};
      ${media.forcedColors} {
        background: CanvasText;
      }
    }
  }
`;

/** Says that a sheet can be drawn down; only where dialogs are sheets. For the eye: Escape, Back and the close button do the same. */
export const SheetHandle = () => <span className={handle} aria-hidden data-sheet-handle />;
