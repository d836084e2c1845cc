import { css } from "linaria";
import { CloseIcon, MoreVerticalIcon } from "../../primitives/Icon/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { color, space } from "../../tokens/index.ts";
import type { CardCommonProps } from "../props.ts";
import { rememberActed } from "./actedCard.ts";

const button = css`
  z-index: 4;
  /* lies over the end of the title's first line and takes no width from the rows below */
  margin: -6px -8px 0 -36px;
  &[data-over] {
    position: absolute;
    margin: 0;
    inset: ${space[1]} ${space[1]} auto auto;
    background: ${color.badge};
    color: ${color.textOnBadge};
  }
  [data-hidden-state] > & {
    visibility: hidden;
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
      <PlainIconButton
        size={32}
        variant="muted"
        icon={<CloseIcon size={20} />}
        label={`${only.label}: ${card.title}`}
        tooltip={only.label}
        className={button}
        data-over={isOver || undefined}
        data-card-cross
        onClick={(event) => {
          rememberActed(event.currentTarget.closest("[data-card]"));
          card.onCross?.(card.id, only.id);
        }}
      />
    );
  }
  return (
    <PlainIconButton
      size={32}
      variant="muted"
      icon={<MoreVerticalIcon size={20} />}
      label={`${card.texts.menu}: ${card.title}`}
      tooltip={card.texts.menu}
      className={button}
      data-over={isOver || undefined}
      data-card-menu
      aria-haspopup="menu"
      onClick={(event) => {
        rememberActed(event.currentTarget.closest("[data-card]"));
        card.onMenuOpen?.({ cardId: card.id, items: card.menu ?? [], trigger: event.currentTarget });
      }}
    />
  );
}
