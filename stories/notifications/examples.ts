import type { NotificationLook, NotificationRow } from "@kadr/design-system/notifications";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { examples } from "@kadr/openapi/examples";
import { presentNotification } from "../../host/src/presenters/notifications.ts";
import { notificationsTexts } from "../../host/src/texts/notifications.ts";
import { picture } from "../primitives/pictures.ts";

/** The moment at which every story lives is months before the examples: theirs is the day of the newest. */
const now = Date.parse("2026-11-21T12:00:00Z");

/** The rows of a person's first page, newest first; pictures that need no server. */
export const looks: readonly NotificationLook[] = examples.listNotifications.first.results.map((one, index) => ({
  ...presentNotification(`${one.task_id}/${one.target_id}`, one, !one.was_read, {
    now,
    link: (address) => (address == null ? null : { href: href(address), isExternal: false }),
    mediaUrl: () => undefined,
  }),
  ...(one.target_data.picture == null ? {} : { picture: picture(96, 96, 40 + index * 80) }),
  ...(one.target_data.video_thumbnail === undefined ? {} : { thumbnail: picture(176, 99, 200 + index * 60) }),
}));

const { actions } = notificationsTexts;

export const rows: readonly NotificationRow[] = looks.map((item) => ({
  item,
  isHidden: false,
  actions: [
    ...(item.isUnread ? [{ id: "read", label: actions.read }] : []),
    { id: "hide", label: actions.hide },
    ...(item.mark === "video" ? [{ id: "follow", label: actions.unfollow, description: item.name }] : []),
  ],
}));
