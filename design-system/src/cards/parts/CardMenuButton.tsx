import { css } from "linaria";
import { CloseIcon, MoreVerticalIcon } from "../../primitives/Icon/index.ts";
import { color, media, motion, radius, space } from "../../tokens/index.ts";
import type { CardCommonProps } from "../props.ts";
import { rememberActed } from "./actedCard.ts";

const button = css`
  position: relative;
  z-index: 4;
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  /* lies over the end of the title's first line and takes no width from the rows below */
  margin: -6px -8px 0 -36px;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  transition: background-color ${motion.state}, color ${motion.state};
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
  &:active {
    background: ${color.surfacePressed};
  }
  &[data-over] {
    position: absolute;
    margin: 0;
    inset: ${space[1]} ${space[1]} auto auto;
    background: ${color.badge};
    color: ${color.textOnBadge};
  }
  ${media.coarse} {
    &::after {
      inset: -6px;
    }
  }
`;

/**
 * A plain button: the list opens its one shared menu here (house style: a menu in each card costs seconds). Where the
 * menu has one entry only, a cross may do it at once.
 */
export function CardMenuButton({ card, isOver }: { card: CardCommonProps; isOver: boolean }) {
  const [only, ...others] = card.menu ?? [];
  if (card.hasCross === true && card.onCross !== undefined && only !== undefined && others.length === 0) {
    return (
      <button
        type="button"
        className={button}
        data-over={isOver || undefined}
        data-card-cross
        aria-label={`${only.label}: ${card.title}`}
        data-tooltip={only.label}
        onClick={(event) => {
          rememberActed(event.currentTarget.closest("[data-card]"));
          card.onCross?.(card.id, only.id);
        }}
      >
        <CloseIcon size={20} />
      </button>
    );
  }
  return (
    <button
      type="button"
      className={button}
      data-over={isOver || undefined}
      data-card-menu
      aria-haspopup="menu"
      aria-label={`${card.texts.menu}: ${card.title}`}
      data-tooltip={card.texts.menu}
      onClick={(event) => {
        rememberActed(event.currentTarget.closest("[data-card]"));
        card.onMenuOpen?.({ cardId: card.id, items: card.menu ?? [], trigger: event.currentTarget });
      }}
    >
      <MoreVerticalIcon size={20} />
    </button>
  );
}
