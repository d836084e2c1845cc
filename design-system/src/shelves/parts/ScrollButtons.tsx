import { css } from "linaria";
import { ChevronLeftIcon, ChevronRightIcon } from "../../primitives/Icon/index.ts";
import { color, media, motion, radius, space } from "../../tokens/index.ts";
import { ofShelf } from "./ofShelf.ts";

export interface ScrollButtonsProps {
  /** What the two are called. */
  texts: { readonly previous: string; readonly next: string };
  /** Name of the shelf, heard behind it. Default: none. */
  shelf?: string | undefined;
  canGoBack: boolean;
  canGoOn: boolean;
  onGo: (direction: -1 | 1) => void;
  /** Id of what scrolls. */
  controls: string;
}

const pair = css`
  display: flex;
  flex: none;
  gap: ${space[2]};
  margin-inline-start: auto;
  ${media.belowDesktop} {
    display: none;
  }
`;

const button = css`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: ${color.control};
  color: ${color.text};
  cursor: pointer;
  transition: background-color ${motion.state}, opacity ${motion.state};
  &:hover {
    background: ${color.controlHover};
  }
  &:active {
    background: ${color.controlPressed};
  }
  &[aria-disabled="true"] {
    background: ${color.control};
    color: ${color.textDisabled};
    cursor: default;
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
    &[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;

/** Back and on by a page. At an end a button says so and keeps the focus, which a disabled one would lose. */
export function ScrollButtons({ texts, shelf, canGoBack, canGoOn, onGo, controls }: ScrollButtonsProps) {
  return (
    <div className={pair} data-scroll-buttons>
      <button type="button" className={button} aria-label={ofShelf(texts.previous, shelf)} data-tooltip={texts.previous} aria-controls={controls} aria-disabled={!canGoBack} onClick={() => canGoBack && onGo(-1)}>
        <ChevronLeftIcon size={20} />
      </button>
      <button type="button" className={button} aria-label={ofShelf(texts.next, shelf)} data-tooltip={texts.next} aria-controls={controls} aria-disabled={!canGoOn} onClick={() => canGoOn && onGo(1)}>
        <ChevronRightIcon size={20} />
      </button>
    </div>
  );
}
