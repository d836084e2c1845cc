import { observer } from "mobx-react-lite";
import { MenuColumnLinks, type MenuColumnVariant } from "@kadr/design-system/navigation/LeftMenu";
import { subscriptionsShown, useMenu, type MenuPorts } from "./useMenu.tsx";

export interface SiteColumnProps extends MenuPorts {
  variant: MenuColumnVariant;
}

/** Whose icons say enough without words, and how many of each. */
const narrow = { main: 5, mine: 6, subscriptions: subscriptionsShown };
const stays = () => undefined;

/** The left menu beside the page (MENU-LEFT-01): narrow or wide. */
export const SiteColumn = observer(function SiteColumn({ variant, ...ports }: SiteColumnProps) {
  return <MenuColumnLinks {...useMenu(ports, stays)} variant={variant} narrow={narrow} />;
});
