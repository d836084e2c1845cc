import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { NotificationSettings, NotificationsState } from "@kadr/design-system/notifications";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { presentSettings } from "../../presenters/notificationSettings.ts";
import type { NotificationSettingsStore, SettingsGroup } from "../../stores/NotificationSettingsStore.ts";
import { useMeasure, useStores } from "../../stores/StoresContext.ts";
import { lateTexts } from "../../texts/late.ts";
import { notificationsTexts } from "../../texts/notifications.ts";

const { settings: texts } = notificationsTexts;

/** The switches of notifications: a guest signs in first (SETTINGS-NOTIF-05). */
export function NotificationSwitches() {
  const { notificationSettings } = useStores();
  return (
    <LatePlace
      of={{ store: notificationSettings }}
      pending={<NotificationSettings groups={[]} onChange={() => undefined} isLoading texts={texts} />}
      texts={lateTexts}
    >
      {({ store }) => <Switches store={store} />}
    </LatePlace>
  );
}

const Switches = observer(function Switches({ store }: { store: NotificationSettingsStore }) {
  const { session, authPopup } = useStores();
  const measure = useMeasure();
  const { userId, phase } = session;
  useEffect(() => {
    if (userId !== null) void store.load();
  }, [store, userId]);
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
  const groups = presentSettings({ ways: store.switchesOf("ways"), events: store.switchesOf("events") });
  return (
    <NotificationSettings
      groups={groups}
      isLoading={groups.length === 0}
      onChange={(group, code, isOn) => {
        measure("profile.notificationSwitch", { code, state: isOn, location: "profile" });
        void store.set(group as SettingsGroup, code, isOn);
      }}
      texts={texts}
    />
  );
});
