import type { PlayerDispose } from "../types.ts";

/** A value with listeners; the shape that useSyncExternalStore wants. */
export interface Fact<T> {
  get(): T;
  /** Tells the listeners only when the value is another one. */
  set(value: T): void;
  subscribe(listener: () => void): PlayerDispose;
}

export function createFact<T>(initial: T): Fact<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The same object when nothing in it changed, so that its readers do not render again. */
export function changed<T extends object>(before: T, changes: Partial<T>): T {
  const keys = Object.keys(changes) as (keyof T)[];
  return keys.every((key) => Object.is(before[key], changes[key])) ? before : { ...before, ...changes };
}
