import { Suspense } from "react";
import { NotificationSettings } from "@kadr/design-system/notifications";
import { NotificationSwitches } from "../../features/set-notifications/NotificationSwitches.tsx";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { notificationsTexts } from "../../texts/notifications.ts";
import { ProfileFrame } from "../ProfilePage/ProfileFrame.tsx";

/** Of what the person is told, and how (A §2 /profile/notification). */
export default function NotificationSettingsPage() {
  const { settings: texts } = notificationsTexts;
  usePageArrival({ title: texts.title });
  return (
    <ProfileFrame tab="notifications" title={texts.title}>
      <Suspense fallback={<NotificationSettings groups={[]} onChange={() => undefined} isLoading texts={texts} />}>
        <NotificationSwitches />
      </Suspense>
    </ProfileFrame>
  );
}
