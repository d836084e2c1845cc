import {
  ClockIcon,
  EditIcon,
  FlagIcon,
  HideIcon,
  ShareIcon,
  TrashIcon,
  UserIcon,
} from "../../primitives/Icon/index.ts";
import type { MenuPopoverItem } from "../../primitives/MenuPopover/index.ts";
import type { CardMenuItem } from "../props.ts";

const icons = {
  hide: <HideIcon size={20} />,
  edit: <EditIcon size={20} />,
  share: <ShareIcon size={20} />,
  later: <ClockIcon size={20} />,
  follow: <UserIcon size={20} />,
  remove: <TrashIcon size={20} />,
  flag: <FlagIcon size={20} />,
} as const;

/** An entry of a card's menu with its icon. */
export const menuEntry = (item: CardMenuItem): MenuPopoverItem => ({
  ...item,
  icon: item.icon === undefined ? undefined : icons[item.icon],
});
