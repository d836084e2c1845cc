import { observer } from "mobx-react-lite";
import { MenuColumn, MenuColumnWaiting } from "@kadr/design-system/navigation/LeftMenu";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import { lateTexts } from "../texts/late.ts";
import { navigate } from "../routes/navigation.ts";
import { bottomPlace } from "./Frame.styles.ts";
import type { AppParts } from "./AppParts.ts";

const SiteColumn = lateComponent(
  () => import("../features/browse-menu/SiteColumn.tsx").then((module) => module.SiteColumn),
  { pending: <MenuColumnWaiting />, texts: lateTexts },
);
const SiteBottomMenu = lateComponent(
  () => import("../features/browse-menu/SiteBottomMenu.tsx").then((module) => module.SiteBottomMenu),
  { pending: null, texts: lateTexts, className: bottomPlace },
);

export interface MenuProps {
  app: AppParts;
  path: string;
}

/** The left menu beside the page. Its place is there at once, the menu itself after the first screen. */
export function Column({ app, path, variant }: MenuProps & { variant: "narrow" | "wide" | null }) {
  return (
    <MenuColumn>
      {variant === null ? (
        <MenuColumnWaiting />
      ) : (
        <SiteColumn
          variant={variant}
          path={path}
          onGo={navigate}
          onToastHistory={() => app.overlays.open("toastHistory", null)}
          onPromo={app.openCoupon}
          onPremium={() => app.popups.open("premium_purchase", { productCode: null })}
        />
      )}
    </MenuColumn>
  );
}

/** The menu at the bottom of a phone; not under the question whether pushes may come (SHELL-BOTTOMMENU-03). */
export const BottomBar = observer(function BottomBar({ app, path }: MenuProps) {
  if (app.overlays.isOpen("push")) return null;
  return <SiteBottomMenu path={path} onGo={navigate} isTouch={app.environment.device().isTouch} />;
});
