import { useCallback, useRef, useState, type ReactNode } from "react";
import { MenuPopover } from "../../primitives/MenuPopover/index.ts";
import { menuEntry } from "../parts/menuEntry.tsx";
import type { CardMenuItem, CardMenuRequest } from "../props.ts";

export interface CardMenuOptions {
  /** Name of the open menu. */
  label: string;
  /** An entry without an address was chosen. */
  onAction: (cardId: string, actionId: string) => void;
  /** An entry with an address was chosen, which leads there by itself. */
  onFollow?: ((cardId: string, actionId: string) => void) | undefined;
  /** Words of an entry now, where they may change while the menu is open; default its own words. */
  labelOf?: ((cardId: string, item: CardMenuItem) => string) | undefined;
}

export interface CardMenu {
  /** Stable; give it to every card as `onMenuOpen`. */
  onMenuOpen: (request: CardMenuRequest) => void;
  /** Render it once beside the list. */
  menu: ReactNode;
}

/** The one menu of a list of cards, opened at the button that was pressed. */
export function useCardMenu({ label, onAction, onFollow, labelOf }: CardMenuOptions): CardMenu {
  const [request, setRequest] = useState<CardMenuRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement | null>(null);
  const changeOpen = useCallback((next: boolean) => {
    setOpen(next);
    // the plain button belongs to a memoised card, which need not render again for this
    if (next) trigger.current?.setAttribute("aria-expanded", "true");
    else trigger.current?.removeAttribute("aria-expanded");
  }, []);
  const onMenuOpen = useCallback(
    (next: CardMenuRequest) => {
      trigger.current?.removeAttribute("aria-expanded");
      trigger.current = next.trigger;
      setRequest(next);
      changeOpen(true);
    },
    [changeOpen],
  );
  const menu = request !== null && (
    <MenuPopover
      label={label}
      items={request.items.map((item) => menuEntry({ ...item, label: labelOf?.(request.cardId, item) ?? item.label }))}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={changeOpen}
      onAction={(actionId) => {
        const isLink = request.items.find((item) => item.id === actionId)?.href !== undefined;
        (isLink ? onFollow : onAction)?.(request.cardId, actionId);
      }}
    />
  );
  return { onMenuOpen, menu };
}
