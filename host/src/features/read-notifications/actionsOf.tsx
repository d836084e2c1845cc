import type { NotificationSettings } from "@kadr/openapi/client";
import { BellIcon, BellOffIcon, CheckIcon, HideIcon, MinusIcon, PlusIcon } from "@kadr/design-system/primitives/Icon";
import type { MenuPopoverItem } from "@kadr/design-system/primitives/MenuPopover";
import { kindOf } from "../../stores/notifications/kindOf.ts";
import { sourceOf } from "../../stores/notifications/sourceOf.ts";
import type { NotificationRecord } from "../../stores/NotificationsStore.ts";
import type { SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";
import { notificationsTexts } from "../../texts/notifications.ts";

const { actions, settings } = notificationsTexts;

/** A source that can be followed is followed or left; any other notification has a switch for all of its kind. */
function turningOff(
  { notification }: NotificationRecord,
  subscriptions: Pick<SubscriptionsStore, "isFollowed">,
  kinds: NotificationSettings,
): readonly MenuPopoverItem[] {
  const source = sourceOf(notification);
  if (source === null) {
    const kind = kindOf(notification);
    const isOff = kinds[kind] === false;
    return [
      {
        id: isOff ? "unmute" : "mute",
        label: isOff ? actions.unmute : actions.mute,
        description: settings.events.items[kind],
        icon: isOff ? <BellIcon size={20} /> : <BellOffIcon size={20} />,
      },
    ];
  }
  const isFollowed = subscriptions.isFollowed(source);
  if (isFollowed === undefined) return [];
  return [
    {
      id: "follow",
      label: isFollowed ? actions.unfollow : actions.follow,
      description: notification.target_data.name,
      icon: isFollowed ? <MinusIcon size={20} /> : <PlusIcon size={20} />,
    },
  ];
}

/** Actions in the menu of a row; `kinds`: the switches of the kinds of notifications, as far as they are known. */
export const actionsOf = (
  record: NotificationRecord,
  subscriptions: Pick<SubscriptionsStore, "isFollowed">,
  kinds: NotificationSettings,
): readonly MenuPopoverItem[] => [
  ...(record.isUnread ? [{ id: "read", label: actions.read, icon: <CheckIcon size={20} /> }] : []),
  { id: "hide", label: actions.hide, icon: <HideIcon size={20} /> },
  ...turningOff(record, subscriptions, kinds),
];
