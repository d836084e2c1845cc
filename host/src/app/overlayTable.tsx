import type { ComponentType, ReactNode, RefObject } from "react";
import { createLate, type Late } from "@kadr/design-system/primitives/Late";
import type { OverlayArgs, OverlayName } from "../pages/Overlays.ts";
import { authTexts } from "../texts/auth.ts";
import { layerTexts } from "../texts/layers.ts";
import { videoTexts } from "../texts/video.ts";
import type { AppParts } from "./createApp.ts";

/** What every overlay is given. */
export interface OverlayProps<A> {
  app: AppParts;
  args: A;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Path of the page under it. */
  path: string;
  /** The button of the person in the header. */
  userButton: RefObject<HTMLButtonElement | null>;
}

/** One kind of overlay: what it is called while it comes, and what comes. */
export interface Overlay<A> {
  readonly label: string;
  readonly late: Late<ComponentType<OverlayProps<A>>>;
  /** It hangs on the person's button, as a menu does. Default: it is a dialog. */
  readonly isAnchored?: boolean;
  /** Put away by the person, where a store of its own has to know. Default: it is closed. */
  readonly dismiss?: (app: AppParts) => void;
}

/** The code of an overlay, and beside it the words of react-aria in Russian. */
function overlay<A, M>(load: () => Promise<M>, show: (module: M, props: OverlayProps<A>) => ReactNode): Late<ComponentType<OverlayProps<A>>> {
  return createLate(async () => {
    const [module, { Russian }] = await Promise.all([load(), import("./Russian.tsx")]);
    return (props) => <Russian>{show(module, props)}</Russian>;
  });
}

/** Every overlay of the app by its name (house style: a popup is one entry of a registry). */
export const overlayTable: { readonly [N in OverlayName]: Overlay<OverlayArgs[N]> } = {
  menu: {
    label: layerTexts.menu.menu,
    late: overlay(
      () => import("../features/browse-menu/SiteMenu.tsx"),
      ({ SiteMenu }, { app, isOpen, onOpenChange, path }) => (
        <SiteMenu api={app.api} isOpen={isOpen} onOpenChange={onOpenChange} path={path} link={app.pagePorts.link} mediaUrl={app.pagePorts.mediaUrl} onMessages={() => app.overlays.open("log", null)} year={new Date().getFullYear()} />
      ),
    ),
  },
  account: {
    label: layerTexts.userMenu.menu,
    isAnchored: true,
    late: overlay(
      () => import("../features/use-account/AccountMenu.tsx"),
      ({ AccountMenu }, { app, isOpen, onOpenChange, userButton }) => (
        <AccountMenu mediaUrl={app.pagePorts.mediaUrl} triggerRef={userButton} isOpen={isOpen} onOpenChange={onOpenChange} onMessages={() => app.overlays.open("log", null)} onLogout={app.logout} />
      ),
    ),
  },
  log: {
    label: layerTexts.messageLog.title,
    late: overlay(
      () => import("../features/read-notices/NoticeLog.tsx"),
      ({ NoticeLog }, { isOpen, onOpenChange }) => <NoticeLog isOpen={isOpen} onOpenChange={onOpenChange} />,
    ),
  },
  signIn: {
    label: authTexts.title,
    dismiss: (app) => app.stores.authPopup.dismiss(),
    late: overlay(
      () => import("./SignInOverlay.tsx"),
      ({ SignInOverlay }, { app }) => <SignInOverlay app={app} />,
    ),
  },
  leaveSite: {
    label: layerTexts.leaving.title,
    dismiss: (app) => app.leaving.answer(false),
    late: overlay(
      () => import("../features/leave-site/LeaveSite.tsx"),
      ({ LeaveSite }, { app }) => <LeaveSite host={app.leaving.link?.host ?? null} onAnswer={app.leaving.answer} />,
    ),
  },
  share: {
    label: videoTexts.shareDialog.title,
    late: overlay(
      () => import("../features/share-video/ShareVideo.tsx"),
      ({ ShareVideo }, { app, args, isOpen, onOpenChange }) => (
        <ShareVideo {...args} isOpen={isOpen} onOpenChange={onOpenChange} origin={app.pagePorts.origin} copyText={app.pagePorts.copyText} />
      ),
    ),
  },
};
