import { Notifications, type NotificationsProps } from "../features/read-notifications/Notifications.tsx";
import { NotificationSwitches } from "../features/set-notifications/NotificationSwitches.tsx";
import type { OverlayProps } from "./overlay.tsx";

export type NotificationsOverlayProps = OverlayProps<null> &
  Pick<NotificationsProps, "store" | "subscriptions" | "settings">;

/** The panel of the bell, and in it the same switches as on their page. */
export const NotificationsOverlay = ({
  app,
  isOpen,
  onOpenChange,
  bellButton,
  store,
  subscriptions,
  settings,
}: NotificationsOverlayProps) => (
  <Notifications
    store={store}
    subscriptions={subscriptions}
    settings={settings}
    settingsView={<NotificationSwitches place="panel" />}
    triggerRef={bellButton}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    onSignedIn={() => app.overlays.open("notifications", null)}
  />
);
