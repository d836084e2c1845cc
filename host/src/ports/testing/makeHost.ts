import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { createElement, type ReactNode } from "react";
import { silentMeasure } from "../../stores/testing.ts";
import { HostProvider, type Host } from "../Host.ts";

/** Some of `T`, at any depth, and in what it answers. */
export type Some<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => Some<R>
  : T extends Promise<infer V>
    ? Promise<Some<V>>
    : T extends string
      ? T
      : T extends object
        ? { readonly [K in keyof T]?: Some<T[K]> | undefined }
        : T;

/**
 * A host of a test or a story: what it gives, and without being asked links and pictures that are all allowed, the clock of the
 * system, events that go nowhere and no document of a server. Whoever uses what was not given gets an error with its name.
 */
export const makeHost = ({ stores = {}, ...given }: Some<Host> = {}): Host =>
  withMissing("the host", {
    link: anyLink,
    mediaUrl: anyMedia,
    measure: silentMeasure,
    now: () => Date.now(),
    drawnFor: null,
    prefetched: undefined,
    watchCards: undefined,
    stores: withMissing("its stores", stores),
    ...given,
  }) as Host;

/** For `wrapper` of `render`: such a host around what is drawn. */
export function hostAround(given: Some<Host> = {}) {
  const value = makeHost(given);
  return ({ children }: { children: ReactNode }) => createElement(HostProvider, { value }, children);
}

/** The given parts, and for each other name a part that may be held and handed on, not used. */
function withMissing(where: string, given: object): object {
  const missing = new Map<string, unknown>();
  return new Proxy(given, {
    get(target, name) {
      if (typeof name === "symbol" || name in target) return Reflect.get(target, name);
      if (!missing.has(name)) missing.set(name, missingPart(`makeHost was given no ${name} of ${where}`));
      return missing.get(name);
    },
  });
}

function missingPart(message: string): unknown {
  const fail = (): never => {
    throw new Error(message);
  };
  return new Proxy(fail, { get: fail, apply: fail, has: fail });
}
