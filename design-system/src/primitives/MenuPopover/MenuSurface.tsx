import { css, cx } from "linaria";
import { useId, type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { color, focusRing, font, layer, media, radius, space } from "../../tokens/index.ts";
import { CheckIcon } from "../Icon/index.ts";
import { floating } from "../Overlay/floating.ts";
import { floatingSurface } from "../Overlay/index.ts";
import type { SafeHref } from "../SafeAddress/index.ts";

export interface MenuPopoverItem {
  /** Given to `onAction`. */
  id: string;
  /** The words of the item. */
  label: string;
  /** A quiet second line. */
  description?: string | undefined;
  /** 20 px, before the words. */
  icon?: ReactNode;
  /** Makes the item a link; the host's router follows it. */
  href?: SafeHref | undefined;
  /** Of a link: leaves this tab alone. Default false. */
  opensNewTab?: boolean | undefined;
  /** The item destroys something: shown in the danger colour, put it last. Default false. */
  isDanger?: boolean | undefined;
  /** Default false. */
  isDisabled?: boolean | undefined;
}

export interface MenuSurfaceProps {
  /** Subject of the menu, heard when it opens. */
  label: string;
  items: readonly MenuPopoverItem[];
  /** An item was chosen; a link leads there by itself besides. Default: nobody hears of it. */
  onPress?: ((id: string) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** The ids of chosen items, where the menu is a choice and not a list of actions. */
  selectedIds?: readonly string[] | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const menu = css`
  position: fixed;
  inset: var(--top, 0) auto auto var(--left, 0);
  z-index: ${layer.popover};
  box-sizing: border-box;
  min-width: 200px;
  max-width: min(360px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: ${space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`;

const item = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  box-sizing: border-box;
  width: 100%;
  min-height: 40px;
  border: 0;
  background: transparent;
  font: inherit;
  text-align: start;
  /* the first line and the icon beside it stand in the middle of 40 px */
  padding: 10px ${space[3]};
  border-radius: ${radius.control};
  outline: none;
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  &:focus {
    background: ${color.surfaceHover};
  }
  &:active {
    background: ${color.surfacePressed};
  }
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
  &[data-danger] {
    color: ${color.danger};
  }
  &[data-danger]:focus {
    background: ${color.dangerSoft};
  }
  &[aria-checked="true"] {
    color: ${color.accentText};
    font: ${font.bodyStrong};
  }
  &[aria-disabled="true"] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-height: 44px;
    padding-block: 12px;
  }
  ${media.forcedColors} {
    &[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;

/** Kept also where an item has no icon, so that the words of a menu stand in one line. */
const iconPlace = css`
  display: grid;
  flex: none;
  align-self: flex-start;
  width: 20px;
  height: 20px;
  align-content: center;
`;

const words = css`
  flex: 1;
  min-width: 0;
`;

const first = css`
  display: block;
`;

const second = css`
  display: block;
  color: ${color.textMuted};
  font: ${font.caption};
`;

/** The menu as it stands: its entries and their look. Where it lies, its keys and its end are of whoever opens it. */
export function MenuSurface({
  label,
  items,
  onPress,
  onKeyDown,
  selectedIds,
  className,
  style,
  ref,
}: MenuSurfaceProps) {
  const id = useId();
  const hasIcons = items.some(({ icon }) => icon !== undefined);
  return (
    <div
      {...floatingSurface}
      ref={ref}
      // over a popup of react-aria it does not count as outside of it
      data-react-aria-top-layer
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={cx(floating, menu, className)}
      style={style}
      onKeyDown={onKeyDown}
    >
      {items.map((entry) => (
        <Entry
          key={entry.id}
          {...entry}
          descriptionId={`${id}-${entry.id}`}
          hasIcons={hasIcons}
          isSelected={selectedIds === undefined ? undefined : selectedIds.includes(entry.id)}
          onPress={() => onPress?.(entry.id)}
        />
      ))}
    </div>
  );
}

interface EntryProps extends MenuPopoverItem {
  hasIcons: boolean;
  descriptionId: string;
  /** `undefined`: an action, no choice. */
  isSelected: boolean | undefined;
  onPress: () => void;
}

function Entry({
  id,
  label,
  description,
  icon,
  href,
  opensNewTab = false,
  isDanger = false,
  isDisabled = false,
  hasIcons,
  descriptionId,
  isSelected,
  onPress,
}: EntryProps) {
  const inside = (
    <>
      {hasIcons && <span className={iconPlace}>{icon}</span>}
      <span className={words}>
        <span className={first}>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={second} aria-hidden>
            {description}
          </span>
        )}
      </span>
      {isSelected === true && <CheckIcon size={20} />}
    </>
  );
  const common = {
    className: item,
    tabIndex: -1,
    "data-key": id,
    "data-danger": isDanger || undefined,
    "aria-describedby": description === undefined ? undefined : descriptionId,
    "aria-disabled": isDisabled || undefined,
    // the pointer takes the focus along: one entry is marked, not two
    onPointerMove: (event: { currentTarget: HTMLElement }) => {
      if (!isDisabled && document.activeElement !== event.currentTarget)
        event.currentTarget.focus({ preventScroll: true });
    },
  };
  if (href !== undefined && !isDisabled)
    return (
      <a
        {...common}
        {...(opensNewTab && { target: "_blank", rel: "noopener" })}
        role="menuitem"
        href={href}
        onClick={onPress}
      >
        {inside}
      </a>
    );
  const choice =
    isSelected === undefined ? { role: "menuitem" } : { role: "menuitemradio", "aria-checked": isSelected };
  return (
    <div {...common} {...choice} onClick={isDisabled ? undefined : onPress}>
      {inside}
    </div>
  );
}
