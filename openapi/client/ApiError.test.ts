import { expect, it } from "vitest";
import { ApiError } from "./ApiError.ts";

it("an error says in its message which call failed, how, and with which status where a response came", () => {
  expect(String(new ApiError("http", "getFeed", { status: 503 }))).toBe("ApiError: getFeed: http 503");
  expect(String(new ApiError("offline", "getFeed"))).toBe("ApiError: getFeed: offline");
});

it("an error keeps each fact that it was given, and its cause", () => {
  const cause = new TypeError("Failed to fetch");
  const facts = { status: 429, code: "too_many_requests", retryAfter: 0, requestId: "req-1", body: { detail: "" } };
  const error = new ApiError("http", "getFeed", { ...facts, cause });
  expect(error).toMatchObject({ kind: "http", operationId: "getFeed", ...facts });
  expect(error.cause).toBe(cause);
});

it("an error says null for what no response told", () => {
  const { status, code, retryAfter, requestId, body } = new ApiError("timeout", "getFeed");
  expect([status, code, retryAfter, requestId, body]).toEqual([null, null, null, null, undefined]);
});
