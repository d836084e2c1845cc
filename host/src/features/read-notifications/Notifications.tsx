import { observer } from "mobx-react-lite";
import { useEffect, useState, type ReactNode, type RefObject } from "react";
import { NotificationsPanel } from "@kadr/design-system/notifications";
import { ConfirmDialog } from "@kadr/design-system/popups/ConfirmDialog";
import { presentNotification } from "../../presenters/notifications.ts";
import { kindOf } from "../../stores/notifications/kindOf.ts";
import { sourceOf } from "../../stores/notifications/sourceOf.ts";
import type { NotificationSettingsStore } from "../../stores/NotificationSettingsStore.ts";
import type { NotificationsStore } from "../../stores/NotificationsStore.ts";
import type { SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { notificationsTexts } from "../../texts/notifications.ts";
import { actionsOf } from "./actionsOf.tsx";

export interface NotificationsProps {
  store: NotificationsStore;
  subscriptions: SubscriptionsStore;
  settings: NotificationSettingsStore;
  /** Draws the switches themselves. */
  settingsView: ReactNode;
  /** The bell. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A guest has signed in at the panel, which has closed for that. */
  onSignedIn: () => void;
}

const { panel, deleteAll } = notificationsTexts;

/** The panel of the bell (NOTIF-POPUP-01). */
export const Notifications = observer(function Notifications({
  store,
  subscriptions,
  settings,
  settingsView,
  triggerRef,
  isOpen,
  onOpenChange,
  onSignedIn,
}: NotificationsProps) {
  const { stores, measure, link, mediaUrl, now } = useHost();
  const { account, authPopup, session } = stores;
  const { userId } = session;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isOpen || userId === null) return undefined;
    void store.open();
    void subscriptions.load();
    return () => store.close();
  }, [store, subscriptions, isOpen, userId]);

  const act = (id: string, action: string) => {
    const notification = store.rows.find((row) => row.id === id)?.notification;
    if (notification === undefined) return;
    const source = sourceOf(notification);
    if (action === "read") void store.read(id);
    else if (action === "hide") store.hide(id);
    else if (source !== null) void subscriptions.toggle(source, { trigger: "notifications", isByReason: true });
    else {
      const code = kindOf(notification);
      const isOn = action === "unmute";
      measure("profile.notificationSwitch", { code, state: isOn, location: "notifications" });
      void settings.set("events", code, isOn);
    }
  };
  const signIn = () => {
    onOpenChange(false);
    void authPopup.require("notifications").then((isIn) => isIn && onSignedIn());
  };
  const at = now();
  const kinds = settings.switchesOf("events");
  return (
    <>
      <NotificationsPanel
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        phase={!account.isAuthorised ? "guest" : store.phase === "idle" ? "loading" : store.phase}
        rows={store.rows.map((record) => ({
          item: presentNotification(record.id, record.notification, record.isUnread, { now: at, link, mediaUrl }),
          isHidden: record.isHidden,
          actions: actionsOf(record, subscriptions, kinds),
        }))}
        more={store.more}
        onMore={() => void store.loadMore()}
        onRetry={() => void store.reload()}
        onSignIn={signIn}
        hasUnread={store.hasUnread}
        onReadAll={() => void store.readAll()}
        onDeleteAll={() => setAsking(true)}
        onOpenItem={(id) => {
          void store.read(id);
          onOpenChange(false);
        }}
        onAction={act}
        onUndo={store.undo}
        settings={settingsView}
        texts={panel}
      />
      <ConfirmDialog
        isOpen={isAsking && isOpen}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          void store.removeAll();
        }}
        title={deleteAll.title}
        confirmLabel={deleteAll.confirm}
        cancelLabel={deleteAll.cancel}
        isDanger
      >
        {deleteAll.text}
      </ConfirmDialog>
    </>
  );
});
