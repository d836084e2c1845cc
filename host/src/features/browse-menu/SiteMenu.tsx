import { observer } from "mobx-react-lite";
import { LeftMenu } from "@kadr/design-system/navigation/LeftMenu";
import { useMenu, type MenuPorts } from "./useMenu.tsx";

export interface SiteMenuProps extends MenuPorts {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The left menu as an overlay (MENU-LEFT-01): the middle variant. */
export const SiteMenu = observer(function SiteMenu({ isOpen, onOpenChange, ...ports }: SiteMenuProps) {
  const menu = useMenu(ports, () => onOpenChange(false));
  return <LeftMenu {...menu} isOpen={isOpen} onOpenChange={onOpenChange} />;
});
