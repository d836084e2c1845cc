import { css } from "linaria";
import { CloseIcon, MoreVerticalIcon } from "../../primitives/Icon/index.ts";
import { useDrawnMenu } from "../../primitives/MenuPopover/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { color, space } from "../../tokens/index.ts";
import type { CardCommonProps, CardMenuItem } from "../props.ts";
import { rememberActed } from "./actedCard.ts";
import { menuEntry } from "./menuEntry.tsx";

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

export interface CardMenuButtonProps {
  card: CardCommonProps;
  isOver: boolean;
}

/** Where the menu has one entry only, a cross may do it at once. */
export function CardMenuButton(props: CardMenuButtonProps) {
  const { card } = props;
  const [only, ...others] = card.menu ?? [];
  const isCross = card.hasCross === true && card.onCross !== undefined && only !== undefined && others.length === 0;
  return isCross ? <Cross {...props} only={only} /> : <MenuButton {...props} />;
}

function Cross({ card, isOver, only }: CardMenuButtonProps & { only: CardMenuItem }) {
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

/** A plain button: the list opens its one shared menu here (house style: a menu in each card costs seconds). */
function MenuButton({ card, isOver }: CardMenuButtonProps) {
  const { menu = [], texts } = card;
  const drawn = useDrawnMenu(() => ({ label: texts.menu, items: menu.map(menuEntry) }));
  return (
    <PlainIconButton
      size={32}
      variant="muted"
      icon={<MoreVerticalIcon size={20} />}
      label={`${texts.menu}: ${card.title}`}
      tooltip={texts.menu}
      className={button}
      data-over={isOver || undefined}
      data-card-menu
      data-menu={drawn}
      aria-haspopup="menu"
      onClick={(event) => {
        rememberActed(event.currentTarget.closest("[data-card]"));
        card.onMenuOpen?.({ cardId: card.id, items: menu, trigger: event.currentTarget });
      }}
    />
  );
}
