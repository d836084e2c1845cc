import { observer } from "mobx-react-lite";
import { useEffect, type ComponentType, type RefObject } from "react";
import { lateComponent, LateOverlay, LateSlot } from "@kadr/design-system/primitives/Late";
import { whenIdle } from "../features/show-shelf/whenIdle.ts";
import { lateTexts } from "../texts/late.ts";
import type { AppParts } from "./createApp.ts";
import { miniPlace } from "./Layers.styles.ts";
import { overlayTable, type Overlay, type OverlayProps } from "./overlayTable.tsx";
import type { OpenedOverlay } from "./OverlaysStore.ts";

const Notices = lateComponent(() => import("../features/read-notices/Notices.tsx").then((module) => module.Notices));
const MiniPlayer = lateComponent(() => import("../features/watch-video/MiniPlayer.tsx").then((module) => module.MiniPlayer));

const ignore = () => undefined;

/** Once the first screen stands: the message that the network is lost could not be loaded any more. */
export const prepareNotices = (): void => void Notices.late.load().catch(ignore);

export interface LayersProps {
  app: AppParts;
  path: string;
  userButton: RefObject<HTMLButtonElement | null>;
}

/** What lies over the pages. None of it is on a first screen: each comes with the press that needs it. */
export const Layers = observer(function Layers({ app, path, userButton }: LayersProps) {
  const { parts } = app.player;
  // Whoever watches may leave the page at any time, and the video must not stop for want of a frame around it.
  const hasPlayer = parts !== null;
  useEffect(() => (hasPlayer ? whenIdle(() => void MiniPlayer.late.load().catch(ignore), 5000) : undefined), [hasPlayer]);
  return (
    <>
      {app.stores.notices.log.length > 0 && <LateSlot pending={null} texts={lateTexts} className={miniPlace}><Notices /></LateSlot>}
      {app.overlays.opened.map((opened) => (
        <Layer key={opened.id} app={app} opened={opened} path={path} userButton={userButton} />
      ))}
      {parts !== null && parts.store.kept !== null && (
        <LateSlot pending={null} texts={lateTexts} className={miniPlace}>
          <MiniPlayer path={path} store={parts.store} ports={parts.ports} />
        </LateSlot>
      )}
    </>
  );
});

interface LayerProps extends LayersProps {
  opened: OpenedOverlay;
}

/** One overlay of the table, in its own place, with its own failure. */
const Layer = observer(function Layer({ app, opened: { name, args, isOpen }, path, userButton }: LayerProps) {
  // The table pairs every name with its arguments, and so did who opened it.
  const { label, late, isAnchored = false, dismiss } = overlayTable[name] as Overlay<typeof args>;
  const close = () => (dismiss ? dismiss(app) : app.overlays.close(name));
  if (!isOpen && late.peek() === null) return null;
  return (
    <LateOverlay label={label} texts={lateTexts} onClose={close} anchorRef={isAnchored ? userButton : undefined}>
      <Shown late={late} app={app} args={args} isOpen={isOpen} onOpenChange={(next) => { if (!next) close(); }} path={path} userButton={userButton} />
    </LateOverlay>
  );
});

function Shown<A>({ late, ...props }: OverlayProps<A> & { late: { readonly use: () => ComponentType<OverlayProps<A>> } }) {
  const Overlaid = late.use();
  return <Overlaid {...props} />;
}
