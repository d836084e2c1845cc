import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { useOverlayEntry, usePressOutside } from "../Overlay/index.ts";
import type { AnchoredPlacement } from "../AnchoredSurface/index.ts";
import { createTypeAhead, nextIndex } from "./menuKeys.ts";
import { MenuSurface, type MenuPopoverItem } from "./MenuSurface.tsx";
import { placeBeside } from "./placeBeside.ts";

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
  return (
    <MenuSurface
      ref={element}
      label={label}
      items={items}
      selectedIds={selectedIds}
      className={className}
      style={position}
      onKeyDown={onKeyDown}
      onPress={(id) => {
        close();
        onAction(id);
      }}
    />
  );
}
