import { observer } from "mobx-react-lite";
import { NotificationSettings, NotificationsState } from "@kadr/design-system/notifications";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { presentSettings } from "../../presenters/notificationSettings.ts";
import type { NotificationSettingsStore, SettingsGroup } from "../../stores/NotificationSettingsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { useLoaded } from "../../ports/useStore.ts";
import { lateTexts } from "../../texts/late.ts";
import { notificationsTexts } from "../../texts/notifications.ts";

const { settings: texts } = notificationsTexts;

export interface NotificationSwitchesProps {
  /** On their page, or in the panel of the bell. */
  place: "page" | "panel";
}

const places = {
  page: { location: "profile", groupHeading: "h2" },
  panel: { location: "notifications", groupHeading: "h3" },
} as const;

/** The switches of notifications: a guest signs in first (SETTINGS-NOTIF-05). */
export function NotificationSwitches({ place }: NotificationSwitchesProps) {
  const { notificationSettings } = useHost().stores;
  return (
    <LatePlace
      of={{ store: notificationSettings }}
      pending={<NotificationSettings groups={[]} onChange={() => undefined} isLoading texts={texts} />}
      texts={lateTexts}
    >
      {({ store }) => <Switches store={store} place={place} />}
    </LatePlace>
  );
}

interface SwitchesProps extends NotificationSwitchesProps {
  store: NotificationSettingsStore;
}

const Switches = observer(function Switches({ store, place }: SwitchesProps) {
  const { stores, measure } = useHost();
  const { session, authPopup } = stores;
  const { userId, phase } = session;
  useLoaded(userId === null ? null : store, userId);
  if (userId === null && phase !== "unknown")
    return (
      <NotificationsState
        kind="guest"
        title={texts.guest.title}
        text={texts.guest.text}
        actionLabel={texts.guest.action}
        onAction={() => authPopup.open("notifications")}
      />
    );
  if (store.phase === "failed")
    return (
      <NotificationsState
        kind="failed"
        title={texts.failed.title}
        text={texts.failed.text}
        actionLabel={texts.retry}
        onAction={() => void store.load()}
      />
    );
  const { location, groupHeading } = places[place];
  const groups = presentSettings({
    ways: store.switchesOf("ways"),
    events: store.switchesOf("events"),
    pushes: store.pushPermission,
  });
  return (
    <NotificationSettings
      groups={groups}
      isLoading={groups.length === 0}
      groupHeading={groupHeading}
      onChange={(group, code, isOn) => {
        measure("profile.notificationSwitch", { code, state: isOn, location });
        void store.set(group as SettingsGroup, code, isOn);
      }}
      texts={texts}
    />
  );
});
