import { useSyncExternalStore } from "react";

function onResize(notify: () => void): () => void {
  window.addEventListener("resize", notify);
  return () => window.removeEventListener("resize", notify);
}

/** Value that follows from the width of the window, anew as that changes. `readDrawn`: the value on a server. Default: the same. */
export function useByWidth<T extends string | number | boolean>(read: () => T, readDrawn = read): T {
  return useSyncExternalStore(onResize, read, readDrawn);
}
