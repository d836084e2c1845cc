import { expect, it } from "vitest";
import { originsFor } from "../sandbox/http/origins.ts";
import { Problem } from "../sandbox/http/problems.ts";
import type { Call } from "../sandbox/operations/call.ts";
import { returnAddress } from "../sandbox/operations/payment/payments.ts";

const origins = originsFor(4300);
const { shell } = origins;
const call = { context: { origins } } as unknown as Call;

it.each([`${shell}/`, `${shell}/?popup=premium_post_payment&productCode=X`, `${shell}/video/1/#c`])(
  "a bank sends people back to %s",
  (address) => {
    expect(returnAddress(call, address, "returnUrl")).toBe(address);
  },
);

it.each([
  `blob:${shell}/1234`,
  `filesystem:${shell}/temporary/x`,
  `view-source:${shell}/`,
  "javascript:alert(1)",
  `javascript:${shell}/`,
  "data:text/html,x",
  "vbscript:x",
  `${shell}//stranger.test/`,
  `${shell}/..//stranger.test/`,
  `${shell}@stranger.test/`,
  shell.replace("//", "//user:pw@"),
  `${shell}.stranger.test/`,
  `${shell}0/`,
  shell.replace("http:", "https:"),
  "//stranger.test/",
  "/relative/",
  "\\\\stranger.test",
  `${shell}\\@stranger.test/`,
  `java\tscript:alert(1)//${shell}/`,
  `${shell}/\n`,
  `${shell}/\u202E`,
  `${shell}/\u061C`,
  ` ${shell}/\u0000`,
  `${shell}/${"x".repeat(5000)}`,
  "",
  5,
  null,
  undefined,
  {},
  [`${shell}/`],
])("and never to %j", (address) => {
  expect(() => returnAddress(call, address, "returnUrl")).toThrow(Problem);
});
