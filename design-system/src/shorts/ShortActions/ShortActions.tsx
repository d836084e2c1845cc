import { css } from "linaria";
import type { MouseEvent, ReactNode } from "react";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, focusRing, font, media, motion, numerals, radius, space } from "../../tokens/index.ts";
import { overPicture } from "../overPicture.ts";

export interface ShortAction {
  /** The same in every short: the focus stays on it while the shorts go by. */
  readonly id: string;
  readonly icon: ReactNode;
  /** Action in words, as it is heard; with the count. */
  readonly label: string;
  /** Tooltip, where it is shorter. Default: `label`. */
  readonly tooltip?: string | undefined;
  /** Under the icon: the count, or a word. Default nothing. */
  readonly caption?: string | undefined;
  /** Of what stays pressed. Default: it does not. */
  readonly isPressed?: boolean | undefined;
  /** It opens a dialog or a menu. */
  readonly opens?: "dialog" | "menu" | undefined;
  readonly onPress: (button: HTMLButtonElement) => void;
}

export interface ShortActionsProps {
  /** The name of the group. */
  label: string;
  actions: readonly ShortAction[];
}

const column = css`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
  /* on the picture, which is dark in both themes */
  ${overPicture} {
    gap: ${space[1]};
    color: ${color.textOnPlayer};
  }
  @media (max-height: 480px) {
    grid-auto-flow: column;
    gap: 0;
  }
`;

const button = css`
  display: grid;
  justify-items: center;
  gap: ${space[0.5]};
  min-width: 52px;
  color: ${color.text};
  font: ${font.captionStrong};
  font-variant-numeric: ${numerals.tabular};
  & > [data-icon] {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 1px solid transparent;
    border-radius: ${radius.full};
    background: ${color.control};
    transition: background-color ${motion.state};
  }
  ${media.hover} {
    &:hover > [data-icon] {
      background: ${color.controlHover};
    }
  }
  &:active > [data-icon] {
    background: ${color.controlPressed};
  }
  &[aria-pressed="true"] > [data-icon] {
    color: ${color.accentText};
  }
  &:focus-visible {
    outline: none;
    & > [data-icon] {
      outline: ${focusRing.outline};
      outline-offset: ${focusRing.offset};
    }
  }
  ${overPicture} {
    color: ${color.textOnPlayer};
    text-shadow: 0 1px 2px ${color.player};
    & > [data-icon] {
      width: 44px;
      height: 44px;
      background: ${color.playerChrome};
    }
    &:hover > [data-icon],
    &:active > [data-icon] {
      background: ${color.player};
    }
    &[aria-pressed="true"] > [data-icon] {
      background: ${color.textOnPlayer};
      color: ${color.player};
    }
    &:focus-visible > [data-icon] {
      outline: ${focusRing.onPlayer};
    }
  }
  ${media.forcedColors} {
    & > [data-icon] {
      border-color: ButtonBorder;
    }
    &[aria-pressed="true"] > [data-icon] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** The column of what can be done with a short. */
export function ShortActions({ label, actions }: ShortActionsProps) {
  return (
    <ul className={column} role="group" aria-label={label}>
      {actions.map(({ id, icon, label: name, tooltip, caption, isPressed, opens, onPress }) => (
        <li key={id} role="none">
          <PlainButton
            on="none"
            className={button}
            data-control={id}
            data-tooltip={tooltip ?? name}
            aria-pressed={isPressed}
            aria-haspopup={opens}
            onClick={(event: MouseEvent<HTMLButtonElement>) => onPress(event.currentTarget)}
          >
            <span aria-hidden data-icon>
              {icon}
            </span>
            {caption !== undefined && caption !== "" && <span aria-hidden>{caption}</span>}
            <VisuallyHidden>{name}</VisuallyHidden>
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
