import { expect, it } from "vitest";
import { mayMeasure } from "./consent.ts";

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
