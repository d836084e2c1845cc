// @vitest-environment node
import { describe, expect, it } from "vitest";
import { factsOf, momentIn, speedOf, timeOf, type Observed } from "./mediaFacts.ts";
import { firstSnapshot } from "./options.ts";
import type { PlayerSnapshot } from "../types.ts";

const source = { hls: null, mp4: [], captions: [], poster: null };
const known = (changes: Partial<PlayerSnapshot> = {}): PlayerSnapshot => ({
  ...firstSnapshot(source, {}, false),
  ...changes,
});
/** An element that plays, but for what is said of it. */
const element = (changes: Partial<Record<keyof HTMLVideoElement, unknown>> = {}) =>
  ({
    ended: false,
    seeking: false,
    paused: false,
    readyState: 4,
    duration: 60,
    volume: 0.5,
    muted: false,
    videoWidth: 1280,
    videoHeight: 720,
    currentTime: 10,
    ...changes,
  }) as HTMLVideoElement;
const running: Observed = { hasStarted: true, isAtEnd: false, isStill: false };
const wanted = known({ isWanted: true });

describe("the phase of a video", () => {
  const phase = (
    changes: Parameters<typeof element>[0] = {},
    observed: Partial<Observed> = {},
    of: PlayerSnapshot = wanted,
  ) => factsOf(element(changes), of, { ...running, ...observed }).phase;

  it("is playing where all says so, and waiting where one thing does not", () => {
    expect([phase(), phase({ readyState: 3 })]).toEqual(["playing", "playing"]);
    expect([phase({ readyState: 2 }), phase({ paused: true }), phase({}, { isStill: true })]).toEqual([
      "waiting",
      "waiting",
      "waiting",
    ]);
  });

  it("is idle before it was ever started, and paused where nobody wants it to run", () => {
    expect(phase({}, { hasStarted: false })).toBe("idle");
    expect(phase({}, {}, known())).toBe("paused");
  });

  it("is ended where the element says so, or where it was sent to its end and stands there", () => {
    expect(phase({ ended: true })).toBe("ended");
    expect(phase({}, { isAtEnd: true }, known())).toBe("ended");
    expect(phase({}, { isAtEnd: true })).toBe("playing");
    expect(phase({ seeking: true }, { isAtEnd: true }, known())).toBe("paused");
  });

  it("is failed before anything else", () => {
    expect(phase({ ended: true }, {}, known({ failure: "network" }))).toBe("failed");
  });
});

describe("the facts of a video", () => {
  it("are those that the element states", () => {
    expect(factsOf(element({ seeking: true, muted: true }), wanted, running)).toEqual({
      phase: "playing",
      isSeeking: true,
      duration: 60,
      volume: 0.5,
      isMuted: true,
      isMutedByAutoplay: false,
      height: 720,
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0])("keep the length that is known where it says %s", (duration) => {
    expect(factsOf(element({ duration }), known({ duration: 7 }), running).duration).toBe(7);
  });

  it("have no length of a live stream", () => {
    expect(factsOf(element(), known({ isLive: true, duration: 7 }), running).duration).toBe(0);
  });

  it("keep the height that is known until there is a picture", () => {
    expect(factsOf(element({ videoWidth: 0, videoHeight: 0 }), known({ height: 480 }), running).height).toBe(480);
  });

  it("say that it was muted by us only as long as it is muted", () => {
    const byUs = known({ isMutedByAutoplay: true });
    expect(factsOf(element({ muted: true }), byUs, running).isMutedByAutoplay).toBe(true);
    expect(factsOf(element(), byUs, running).isMutedByAutoplay).toBe(false);
  });
});

it.each([
  [10, 60, { moment: 10, isEnd: false }],
  [59.75, 60, { moment: 59.75, isEnd: false }],
  [59.8, 60, { moment: 59.75, isEnd: true }],
  [60, 60, { moment: 59.75, isEnd: true }],
  [0, 0.1, { moment: 0, isEnd: false }],
  [1, 0.1, { moment: 0, isEnd: true }],
  [1000, Number.POSITIVE_INFINITY, { moment: 1000, isEnd: false }],
  [1000, Number.NaN, { moment: 1000, isEnd: false }],
])("a seek to %d of %d s goes to %o: at the very end there is no piece", (seconds, duration, moment) => {
  expect(momentIn(element({ duration }), seconds)).toEqual(moment);
});

it.each([
  [1, false, 1],
  [0.5, false, 0.5],
  [1, true, 2],
  [1.75, true, 2],
  [3, true, 3],
])("chosen speed %d, held fast %s: %d", (rate, isFast, speed) => {
  expect(speedOf({ rate, isFast })).toBe(speed);
});

describe("the time of a video", () => {
  const parts = (...all: readonly (readonly [number, number])[]) => ({
    length: all.length,
    start: (index: number) => (all[index] as readonly [number, number])[0],
    end: (index: number) => (all[index] as readonly [number, number])[1],
  });
  const buffered = (...all: readonly (readonly [number, number])[]) => timeOf(element({ buffered: parts(...all) }));

  it("is where it stands, and the end of the part that is loaded there", () => {
    expect(buffered()).toEqual({ current: 10, buffered: 10 });
    expect(buffered([0, 5])).toEqual({ current: 10, buffered: 10 });
    expect(buffered([0, 5], [9, 20], [30, 40])).toEqual({ current: 10, buffered: 20 });
  });

  it("counts a part that begins half a second later, and no later one", () => {
    expect(buffered([10.5, 20]).buffered).toBe(20);
    expect(buffered([10.51, 20]).buffered).toBe(10);
  });
});
