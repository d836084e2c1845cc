import { useLayoutEffect, type FocusEvent } from "react";
import { css } from "linaria";
import { Chip } from "../../primitives/Chip/index.ts";
import { media, size, space } from "../../tokens/index.ts";
import { ScrollButtons } from "../parts/ScrollButtons.tsx";
import { useScroller } from "../parts/useScroller.ts";
import type { ChipListProps } from "../props.ts";

/** Most chips of a shelf (`shelf.chipsMax`). */
export const CHIPS_MAX = 5;

const strip = css`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-inline: calc(-1 * ${size.gutter});
  padding-inline-end: ${size.gutter};
  ${media.belowDesktop} {
    padding-inline-end: 0;
  }
`;

/* An end that hides chips fades, so that one sees that there are more also where nothing is cut in the middle. */
const scroller = css`
  flex: 1;
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  scroll-padding-inline: ${space[16]};
  padding: 4px ${size.gutter};
  --fade-start: 0px;
  --fade-end: 0px;
  &[data-more~="before"] {
    --fade-start: ${space[16]};
  }
  &[data-more~="after"] {
    --fade-end: ${space[16]};
  }
  &[data-more] {
    mask-image: linear-gradient(to right, transparent, black var(--fade-start), black calc(100% - var(--fade-end)), transparent);
  }
`;

const list = css`
  display: flex;
  gap: ${space[2]};
  width: max-content;
`;

/** A chip that is half in sight counts as seen for the browser, which would leave it there. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  // a press must not move what is pressed
  if (target.matches(":focus-visible")) target.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

/**
 * Links to the topics of a page or a shelf: five at most of a shelf (SHELF-COMMON-13), all of a page. Those that do not fit are
 * scrolled to by finger, by wheel, by buttons and by the Tab key.
 */
export function ChipList({ chips, label, most = CHIPS_MAX, texts }: ChipListProps) {
  const shown = chips.slice(0, most);
  const scroll = useScroller({ initialScroll: 0, onScrollRest: undefined, contentKey: shown.length });
  const current = shown.find(({ isCurrent }) => isCurrent === true)?.id;
  const overflows = scroll.canGoBack || scroll.canGoOn;
  // The page opens with its own chip in sight, wherever it stands; before the strip is measured there is nowhere to scroll.
  useLayoutEffect(() => {
    if (!overflows) return;
    const box = scroll.ref.current;
    const chip = box?.querySelector<HTMLElement>("[aria-current]");
    if (!box || !chip) return;
    const [place, ground] = [chip.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += place.left + place.width / 2 - ground.left - ground.width / 2;
  }, [current, overflows, scroll.ref]);
  if (shown.length === 0) return null;
  const id = `chips-${shown[0]?.id ?? ""}`;
  const more = [scroll.canGoBack && "before", scroll.canGoOn && "after"].filter(Boolean).join(" ");
  return (
    <div className={strip}>
      <div ref={scroll.ref} className={scroller} data-more={more === "" ? undefined : more}>
        <ul role="list" id={id} className={list} aria-label={label} onFocus={showWhole}>
          {shown.map(({ id: chip, label: words, href, isCurrent }) => (
            <li key={chip}>
              <Chip href={href} isSelected={isCurrent}>
                {words}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
      {texts !== undefined && more !== "" ? (
        <ScrollButtons
          texts={texts}
          shelf={label}
          canGoBack={scroll.canGoBack}
          canGoOn={scroll.canGoOn}
          onGo={scroll.go}
          controls={id}
        />
      ) : null}
    </div>
  );
}
