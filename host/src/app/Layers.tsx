import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useState, type RefObject } from "react";
import type { AppParts } from "./createApp.ts";

// None of these is on a first screen: each comes with the press that needs it.
const loadNotices = () => import("../features/read-notices/Notices.tsx").then((module) => ({ default: module.Notices }));
const Notices = lazy(loadNotices);
const OverlayRoot = lazy(() => import("./OverlayRoot.tsx"));

/** Once the first screen stands: the message that the network is lost could not be loaded any more. */
export const prepareNotices = (): void => void loadNotices().catch(() => undefined);

export type Layer = "user" | "menu" | "log" | null;

export interface LayersProps {
  app: AppParts;
  path: string;
  layer: Layer;
  onClose: () => void;
  onLog: () => void;
  onLogout: () => void;
  userButton: RefObject<HTMLButtonElement | null>;
}

/** What lies over the pages. Loaded on the first use and kept, so that closing can be animated. */
export const Layers = observer(function Layers({ app, path, layer, onClose, onLog, onLogout, userButton }: LayersProps) {
  const { authPopup } = app.stores;
  const wanted = authPopup.isOpen || app.leaving.link !== null || layer !== null || app.player.parts?.store.kept != null;
  const [wasWanted, setWanted] = useState(wanted);
  useEffect(() => {
    if (wanted) setWanted(true);
  }, [wanted]);
  const hasNotices = app.stores.notices.log.length > 0;
  return (
    <>
      {hasNotices && <Suspense fallback={null}><Notices /></Suspense>}
      {(wanted || wasWanted) && <Suspense fallback={null}>
        <OverlayRoot app={app} path={path} layer={layer} onClose={onClose} onLog={onLog} onLogout={onLogout} userButton={userButton} />
      </Suspense>}
    </>
  );
});
