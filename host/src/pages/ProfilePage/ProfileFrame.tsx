import { css } from "linaria";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { TabLinks } from "@kadr/design-system/primitives/TabLinks";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { UserIcon } from "@kadr/design-system/primitives/Icon";
import { font, space } from "@kadr/design-system/tokens";
import { notificationSettingsPath, paymentsPath, profileEditPath, profilePath } from "../../links/addresses.ts";
import { useHost } from "../../ports/Host.ts";
import { profileTexts } from "../../texts/profile.ts";

const page = css`
  max-width: 640px;
  margin: 0 auto;
  padding: ${space[6]} var(--k-gutter) ${space[16]};
`;

const tabs = css`
  margin-bottom: ${space[6]};
`;

const headingLook = css`
  margin-bottom: ${space[6]};
  font: ${font.heading};
`;

export type ProfileTab = "account" | "info" | "payments" | "notifications";

export interface ProfileFrameProps {
  tab: ProfileTab;
  title: string;
  children: ReactNode;
}

/** Frame of the profile's pages: their tabs and their heading (PROFILE-EDIT-09). */
export function ProfileFrame({ tab, title, children }: ProfileFrameProps) {
  const { measure } = useHost();
  return (
    <div className={page}>
      <TabLinks
        label={profileTexts.tabs.label}
        items={[
          { id: "account", label: profileTexts.tabs.account, href: profilePath },
          { id: "info", label: profileTexts.tabs.info, href: profileEditPath },
          { id: "payments", label: profileTexts.tabs.payments, href: paymentsPath },
          { id: "notifications", label: profileTexts.tabs.notifications, href: notificationSettingsPath },
        ]}
        currentId={tab}
        onPress={(id) => measure("profile.tab", { tab: id, location: "profile" })}
        className={tabs}
      />
      <h1 className={headingLook}>{title}</h1>
      {children}
    </div>
  );
}

/** A guest's profile: the guest signs in first, in place. */
export const GuestProfile = observer(function GuestProfile() {
  const { authPopup } = useHost().stores;
  const { guest } = profileTexts;
  return (
    <EmptyState
      icon={<UserIcon size={32} />}
      title={guest.title}
      text={guest.text}
      action={
        <Button variant="primary" onPress={() => authPopup.open("header")}>
          {guest.action}
        </Button>
      }
    />
  );
});
