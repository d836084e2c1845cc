/** Calls back each time the page may be lost: hidden (the last sure moment on phones), or left for good. */
export function onLeave(listener: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === "hidden") listener();
  };
  document.addEventListener("visibilitychange", onHidden);
  window.addEventListener("pagehide", listener);
  return () => {
    document.removeEventListener("visibilitychange", onHidden);
    window.removeEventListener("pagehide", listener);
  };
}

/** Whether there is a network at all, as far as the browser knows. */
export function watchOnline(listener: (isOnline: boolean) => void): () => void {
  const notify = () => listener(navigator.onLine);
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}
