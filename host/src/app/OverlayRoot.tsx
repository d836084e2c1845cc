import { observer } from "mobx-react-lite";
import { lazy, Suspense, useMemo } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { createAuthFrame } from "./authFrame.ts";
import type { LayersProps } from "./Layers.tsx";

const SignIn = lazy(() => import("../features/sign-in/SignIn.tsx").then((module) => ({ default: module.SignIn })));
const LeaveSite = lazy(() => import("../features/leave-site/LeaveSite.tsx").then((module) => ({ default: module.LeaveSite })));
const AccountMenu = lazy(() => import("../features/use-account/AccountMenu.tsx").then((module) => ({ default: module.AccountMenu })));
const NoticeLog = lazy(() => import("../features/read-notices/NoticeLog.tsx").then((module) => ({ default: module.NoticeLog })));
const MiniPlayer = lazy(() => import("../features/watch-video/MiniPlayer.tsx").then((module) => ({ default: module.MiniPlayer })));
const SiteMenu = lazy(() => import("../features/browse-menu/SiteMenu.tsx").then((module) => ({ default: module.SiteMenu })));

/** The layers themselves; react-aria speaks Russian in them. */
const OverlayRoot = observer(function OverlayRoot({ app, path, layer, onClose, onLog, onLogout, userButton }: LayersProps) {
  const { parts } = app.player;
  const { theme } = app.stores;
  const frame = useMemo(() => createAuthFrame(app.config.authUrl, () => theme.theme), [app.config.authUrl, theme]);
  const onOpenChange = (isOpen: boolean) => { if (!isOpen) onClose(); };
  return (
    <I18nProvider locale="ru-RU">
      <Suspense fallback={null}>
        {app.stores.authPopup.isOpen && <SignIn frame={frame} />}
        {app.leaving.link !== null && <LeaveSite host={app.leaving.link.host} onAnswer={app.leaving.answer} />}
        {app.stores.session.isAuthorised && layer === "user" && (
          <AccountMenu triggerRef={userButton} isOpen onOpenChange={onOpenChange} onMessages={onLog} onLogout={onLogout} />
        )}
        {layer === "log" && <NoticeLog isOpen onOpenChange={onOpenChange} />}
        {layer === "menu" && <SiteMenu api={app.api} isOpen onOpenChange={onOpenChange} path={path} link={app.pagePorts.link} onMessages={onLog} year={new Date().getFullYear()} />}
        {parts !== null && parts.store.kept !== null && <MiniPlayer path={path} store={parts.store} ports={parts.ports} />}
      </Suspense>
    </I18nProvider>
  );
});

export default OverlayRoot;
