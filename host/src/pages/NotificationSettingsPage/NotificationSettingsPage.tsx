import { NotificationSwitches } from "../../features/set-notifications/NotificationSwitches.tsx";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { notificationsTexts } from "../../texts/notifications.ts";
import { ProfileFrame } from "../ProfilePage/ProfileFrame.tsx";

/** The settings of what the person is told, and how (route `profile.notification`). */
export default function NotificationSettingsPage() {
  const { settings: texts } = notificationsTexts;
  usePageArrival({ title: texts.title });
  return (
    <ProfileFrame tab="notifications" title={texts.title}>
      <NotificationSwitches place="page" />
    </ProfileFrame>
  );
}
