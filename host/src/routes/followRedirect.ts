import { useEffect, useSyncExternalStore } from "react";
import { maxHops } from "@kadr/openapi/pages";
import { currentEntryKey, navigate } from "./navigation.ts";

/** The addresses that led here, the first one first, in the history entry that all of them shared. */
let trail: { readonly entryKey: string; readonly addresses: readonly string[] } = { entryKey: "", addresses: [] };
/** The entry and the address where a circle of redirects, or too long a chain, was given up. */
let loopAt = "";
let listeners: (() => void)[] = [];

const here = (): string => window.location.pathname + window.location.search;
const placeOf = (address: string): string => `${currentEntryKey()} ${address}`;
/** A place in the page is no other page. */
const withoutHash = (path: string): string => path.split("#", 1)[0] ?? "";

/**
 * Follows the redirect of the current address: by the redirect table, a rewrite, or its page's answer. Each is right by
 * itself, but together they may form a circle, so the way is remembered: a repeat, or more than ten hops, ends in the 404 page.
 */
export function followRedirect(path: string): void {
  const address = here();
  const isSameWay = trail.entryKey === currentEntryKey() && trail.addresses.at(-1) === address;
  const addresses = isSameWay ? trail.addresses : [address];
  const target = withoutHash(path);
  if (addresses.includes(target) || addresses.length > maxHops) {
    loopAt = placeOf(address);
    for (const listener of listeners) listener();
    return;
  }
  trail = { entryKey: currentEntryKey(), addresses: [...addresses, target] };
  navigate(path, { replace: true });
}

/** The same for a page whose response says where its address leads; null: no redirect. */
export function useRedirect(path: string | null): void {
  useEffect(() => {
    if (path !== null) followRedirect(path);
  }, [path]);
}

const subscribe = (listener: () => void) => {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
};

/** True at an address whose redirects were given up: it shows the 404 page. */
export const useIsRedirectLoop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => loopAt !== "" && loopAt === placeOf(here()),
    () => false,
  );
