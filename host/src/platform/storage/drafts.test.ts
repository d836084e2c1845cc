import { beforeEach, describe, expect, it } from "vitest";
import { createDraftsStorage, forgetOthersDrafts } from "./drafts.ts";

beforeEach(() => localStorage.clear());

describe("createDraftsStorage", () => {
  it("keeps drafts by video under keys that a logout clears, of at most twenty videos", () => {
    const storage = createDraftsStorage(localStorage);
    const draft = { target: "new", text: "Мысль", key: "k", sentText: null, sentAt: 0, reply: null, ownerId: null };
    for (let n = 0; n < 30; n += 1) storage.save(`v${n}`, [draft]);
    expect(storage.load("v29")).toEqual([draft]);
    expect(Object.keys(localStorage).every((key) => key.startsWith("kadr:"))).toBe(true);
    expect(localStorage.length).toBeLessThanOrEqual(21);
    localStorage.setItem("kadr:comment-drafts:v29", "{");
    expect(storage.load("v29")).toEqual([]);
  });
});
describe("forgetOthersDrafts", () => {
  const draft = (text: string, ownerId: string | null) => ({
    target: text,
    text,
    key: text,
    sentText: null,
    sentAt: 0,
    reply: null,
    ownerId,
  });

  it("leaves a person their own drafts and a guest's, and nothing that cannot be read", () => {
    const storage = createDraftsStorage(localStorage);
    storage.save("v1", [draft("a's", "a"), draft("b's", "b"), draft("guest's", null)]);
    storage.save("v2", [draft("a's again", "a")]);
    localStorage.setItem("kadr:comment-drafts:v3", "{");
    localStorage.setItem("kadr:comment-drafts:v4", JSON.stringify([{ text: "nobody's" }, null]));
    localStorage.setItem("kadr:player-volume", "0.5");
    forgetOthersDrafts(localStorage, "b");
    expect(storage.load("v1")).toEqual([draft("b's", "b"), draft("guest's", null)]);
    expect(Object.keys(localStorage).toSorted()).toEqual(["kadr:comment-drafts:v1", "kadr:player-volume"]);
  });
});
