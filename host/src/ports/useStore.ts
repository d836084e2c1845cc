import { useEffect } from "react";

/** Has a store load what it holds when a part that shows it appears, and anew when somebody else is here. Null: not yet. */
export function useLoaded(store: { load: () => Promise<unknown> } | null, userId?: string | null): void {
  useEffect(() => void store?.load(), [store, userId]);
}

/** A store of a part itself lives as long as that is shown. */
export function useConnected(store: { connect: () => () => void }): void {
  useEffect(() => store.connect(), [store]);
}
