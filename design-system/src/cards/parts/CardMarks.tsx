import type { ReactNode } from "react";
import { css } from "linaria";
import { color, font, numerals, radius } from "../../tokens/index.ts";

/** `fact`: dark, over any picture; `own` in the accent's colour; `live` and `premium` by theirs. */
export type CardMarkTone = "fact" | "own" | "live" | "premium";

interface CardMarkProps {
  tone?: CardMarkTone;
  /** Names the mark for tests and for the styles of a host. */
  mark: string;
  icon?: ReactNode;
  /** Without words the mark is a square with the icon. */
  children?: ReactNode;
}

const box = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 20px;
  max-width: 100%;
  min-height: 20px;
  padding-inline: 6px;
  border-radius: ${radius.badge};
  background: ${color.badge};
  color: ${color.textOnBadge};
  font: ${font.captionStrong};
  font-variant-numeric: ${numerals.tabular};
  overflow-wrap: anywhere;
  &[data-tone="own"] {
    background: ${color.accent};
    color: ${color.textOnAccent};
  }
  &[data-tone="live"] {
    background: ${color.live};
    color: ${color.textOnLive};
  }
  &[data-tone="premium"] {
    background: ${color.premium};
    color: ${color.textOnPremium};
  }
  &[data-bare] {
    justify-content: center;
    padding-inline: 2px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A mark on the picture. The link's name says the same in words, so that it is not read twice. */
export function CardMark({ tone = "fact", mark, icon, children }: CardMarkProps) {
  return (
    <span
      className={box}
      data-tone={tone}
      data-mark={mark}
      data-bare={children === undefined || undefined}
      aria-hidden="true"
    >
      {icon}
      {children}
    </span>
  );
}
