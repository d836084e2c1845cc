import { expect, it } from "vitest";
import { acceptCookies, mayMeasure } from "./consent.ts";

const keeps = (values: Readonly<Record<string, boolean>>) => ({ get: (key: string) => values[key] as never });

it.each([
  [false, {}, {}],
  [true, { "cookie-consent": true }, {}],
  [true, { "cookie-consent": true }, { doNotTrack: "0", globalPrivacyControl: false }],
  [true, { "cookie-consent": true }, { doNotTrack: null }],
  [false, { "cookie-consent": false }, {}],
  [false, { "cookie-consent": true, "do-not-measure": true }, {}],
  [false, { "cookie-consent": true }, { doNotTrack: "1" }],
  [false, { "cookie-consent": true }, { globalPrivacyControl: true }],
])("a visitor is measured: %s, with %o kept and %o of the browser", (expected, kept, signals) => {
  expect(mayMeasure(keeps(kept), signals)).toBe(expected);
});

it.each([["doNotTrack", "1"] as const, ["globalPrivacyControl", true] as const])(
  "is asked of the browser itself: %s %s",
  (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    expect(mayMeasure(keeps({ "cookie-consent": true }))).toBe(false);
    Reflect.deleteProperty(navigator, name);
    expect(mayMeasure(keeps({ "cookie-consent": true }))).toBe(true);
  },
);

function device(values: Record<string, unknown> = {}) {
  const read: string[] = [];
  const get = (key: string) => values[key] as never;
  const set = (key: string, value: unknown) => {
    values[key] = value;
    read.push(key);
  };
  return { values, read, get, set };
}

it("the visitor has an id before other tabs hear that they may measure, and keeps one that is there", () => {
  const first = device();
  acceptCookies(first, {});
  expect(first.read).toEqual(["visitor", "cookie-consent"]);
  expect(first.values["visitor"]).toMatch(/^[a-z]{32}$/);
  const known = device({ visitor: "known" });
  acceptCookies(known, {});
  expect(known.values).toEqual({ visitor: "known", "cookie-consent": true });
});

it.each([[{ doNotTrack: "1" }], [{ globalPrivacyControl: true }]])(
  "who asks not to be measured has no id: %o",
  (signals) => {
    const withBanner = device();
    acceptCookies(withBanner, signals);
    expect(withBanner.values).toEqual({ "cookie-consent": true });
  },
);
