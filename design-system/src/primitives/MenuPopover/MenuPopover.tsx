import { css, cx } from "linaria";
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { color, focusRing, font, layer, media, radius, space } from "../../tokens/index.ts";
import { CheckIcon } from "../Icon/index.ts";
import { floating } from "../Overlay/floating.ts";
import { floatingSurface, useOverlayEntry, usePressOutside } from "../Overlay/index.ts";
import type { AnchoredPlacement } from "../AnchoredSurface/index.ts";
import { createTypeAhead, nextIndex } from "./menuKeys.ts";
import { placeBeside } from "./placeBeside.ts";
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

export interface MenuPopoverProps {
  /** Subject of the menu, heard when it opens. */
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

/**
 * A menu beside the button that opened it; a list keeps one for all its rows. Native inside, with the keys of the APG: it
 * answers the first press of a slow phone, and the press of a plain button, after which react-aria's menu keeps the focus
 * away from its items (docs/adr/0018-late-parts-overlays-menus.md).
 */
export function MenuPopover(props: MenuPopoverProps) {
  return props.isOpen ? createPortal(<OpenMenu {...props} />, document.body) : null;
}

function OpenMenu({
  label,
  items,
  triggerRef,
  onOpenChange,
  onAction,
  placement = "bottom end",
  selectedIds,
  className,
}: MenuPopoverProps) {
  const element = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<CSSProperties>();
  const [typeAhead] = useState(createTypeAhead);
  const id = useId();
  const close = () => onOpenChange(false);
  useOverlayEntry(close);
  usePressOutside({ surfaceRef: element, triggerRef, onPress: close });
  const put = useEffectEvent(() => {
    if (element.current !== null && triggerRef.current !== null)
      setPosition(placeBeside(triggerRef.current, element.current, placement));
  });
  const leave = useEffectEvent(close);
  const entries = (): HTMLElement[] => [
    ...(element.current?.querySelectorAll<HTMLElement>("[role^='menuitem']:not([aria-disabled='true'])") ?? []),
  ];
  const focusTrigger = () => {
    if (triggerRef.current instanceof HTMLElement && triggerRef.current.isConnected)
      triggerRef.current.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    put();
    const current = element.current;
    (
      current?.querySelector<HTMLElement>("[aria-checked='true']") ??
      current?.querySelector<HTMLElement>("[role^='menuitem']:not([aria-disabled='true'])") ??
      current
    )?.focus({ preventScroll: true });
    const trigger = triggerRef.current;
    return () => {
      // It went with the focus in it: by an action, by Back.
      const now = document.activeElement;
      if (
        (now === null || now === document.body || current?.contains(now)) &&
        trigger instanceof HTMLElement &&
        trigger.isConnected
      )
        trigger.focus({ preventScroll: true });
    };
  }, [triggerRef]);
  useEffect(() => {
    // It goes along with its button, and closes when that has been scrolled off the screen: a page that settles must not close it.
    const follow = (event: Event) => {
      if (event.target instanceof Node && element.current?.contains(event.target)) return;
      const button = triggerRef.current?.getBoundingClientRect();
      const isSeen =
        button !== undefined &&
        button.bottom > 0 &&
        button.top < window.innerHeight &&
        button.right > 0 &&
        button.left < window.innerWidth;
      if (isSeen) put();
      else leave();
    };
    // A window that changes its size only moves it: a screen that is turned, a keyboard that comes are no wish to close it.
    const move = () => put();
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", move);
    return () => {
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", move);
    };
  }, [triggerRef]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab") {
      // Tab goes on from the button, as if the menu had never been there: the browser takes the step itself.
      flushSync(close);
      focusTrigger();
      return;
    }
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Escape") close();
    else if (event.key === " " || event.key === "Enter") all[at]?.click();
    else {
      const next =
        nextIndex(event.key, at, all.length) ??
        typeAhead(
          event.key,
          all.map((entry) => entry.textContent),
          at,
        );
      if (next === null) return;
      all[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const hasIcons = items.some(({ icon }) => icon !== undefined);
  return (
    <div
      {...floatingSurface}
      ref={element}
      // over a popup of react-aria it does not count as outside of it
      data-react-aria-top-layer
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={cx(floating, menu, className)}
      style={position}
      onKeyDown={onKeyDown}
    >
      {items.map((entry) => (
        <Entry
          key={entry.id}
          {...entry}
          descriptionId={`${id}-${entry.id}`}
          hasIcons={hasIcons}
          isSelected={selectedIds === undefined ? undefined : selectedIds.includes(entry.id)}
          onPress={() => {
            close();
            onAction(entry.id);
          }}
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
