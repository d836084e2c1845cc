import { css } from "linaria";
import { ChevronLeftIcon, ChevronRightIcon } from "../../primitives/Icon/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { media, space } from "../../tokens/index.ts";
import { ofShelf } from "./ofShelf.ts";

export interface ScrollButtonsProps {
  /** Names of the two buttons. */
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

/** Back and on by a page. At an end a button says so and keeps the focus, which a disabled one would lose. */
export function ScrollButtons({ texts, shelf, canGoBack, canGoOn, onGo, controls }: ScrollButtonsProps) {
  return (
    <div className={pair} data-scroll-buttons>
      <PlainIconButton
        size={36}
        variant="filled"
        icon={<ChevronLeftIcon size={20} />}
        label={ofShelf(texts.previous, shelf)}
        tooltip={texts.previous}
        aria-controls={controls}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && onGo(-1)}
      />
      <PlainIconButton
        size={36}
        variant="filled"
        icon={<ChevronRightIcon size={20} />}
        label={ofShelf(texts.next, shelf)}
        tooltip={texts.next}
        aria-controls={controls}
        aria-disabled={!canGoOn}
        onClick={() => canGoOn && onGo(1)}
      />
    </div>
  );
}
