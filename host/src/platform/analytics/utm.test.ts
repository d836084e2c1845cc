import { beforeEach, expect, it } from "vitest";
import { createStorage } from "../storage/storage.ts";
import { keptUtm, utmOf } from "./utm.ts";

const page = "http://kadr.localhost/video/1/";
const day = 86_400_000;
beforeEach(() => localStorage.clear());

it("reads the five parts of an address and nothing else", () => {
  expect(
    utmOf(`${page}?utm_source=vk&utm_medium=cpc&utm_campaign=osen&utm_content=b1&utm_term=gory&utm_id=7&t=5`),
  ).toEqual({
    source: "vk",
    medium: "cpc",
    campaign: "osen",
    content: "b1",
    term: "gory",
  });
  expect(utmOf(page)).toBeNull();
  expect(utmOf("nowhere")).toBeNull();
  expect(utmOf(`${page}?utm_source=${"x".repeat(500)}`)?.source).toHaveLength(128);
});

it("keeps the newest that was said for 30 days", () => {
  const storage = createStorage();
  expect(keptUtm(storage, page, 0)).toEqual({});
  keptUtm(storage, `${page}?utm_source=vk&utm_term=gory`, 0);
  expect(keptUtm(storage, page, 20 * day)).toEqual({ source: "vk", term: "gory" });
  expect(keptUtm(storage, `${page}?utm_source=ok`, 20 * day)).toEqual({ source: "ok" });
  expect(keptUtm(storage, page, 50 * day - 1)).toEqual({ source: "ok" });
  expect(keptUtm(storage, page, 50 * day)).toEqual({});
  expect(storage.get("utm")).toBeUndefined();
});
