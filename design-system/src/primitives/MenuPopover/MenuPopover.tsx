import { css, cx } from "linaria";
import type { ReactNode, RefObject } from "react";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Text } from "react-aria-components/Text";
import { color, focusRing, font, media, radius, space } from "../../tokens/index.ts";
import { CheckIcon } from "../Icon/index.ts";
import { AnchoredSurface, type AnchoredPlacement } from "./AnchoredSurface.tsx";

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
  href?: string | undefined;
  /** The item destroys something: shown in the danger colour, put it last. Default false. */
  isDanger?: boolean | undefined;
  /** Default false. */
  isDisabled?: boolean | undefined;
}

export interface MenuPopoverProps {
  /** What the menu is about, heard when it opens. */
  label: string;
  items: readonly MenuPopoverItem[];
  /** The plain button that opened it; one menu may serve the buttons of a whole list. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAction: (id: string) => void;
  /** Where it lies beside its button. Default "bottom end". */
  placement?: AnchoredPlacement | undefined;
  /** The ids of chosen items, where the menu is a choice and not a list of actions. */
  selectedIds?: readonly string[] | undefined;
  className?: string | undefined;
}

const popover = css`
  min-width: 200px;
  max-width: min(360px, calc(100vw - 32px));
`;

const menu = css`
  padding: ${space[2]};
  outline: none;
`;

const item = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 40px;
  /* the first line and the icon beside it stand in the middle of 40 px */
  padding: 10px ${space[3]};
  border-radius: ${radius.control};
  outline: none;
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  &[data-focused] {
    background: ${color.surfaceHover};
  }
  &[data-pressed] {
    background: ${color.surfacePressed};
  }
  &[data-focus-visible] {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
  &[data-danger] {
    color: ${color.danger};
  }
  &[data-danger][data-focused] {
    background: ${color.dangerSoft};
  }
  &[data-selected] {
    color: ${color.accentText};
    font: ${font.bodyStrong};
  }
  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-height: 44px;
    padding-block: 12px;
  }
  ${media.forcedColors} {
    &[data-disabled] {
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

/** A menu in a popover, opened from outside: the list keeps one for all its rows. Arrow keys, type-ahead, Escape, Tab. */
export function MenuPopover({
  label,
  items,
  triggerRef,
  isOpen,
  onOpenChange,
  onAction,
  placement = "bottom end",
  selectedIds,
  className,
}: MenuPopoverProps) {
  const hasIcons = items.some(({ icon }) => icon !== undefined);
  const selection = selectedIds === undefined ? {} : { selectionMode: "single" as const, selectedKeys: selectedIds };
  return (
    <AnchoredSurface triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange} placement={placement} className={cx(popover, className)}>
      <Menu
        {...selection}
        aria-label={label}
        className={menu}
        autoFocus="first"
        onAction={(key) => onAction(String(key))}
        onClose={() => onOpenChange(false)}
      >
        {items.map(({ id, label: text, description, icon, href, isDanger = false, isDisabled = false }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={text}
            isDisabled={isDisabled}
            {...(href === undefined ? {} : { href })}
            {...{ "data-danger": isDanger || undefined }}
            className={item}
          >
            {hasIcons && <span className={iconPlace}>{icon}</span>}
            <span className={words}>
              <Text slot="label" className={first}>
                {text}
              </Text>
              {description !== undefined && (
                <Text slot="description" className={second}>
                  {description}
                </Text>
              )}
            </span>
            {selectedIds?.includes(id) === true && <CheckIcon size={20} />}
          </MenuItem>
        ))}
      </Menu>
    </AnchoredSurface>
  );
}
