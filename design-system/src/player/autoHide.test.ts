import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { autoHide, hidesIn, startOfAutoHide, type AutoHideEvent, type AutoHideState } from "./autoHide.ts";

/** Controls go after three seconds. */
const hideAfterMs = 3_000;

const after = (...events: AutoHideEvent[]) => events.reduce(autoHide, startOfAutoHide);
const playing: AutoHideEvent = { kind: "set", changes: { isPlaying: true }, at: 1000 };

describe("controls that hide", () => {
  it("stay while nothing plays", () => {
    expect(hidesIn(after({ kind: "active", at: 0 }), 1e9)).toBe(Number.POSITIVE_INFINITY);
  });

  it("go after 3 s of playing without a sign of the viewer", () => {
    expect(hidesIn(after(playing), 1000)).toBe(hideAfterMs);
    expect(hidesIn(after(playing), 1000 + hideAfterMs)).toBe(0);
    expect(hidesIn(after(playing, { kind: "active", at: 3000 }), 4000)).toBe(2000);
  });

  it("go at once when sent away, and come back with the next sign", () => {
    expect(hidesIn(after(playing, { kind: "dismiss" }), 1001)).toBe(0);
    expect(hidesIn(after(playing, { kind: "dismiss" }, { kind: "active", at: 1100 }), 1100)).toBe(hideAfterMs);
  });

  it("stay a while after a menu was closed", () => {
    const closed = after(
      playing,
      { kind: "set", changes: { isMenuOpen: true }, at: 2000 },
      { kind: "set", changes: { isMenuOpen: false }, at: 60_000 },
    );
    expect(hidesIn(closed, 60_000)).toBe(hideAfterMs);
  });

  it("never hide while focus is in them, a menu is open, the time line is held or the pointer rests on them", () => {
    const key = fc.constantFrom("isPlaying", "hasFocus", "isMenuOpen", "isScrubbing", "isOverControls");
    const event: fc.Arbitrary<AutoHideEvent> = fc.oneof(
      fc.record({ kind: fc.constant("active" as const), at: fc.nat(10_000) }),
      fc.constant({ kind: "dismiss" as const }),
      fc.record({ kind: fc.constant("set" as const), at: fc.nat(10_000), changes: fc.dictionary(key, fc.boolean()) }),
    );
    fc.assert(
      fc.property(fc.array(event), fc.nat(30_000), (events, now) => {
        const state: AutoHideState = events.reduce(autoHide, startOfAutoHide);
        if (!state.isPlaying || state.hasFocus || state.isMenuOpen || state.isScrubbing || state.isOverControls)
          expect(hidesIn(state, now)).toBe(Number.POSITIVE_INFINITY);
      }),
    );
  });
});
