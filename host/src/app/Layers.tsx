import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode, type RefObject } from "react";
import { LateHint, lateComponent, LateOverlay } from "@kadr/design-system/primitives/Late";
import { useIsHydrated } from "@kadr/design-system/primitives/hydration";
import { whenIdle } from "@kadr/design-system/primitives/schedule";
import { useHost } from "../ports/Host.ts";
import { lateTexts } from "../texts/late.ts";
import type { AppParts } from "./AppParts.ts";
import { miniPlace } from "./Layers.styles.ts";
import type { DrawOverlay, Overlay } from "./overlay.tsx";
import { overlayTable } from "./overlayTable.tsx";
import { hints, type OpenedOverlay } from "./OverlaysStore.ts";

const slot = { pending: null, texts: lateTexts, className: miniPlace };
const ShownToasts = lateComponent(
  () => import("../features/show-toasts/ShownToasts.tsx").then((module) => module.ShownToasts),
  slot,
);
const MiniPlayer = lateComponent(
  () => import("../features/watch-video/MiniPlayer.tsx").then((module) => module.MiniPlayer),
  slot,
);
const AskForCookies = lateComponent(
  () => import("../features/accept-cookies/AskForCookies.tsx").then((module) => module.AskForCookies),
  slot,
);

const ignore = () => undefined;

/** Once the first screen stands: the message that the network is lost could not be loaded any more. */
export const prepareToasts = (): void => void ShownToasts.late.load().catch(ignore);

export interface LayersProps {
  app: AppParts;
  path: string;
  userButton: RefObject<HTMLButtonElement | null>;
  bellButton: RefObject<HTMLButtonElement | null>;
}

/** Layers over the pages. None of them is on a first screen: each comes with the press that needs it. */
export const Layers = observer(function Layers({ app, path, ...buttons }: LayersProps) {
  const { stores } = useHost();
  const { parts } = app.player;
  // The server drew the page without any: an early message or the question about cookies waits until that is taken over.
  const isHydrated = useIsHydrated();
  // A viewer may leave the page at any time, and the video must not stop for want of a frame around it.
  const hasPlayer = parts !== null;
  useEffect(
    () => (hasPlayer ? whenIdle(() => void MiniPlayer.late.load().catch(ignore), "background") : undefined),
    [hasPlayer],
  );
  if (!isHydrated) return null;
  return (
    <>
      {stores.toasts.history.length > 0 && <ShownToasts />}
      {app.consent.isAsked && <AskForCookies onAccept={app.consent.accept} />}
      {app.overlays.opened.map((opened) => (
        <Layer key={opened.id} app={app} opened={opened} path={path} {...buttons} />
      ))}
      {parts !== null && parts.store.kept !== null && (
        <MiniPlayer path={path} store={parts.store} ports={parts.ports} />
      )}
    </>
  );
});

interface LayerProps extends LayersProps {
  opened: OpenedOverlay;
}

/** One overlay of the table, in its own place, with its own failure. */
const Layer = observer(function Layer({ app, opened: { name, args, isOpen }, path, ...buttons }: LayerProps) {
  const host = useHost();
  // The table pairs every name with its arguments, and so did who opened it.
  const { label, late, anchor, dismiss } = overlayTable[name] as Overlay<typeof args>;
  const close = () => (dismiss ? dismiss(app) : app.overlays.close(name));
  const of = { draw: late.code, ...late.needs?.(host) };
  if (!isOpen && Object.values(of).some((one) => one.get() === null)) return null;
  const onOpenChange = (next: boolean) => {
    if (!next) close();
  };
  // Late parts that it needs have been named beside it.
  const drawn = ({ draw, ...arrived }: { readonly draw: DrawOverlay<typeof args> }): ReactNode =>
    draw({ app, args, isOpen, onOpenChange, path, ...buttons }, arrived as never);
  if (hints.has(name)) return <LateHint of={of}>{drawn}</LateHint>;
  return (
    <LateOverlay of={of} label={label} texts={lateTexts} onClose={close} anchorRef={anchor && buttons[anchor]}>
      {drawn}
    </LateOverlay>
  );
});
