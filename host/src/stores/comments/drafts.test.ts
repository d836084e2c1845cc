import { describe, expect, it } from "vitest";
import { makeWorld } from "./testWorld.ts";
import type { StoredDraft } from "./types.ts";

const reply = { parentId: "c1", broId: "c1", broUserId: "anna", broName: "Анна" };
const draft: StoredDraft = {
  target: "reply:c1",
  text: "начато вчера",
  key: "key",
  sentText: null,
  sentAt: 0,
  reply,
  ownerId: "me",
};

/** What a store takes back of what the device keeps for the video. */
function restored(stored: unknown, userId: string | null = "me") {
  const world = makeWorld({ userId, storage: new Map([["v", stored as StoredDraft[]]]) });
  world.store.connect();
  return { ...world, drafts: world.store.drafts };
}
const textsOf = (stored: unknown, userId?: string | null): string[] =>
  restored(stored, userId)
    .drafts.all()
    .map(({ text }) => text);

describe("drafts that a device has kept", () => {
  it("are taken back as they were, for their owner", () => {
    const { drafts } = restored([draft, { ...draft, target: "new", text: "моё", reply: null, sentText: null }]);
    expect(drafts.all()).toMatchObject([
      { ...draft, phase: "editing", isReplyGone: false, keyText: null },
      { target: "new", text: "моё", phase: "editing", reply: null },
    ]);
    expect(textsOf([draft], "anna")).toEqual([]);
  });

  it("that may have been sent are looked after", () => {
    const { drafts } = restored([{ ...draft, sentText: "начато вчера", sentAt: 5 }]);
    expect(drafts.get("reply:c1")).toMatchObject({ sentText: "начато вчера", keyText: "начато вчера", sentAt: 5 });
    expect(drafts.get("reply:c1")?.phase).not.toBe("editing");
  });

  it("of a guest are anybody's, those of a person wait for them alone", () => {
    expect(textsOf([{ ...draft, ownerId: null }])).toEqual(["начато вчера"]);
    expect(textsOf([{ ...draft, ownerId: null }], null)).toEqual(["начато вчера"]);
    const { drafts, storage, setUser } = restored([draft], null);
    expect(drafts.all()).toEqual([]);
    drafts.open("new", "гость", null);
    expect(storage.get("v")?.map(({ text }) => text)).toEqual(["начато вчера", "гость"]);
    setUser("me");
    expect(drafts.all().map(({ text }) => text)).toEqual(["гость", "начато вчера"]);
  });

  it("may be as long as a text can be, and as named as a name", () => {
    for (const part of [
      { text: "я".repeat(20_000) },
      { sentText: "я".repeat(20_000) },
      { key: "k".repeat(200) },
      { target: `edit:${"c".repeat(64)}` },
      { reply: { ...reply, broName: "я".repeat(200) } },
      { reply: null },
    ])
      expect(textsOf([{ ...draft, ...part }])).toHaveLength(1);
  });

  it.each([
    null,
    "draft",
    { ...draft, target: "answer:c1" },
    { ...draft, target: "reply:" },
    { ...draft, target: "newer" },
    { ...draft, target: `edit:${"c".repeat(65)}` },
    { ...draft, target: 1 },
    { ...draft, text: 1 },
    { ...draft, text: "я".repeat(20_001) },
    { ...draft, key: "" },
    { ...draft, key: "k".repeat(201) },
    { ...draft, key: null },
    { ...draft, sentText: 1 },
    { ...draft, sentText: "я".repeat(20_001) },
    { ...draft, sentAt: "5" },
    { ...draft, sentAt: Infinity },
    { ...draft, reply: "c1" },
    { ...draft, reply: undefined },
    { ...draft, reply: { ...reply, parentId: 1 } },
    { ...draft, reply: { ...reply, broId: null } },
    { ...draft, reply: { ...reply, broUserId: "a".repeat(201) } },
    { ...draft, reply: { ...reply, broName: undefined } },
    { ...draft, ownerId: 1 },
    { ...draft, ownerId: "a".repeat(201) },
  ])("are nothing where they are not of the right kind: %j", (item) => {
    expect(textsOf([item])).toEqual([]);
    expect(textsOf([item, { ...draft, target: "edit:c2" }])).toEqual(["начато вчера"]);
  });

  it("are nothing where they are no list", () => {
    for (const stored of [undefined, null, "draft", { 0: draft }]) expect(textsOf(stored)).toEqual([]);
  });
});

describe("drafts that a device keeps", () => {
  it("are those with a text, and those that may have been sent; none leaves no trace", () => {
    const { drafts, storage } = restored([]);
    drafts.open("new", "  ", null);
    expect(storage.has("v")).toBe(false);
    drafts.setText("new", "раз");
    expect(storage.get("v")).toMatchObject([{ target: "new", text: "раз", ownerId: "me", sentText: null }]);
    drafts.change("new", { text: "", sentText: "раз" });
    expect(storage.get("v")).toMatchObject([{ text: "", sentText: "раз" }]);
    drafts.drop("new");
    expect(storage.has("v")).toBe(false);
  });

  it("are not begun anew over what was typed, nor changed on their way", () => {
    const { drafts } = restored([]);
    drafts.open("new", "раз", null);
    drafts.open("new", "два", null);
    expect(drafts.get("new")?.text).toBe("раз");
    for (const phase of ["sending", "checking"] as const) {
      drafts.change("new", { phase });
      drafts.setText("new", "два");
      expect(drafts.get("new")).toMatchObject({ text: "раз", phase });
    }
    drafts.change("new", { phase: "unknown", isReplyGone: true });
    drafts.setText("new", "раз");
    expect(drafts.get("new")).toMatchObject({ phase: "unknown", isReplyGone: true });
    drafts.setText("new", "два");
    expect(drafts.get("new")).toMatchObject({ text: "два", phase: "editing", isReplyGone: false });
    drafts.setText("edit:c1", "три");
    expect(drafts.all()).toHaveLength(1);
  });
});
