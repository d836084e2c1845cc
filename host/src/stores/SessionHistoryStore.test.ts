import fc from "fast-check";
import { expect, it } from "vitest";
import { SessionHistoryStore, withoutMoment, type SessionHistoryEntry } from "./SessionHistoryStore.ts";

const entry = (id: string): SessionHistoryEntry => ({
  id,
  url: `/video/${id}/`,
  title: id,
  thumbnailUrl: null,
  isAudio: false,
});

function begin(first: readonly SessionHistoryEntry[] = []) {
  let kept = first;
  const device = { read: () => kept, write: (next: readonly SessionHistoryEntry[]) => void (kept = next) };
  return { store: new SessionHistoryStore({ device }), kept: () => kept };
}
const idsOf = (entries: readonly SessionHistoryEntry[]) => entries.map(({ id }) => id).join("");

it("gains an entry with each video, and loses the last on the way back to the one before [LIBRARY-HISTORY-08] [LIBRARY-HISTORY-09]", () => {
  const { store, kept } = begin();
  for (const id of "abc") store.add(entry(id), false);
  expect(idsOf(store.entries)).toBe("abc");
  store.add(entry("b"), true);
  expect(idsOf(store.entries)).toBe("ab");
  store.add(entry("b"), false);
  store.add(entry("a"), false);
  expect([idsOf(store.entries), idsOf(kept()), idsOf(begin(kept()).store.entries)]).toEqual(["aba", "aba", "aba"]);
});

it("never holds more than fifty, nor the same video twice in a row [LIBRARY-HISTORY-10]", () => {
  const step = fc.record({ id: fc.constantFrom(..."abcdef"), isBack: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 200 }), (steps) => {
      const { store } = begin();
      for (const { id, isBack } of steps) {
        store.add(entry(id), isBack);
        const ids = idsOf(store.entries);
        expect(ids.length).toBeLessThanOrEqual(50);
        expect(ids.at(-1)).toBe(id);
        expect(/(.)\1/.test(ids)).toBe(false);
      }
    }),
  );
});

it("keeps an address without the moment [LIBRARY-HISTORY-11]", () => {
  expect(withoutMoment("/video/a/", "?t=90&playlist=1")).toBe("/video/a/?playlist=1");
  expect(withoutMoment("/video/a/", "?t=90")).toBe("/video/a/");
  expect(withoutMoment("/video/a/", "?start=0:10&playlist=1")).toBe("/video/a/?playlist=1");
});
