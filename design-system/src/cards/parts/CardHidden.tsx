import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { css, cx } from "linaria";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import type { CardCommonProps, CardHiddenState } from "../props.ts";
import { takeActed } from "./actedCard.ts";

const overlay = css`
  position: absolute;
  inset: 0;
  z-index: 5;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  padding: ${space[2]};
  border-radius: ${radius.thumbnail};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font: ${font.body};
  text-align: center;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const strong = css`
  font: ${font.bodyStrong};
  color: ${color.text};
`;

const restore = css`
  --native-height: 36px;
  min-width: 112px;
  margin-block-start: ${space[2]};
`;

const dots = css`
  display: flex;
  gap: 6px;
  & > i {
    width: 6px;
    height: 6px;
    border-radius: ${radius.full};
    background: currentColor;
    opacity: 0.3;
  }
  ${media.forcedColors} {
    & > i {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    & > i {
      animation: card-dots 0.9s ease-in-out infinite;
    }
    & > i:nth-child(2) {
      animation-delay: 0.15s;
    }
    & > i:nth-child(3) {
      animation-delay: 0.3s;
    }
  }
  @keyframes card-dots {
    40% {
      opacity: 1;
    }
  }
`;

interface CardHiddenProps {
  card: CardCommonProps;
  state: Exclude<CardHiddenState, "visible">;
}

/** «Видео скрыто» with the way back; the dots run while hiding or restoring (HIDE-TOGGLE-02 to 04). */
export function CardHidden({ card, state }: CardHiddenProps) {
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = state !== "hidden";

  useEffect(() => {
    const own = button.current;
    if (own === null || !takeActed(own.closest("[data-card]"))) return;
    own.focus({ preventScroll: true });
    // the closing menu hands the focus back to its button, which the overlay covers: take it once more
    const later = setTimeout(() => {
      if (document.activeElement === document.body) own.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(later);
  }, []);

  // the button goes away with the overlay: the focus goes on to the card's link, not to the page
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      const cardElement = own?.closest("[data-card]") ?? null;
      if (own === null || document.activeElement !== own) return;
      queueMicrotask(() => cardElement?.querySelector<HTMLElement>("[data-card-link]")?.focus({ preventScroll: true }));
    };
  }, []);

  return (
    <div className={overlay} data-card-hidden>
      {/* the button, which has the focus, says this too: it is not read a second time */}
      <p id={noteId} aria-hidden="true">
        <span className={strong}>{card.texts.hidden}</span>
        {card.hiddenNote === undefined ? null : <> {card.hiddenNote}</>}
      </p>
      <button
        ref={button}
        type="button"
        className={cx(nativeButton, restore)}
        aria-label={`${isBusy ? card.texts.busy : card.texts.restore}: ${card.title}`}
        aria-describedby={noteId}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) card.onRestore?.(card.id);
        }}
      >
        {isBusy ? (
          <span className={dots}>
            <i />
            <i />
            <i />
          </span>
        ) : (
          card.texts.restore
        )}
      </button>
    </div>
  );
}
