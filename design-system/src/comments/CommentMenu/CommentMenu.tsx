import type { ReactNode, RefObject } from "react";
import { BanIcon, EditIcon, FlagIcon, PinIcon, ReplyIcon, TrashIcon, UnpinIcon } from "../../primitives/Icon/index.ts";
import { MenuPopover } from "../../primitives/MenuPopover/index.ts";

/** The actions of a comment (`comment.action`). */
export type CommentMenuAction = "reply" | "edit" | "delete" | "pin" | "unpin" | "complain" | "ban";

export interface CommentMenuProps {
  /** «Действия с комментарием». */
  label: string;
  /** Actions that this person may take, in order. */
  actions: readonly CommentMenuAction[];
  /** The words of each action. */
  texts: Readonly<Record<CommentMenuAction, string>>;
  /** The button of the row that opened it. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAction: (action: CommentMenuAction) => void;
}

const icons: Readonly<Record<CommentMenuAction, ReactNode>> = {
  reply: <ReplyIcon size={20} />,
  edit: <EditIcon size={20} />,
  delete: <TrashIcon size={20} />,
  pin: <PinIcon size={20} />,
  unpin: <UnpinIcon size={20} />,
  complain: <FlagIcon size={20} />,
  ban: <BanIcon size={20} />,
};

const destructive: ReadonlySet<CommentMenuAction> = new Set(["delete", "ban"]);

/** The one menu of a list of comments: it opens at whichever row was pressed. */
export function CommentMenu({ label, actions, texts, triggerRef, isOpen, onOpenChange, onAction }: CommentMenuProps) {
  return (
    <MenuPopover
      label={label}
      items={actions.map((id) => ({ id, label: texts[id], icon: icons[id], isDanger: destructive.has(id) }))}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onAction={(id) => onAction(id as CommentMenuAction)}
    />
  );
}
