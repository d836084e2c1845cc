import { describe, expect, it, vi } from "vitest";
import { FakeClock } from "./testing.ts";
import { FakeSpeech } from "./fakeSpeech.ts";
import { VoiceStore, type SpeechEngine } from "./VoiceStore.ts";

function setUp(engine: SpeechEngine = new FakeSpeech()) {
  const clock = new FakeClock();
  const measure = vi.fn();
  const submit = vi.fn();
  const store = new VoiceStore({ engine, clock, measure, submit });
  return { speech: engine as FakeSpeech, clock, measure, submit, store };
}

describe("VoiceStore", () => {
  it("is idle, then records, and looks for what was said", () => {
    const { store, speech, submit } = setUp();
    expect(store.phase).toBe("idle");
    store.start();
    expect(store.phase).toBe("recording");
    speech.hearing?.words("горы", false);
    expect([store.heard, submit.mock.calls]).toEqual(["горы", []]);
    speech.hearing?.words(" горы и море ", true);
    expect([store.phase, submit.mock.calls]).toEqual(["result", [["горы и море"]]]);
    expect([speech.hearing, speech.isMeasured]).toEqual([null, false]);
  });

  it("ends after five seconds in which nothing was said, as if the engine had heard no speech [VOICE-RUN-03]", () => {
    const { store, clock, measure, speech } = setUp();
    store.start();
    clock.advance(4999);
    expect(store.phase).toBe("recording");
    clock.advance(1);
    expect([store.phase, speech.hearing]).toEqual(["noSpeech", null]);
    expect(measure.mock.calls).toEqual([["voice.errorPopup", { context: "noSpeech", location: "voice" }]]);
    store.retry();
    expect([store.phase, speech.times, measure.mock.calls[1]?.[0]]).toEqual(["recording", 2, "voice.tryAgain"]);
  });

  it("takes what was said before a silence, and counts the five seconds from the last word", () => {
    const { store, clock, speech, submit } = setUp();
    store.start();
    clock.advance(4000);
    speech.hearing?.words("горы", false);
    clock.advance(4000);
    expect(store.phase).toBe("recording");
    clock.advance(1000);
    expect(submit.mock.calls).toEqual([["горы"]]);
  });

  it.each([
    ["no-speech", "noSpeech"],
    ["not-allowed", "notAllowed"],
    ["service-not-allowed", "notAllowed"],
    ["audio-capture", "notAllowed"],
    ["network", "noSpeech"],
  ])("%s is the failure %s", (code, phase) => {
    const { store, speech, submit } = setUp();
    store.start();
    const { hearing } = speech;
    hearing?.failed(code);
    // browsers say both
    hearing?.ended();
    expect([store.phase, store.level, submit.mock.calls.length]).toEqual([phase, 0, 0]);
  });

  it("fails at once where the engine does, and holds nothing open", () => {
    const { store, clock } = setUp({
      listen: ({ failed }) => {
        failed("service-not-allowed");
        return () => undefined;
      },
      meter: () => () => undefined,
    });
    store.start();
    clock.advance(10_000);
    expect(store.phase).toBe("notAllowed");
  });

  it("counts a voice twice as loud as it is measured, and shows it from 0.4 and from 0.8 on", () => {
    const { store, speech } = setUp();
    store.start();
    const shown = [0, 0.19, 0.2, 0.39, 0.4, 1].map((level) => {
      speech.loud(level);
      return store.level;
    });
    expect(shown).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("is ended by the person: nothing is looked for, nothing is left running", () => {
    const { store, clock, speech, submit } = setUp();
    store.start();
    speech.hearing?.words("горы", false);
    store.stop();
    clock.advance(10_000);
    expect([store.phase, store.heard, speech.hearing, submit.mock.calls.length]).toEqual(["idle", "", null, 0]);
  });

  it("begins anew with nothing heard, and one engine at work", () => {
    const { store, clock, speech } = setUp();
    store.start();
    speech.hearing?.words("горы", false);
    speech.loud(1);
    store.start();
    expect([store.phase, store.heard, store.level, clock.pending]).toEqual(["recording", "", 0, 1]);
    expect(speech.times).toBe(2);
  });

  it("hears nothing more once it is over, and keeps what was understood", () => {
    const { store, speech, submit, measure } = setUp();
    store.start();
    const { hearing } = speech;
    hearing?.words("горы", true);
    hearing?.words("море", false);
    hearing?.failed("network");
    hearing?.ended();
    expect([store.phase, store.heard, submit.mock.calls, measure.mock.calls.length]).toEqual([
      "result",
      "горы",
      [["горы"]],
      0,
    ]);
  });

  it("keeps the words before a pause in which the engine understood nothing", () => {
    const { store, speech } = setUp();
    store.start();
    speech.hearing?.words("горы", false);
    speech.hearing?.words("  ", false);
    expect(store.heard).toBe("горы");
    speech.hearing?.failed("network");
    expect([store.phase, store.heard]).toEqual(["noSpeech", ""]);
  });
});
