import { useRef, useState } from "react";
import { UploadIcon } from "../../primitives/Icon/index.ts";
import { MenuPopover, useDrawnMenu, type MenuPopoverItem } from "../../primitives/MenuPopover/index.ts";
import { HeaderButton } from "../Header/HeaderButton.tsx";

export interface UploadMenuProps {
  /** Name of the button and of its menu: «Добавить». */
  label: string;
  /** Entries that can be added, in their order; a link leads there by itself. */
  items: readonly MenuPopoverItem[];
  /** An entry was chosen, also one that is a link. */
  onAction: (id: string) => void;
}

/** The header's button for those who bring something: videos, Shorts, streams (SHELL-HEADER-05). */
export function UploadMenu({ label, items, onAction }: UploadMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const drawn = useDrawnMenu(() => ({ label, items }));
  return (
    <>
      <HeaderButton
        ref={button}
        icon={<UploadIcon />}
        label={label}
        data-menu={drawn}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <MenuPopover
        label={label}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        items={items}
        onAction={onAction}
      />
    </>
  );
}
