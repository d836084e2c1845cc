import { useCallback, useSyncExternalStore } from "react";
import type { PlayerCue, PlayerEngine, PlayerSnapshot, PlayerTime } from "./types.ts";

/** One fact of the engine; the reader renders again only when that fact changes. `select` must give a primitive or a kept object. */
export function useFact<T>(engine: PlayerEngine, select: (snapshot: PlayerSnapshot) => T): T {
  return useSyncExternalStore(
    useCallback((listener) => engine.subscribe(listener), [engine]),
    () => select(engine.getSnapshot()),
    () => select(engine.getSnapshot()),
  );
}

/** Value made of the time, for instance its whole seconds; it renders as often as that changes. */
export function useTime<T>(engine: PlayerEngine, select: (time: PlayerTime) => T): T {
  return useSyncExternalStore(
    useCallback((listener) => engine.subscribeTime(listener), [engine]),
    () => select(engine.getTime()),
    () => select(engine.getTime()),
  );
}

export function useCues(engine: PlayerEngine): readonly PlayerCue[] {
  return useSyncExternalStore(
    useCallback((listener) => engine.subscribeCues(listener), [engine]),
    () => engine.getCues(),
    () => engine.getCues(),
  );
}
