import { createContext, use, useEffect, useEffectEvent } from "react";

/** The host's history: it gives each overlay an entry, so that Back closes it instead of leaving the page under it. */
export interface OverlayHost {
  /**
   * An overlay is open. `close` is called when Back takes its entry; the returned function is called when it has closed in
   * any way.
   */
  readonly opened: (close: () => void, isPlaceHolder?: boolean) => () => void;
}

const OverlayHostContext = createContext<OverlayHost | null>(null);

/** Without one, overlays have no entries: as in Storybook. */
export const OverlayHostProvider = OverlayHostContext.Provider;

/** For a component that is there only while its overlay is open. */
export function useOverlayEntry(onClose: () => void, isPlaceHolder = false): void {
  const host = use(OverlayHostContext);
  const close = useEffectEvent(onClose);
  useEffect(() => host?.opened(() => close(), isPlaceHolder), [host, isPlaceHolder]);
}

/** The same as an element, beside an overlay that stays mounted while it is closed. */
export function OverlayEntry({ onClose }: { onClose: () => void }): null {
  useOverlayEntry(onClose);
  return null;
}
