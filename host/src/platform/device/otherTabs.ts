/** The account of a tab, told to the others. */
export interface OtherTabs {
  notify(userId: string | null): void;
  /** `listener` gets what another tab told; nothing is to be believed but that somebody changed. */
  onMessage(listener: (userId: string | null) => void): () => void;
}

const name = "kadr-account";

const userIdOf = (data: unknown): string | null | undefined => {
  const { userId } = (typeof data === "object" && data !== null ? data : {}) as { userId?: unknown };
  return userId === null || typeof userId === "string" ? userId : undefined;
};

/** Tabs of one browser share the session's cookie: a change in one is a change in all. Where there are no channels each finds out by its next call. */
export function createOtherTabs(): OtherTabs {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    notify: (userId) => channel?.postMessage({ userId }),
    onMessage(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const userId = userIdOf(data);
        if (userId !== undefined) listener(userId);
      };
      channel?.addEventListener("message", onMessage);
      return () => {
        channel?.removeEventListener("message", onMessage);
        channel?.close();
      };
    },
  };
}

/** Another tab has written to the storage that all of them share, or has done so while this page slept. */
export function onStored(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  const stop = onWake(listener);
  return () => {
    window.removeEventListener("storage", listener);
    stop();
  };
}

/** A page that Back took out of the browser's store of whole pages: it has slept through what other tabs did. */
export function onWake(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener("pageshow", onShow);
  return () => window.removeEventListener("pageshow", onShow);
}
