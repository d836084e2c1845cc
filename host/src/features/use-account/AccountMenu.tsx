import { observer } from "mobx-react-lite";
import type { RefObject } from "react";
import { CardIcon, CrownIcon, InfoIcon, LogOutIcon, SettingsIcon } from "@kadr/design-system/primitives/Icon";
import { UserMenu } from "@kadr/design-system/navigation/UserMenu";
import { avatarAt } from "../../presenters/avatars.ts";
import { channelPath, paymentsPath, profileEditPath, profilePath } from "../../links/addresses.ts";
import { useHost } from "../../ports/Host.ts";
import { layerTexts } from "../../texts/layers.ts";

export interface AccountMenuProps {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPremium: () => void;
  onToastHistory: () => void;
  onLogout: () => void;
}

/** The user menu (SHELL-USERMENU-01 to -06): who is here, the channel, the messages, the way out. */
export const AccountMenu = observer(function AccountMenu({
  triggerRef,
  isOpen,
  onOpenChange,
  onPremium,
  onToastHistory,
  onLogout,
}: AccountMenuProps) {
  const { stores, mediaUrl } = useHost();
  const { profile } = stores.session;
  const texts = layerTexts.userMenu;
  if (profile === null) return null;
  return (
    <UserMenu
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      name={profile.name}
      channelHref={channelPath(profile.id)}
      avatarUrl={avatarAt(mediaUrl(profile.avatarUrl))}
      email={profile.email ?? ""}
      editHref={profileEditPath}
      finish={profile.isEmailConfirmed ? undefined : { text: texts.finishRegistration, href: profilePath }}
      items={[
        { id: "profile", label: texts.profile, icon: <SettingsIcon size={20} />, href: profilePath },
        { id: "payments", label: texts.payments, icon: <CardIcon size={20} />, href: paymentsPath },
        { id: "premium", label: texts.premium, icon: <CrownIcon size={20} /> },
        { id: "toastHistory", label: layerTexts.toastHistory.title, icon: <InfoIcon size={20} /> },
        { id: "logout", label: texts.logout, icon: <LogOutIcon size={20} /> },
      ]}
      onAction={(id) => {
        onOpenChange(false);
        if (id === "premium") onPremium();
        else if (id === "toastHistory") onToastHistory();
        else if (id === "logout") onLogout();
      }}
      texts={{ menu: texts.menu, edit: texts.edit, channel: texts.channel }}
    />
  );
});
