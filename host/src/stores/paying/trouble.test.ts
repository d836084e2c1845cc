// @vitest-environment node
import { expect, it } from "vitest";
import { apiError } from "../testing.ts";
import { troubleOf } from "./trouble.ts";

const coded = (status: number, code: string) => Object.assign(apiError(status), { code });

it.each([
  [apiError("offline"), "unknown"],
  [apiError("timeout"), "unknown"],
  [apiError("aborted"), "unknown"],
  [apiError(401), "signedOut"],
  [coded(401, "already_purchased"), "signedOut"],
  [coded(409, "already_purchased"), "already"],
  [coded(403, "noads_already_purchased"), "already"],
  [coded(409, "conflict"), "busy"],
  [apiError(429), "tooMany"],
  [apiError(500), "unknown"],
  [apiError(503), "unknown"],
  [apiError(499), "refused"],
  [coded(422, "PAYMENT_ERROR"), "refused"],
])("a call about money that fails with %s is %s", (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});

it("a fault of ours is no trouble of the call", () => {
  const fault = new TypeError("a fault");
  expect(() => troubleOf(fault)).toThrow(fault);
});
