import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from "react";
import { ClockIcon, EditIcon, HideIcon, ShareIcon } from "../../primitives/Icon/index.ts";
import type { CardMenuRequest } from "../props.ts";

// react-aria's menu is not part of the first load: it comes with the first press
const MenuPopover = lazy(() => import("../../primitives/MenuPopover/index.ts").then((module) => ({ default: module.MenuPopover })));

export interface CardMenuOptions {
  /** Name of the open menu. */
  label: string;
  /** An entry without an address was chosen. */
  onAction: (cardId: string, actionId: string) => void;
}

export interface CardMenu {
  /** Stable; give it to every card as `onMenuOpen`. */
  onMenuOpen: (request: CardMenuRequest) => void;
  /** Render it once beside the list. */
  menu: ReactNode;
}

const icons = {
  hide: <HideIcon size={20} />,
  edit: <EditIcon size={20} />,
  share: <ShareIcon size={20} />,
  later: <ClockIcon size={20} />,
} as const;

/** The one menu of a list of cards, opened at the button that was pressed. */
export function useCardMenu({ label, onAction }: CardMenuOptions): CardMenu {
  const [request, setRequest] = useState<CardMenuRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement | null>(null);
  const onMenuOpen = useCallback((next: CardMenuRequest) => {
    trigger.current = next.trigger;
    setRequest(next);
    setOpen(true);
  }, []);
  const menu =
    request === null ? null : (
      <Suspense fallback={null}>
        <MenuPopover
          label={label}
          items={request.items.map((item) => ({ ...item, icon: item.icon === undefined ? undefined : icons[item.icon] }))}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onAction={(actionId) => {
            setOpen(false);
            if (request.items.find((item) => item.id === actionId)?.href === undefined) onAction(request.cardId, actionId);
          }}
        />
      </Suspense>
    );
  return { onMenuOpen, menu };
}
