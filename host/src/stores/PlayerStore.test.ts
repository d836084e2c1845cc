import { describe, expect, it } from "vitest";
import { isVideoPath, PlayerStore, type PlayerPreferences, type PlayerPreferencesPort } from "./PlayerStore.ts";

function memory(first: Partial<PlayerPreferences> = {}) {
  const kept = new Map<string, unknown>(Object.entries(first));
  const preferences: PlayerPreferencesPort = {
    get: (key) => kept.get(key) as never,
    set: (key, value) => void kept.set(key, value),
  };
  return { preferences, kept };
}

const video = { id: "a1", url: "/video/a1/" };

describe("PlayerStore", () => {
  it("has the modes mini, audio, cinema and fullscreen, also as flags", () => {
    const store = new PlayerStore(memory());
    const flags = () => [store.isMini, store.isAudio, store.isCinema, store.isFullscreen];
    expect(flags()).toEqual([false, false, false, false]);
    for (const [index, mode] of (["mini", "audio", "cinema", "fullscreen"] as const).entries()) {
      store.setMode(mode);
      expect(flags()).toEqual([0, 1, 2, 3].map((other) => other === index));
    }
  });

  it("shows the mini player in the mode mini, unless the path is that of a video", () => {
    const store = new PlayerStore(memory());
    expect(store.isMiniVisible("/")).toBe(false);
    store.setMode("mini");
    expect(store.isMiniVisible("/")).toBe(true);
    expect(store.isMiniVisible("/feeds/travel/")).toBe(true);
    expect(store.isMiniVisible("/video/5f1c/")).toBe(false);
    expect(isVideoPath("/videos/")).toBe(false);
  });

  it("returns to the default mode when the mini player is closed", () => {
    const store = new PlayerStore(memory());
    store.setMode("mini");
    store.keep({ video, position: 30, isPlaying: true });
    store.closeMini();
    expect(store.mode).toBe("default");
    expect(store.kept).toBeNull();
  });

  it("goes on with what plays when its page is left, lets go of what stands, and hands the position back to its page", () => {
    const store = new PlayerStore(memory());
    store.keep({ video, position: 30, isPlaying: false });
    expect([store.kept, store.mode]).toEqual([null, "default"]);
    store.keep({ video, position: 30, isPlaying: true });
    expect([store.kept?.position, store.mode]).toEqual([30, "mini"]);
    expect([store.positionOf("other"), store.positionOf("a1")]).toEqual([null, 30]);
    store.takeOver();
    expect([store.positionOf("a1"), store.mode]).toEqual([null, "default"]);
  });

  it("asks the mini player where it is for as long as it plays", () => {
    const store = new PlayerStore(memory());
    store.keep({ video, position: 30, isPlaying: true });
    let at = 31;
    const stop = store.watchMini(() => at);
    at = 45;
    expect([store.positionOf("a1"), store.positionOf("other")]).toEqual([45, null]);
    stop();
    store.keep({ video, position: 46, isPlaying: true });
    expect(store.positionOf("a1")).toBe(46);
  });

  it("asks for the age once on a device", () => {
    const { preferences } = memory();
    const store = new PlayerStore({ preferences });
    expect(store.isAdult).toBe(false);
    store.confirmAge();
    expect([store.isAdult, new PlayerStore({ preferences }).isAdult]).toEqual([true, true]);
  });

  it("gives back the wide screen on the way from one video to the next", () => {
    const store = new PlayerStore(memory());
    store.setMode("cinema");
    store.keep({ video, position: 30, isPlaying: true });
    store.takeOver();
    expect(store.mode).toBe("cinema");
  });

  it.each([
    ["audio", "audio"],
    ["cinema", "cinema"],
    ["default", "default"],
    ["mini", "default"],
  ] as const)("gives back, after fullscreen over %s, %s", (mode, after) => {
    const store = new PlayerStore(memory());
    store.setMode(mode);
    store.follow("fullscreen", true);
    store.follow("fullscreen", true);
    store.follow("fullscreen", false);
    expect(store.mode).toBe(after);
  });

  it("gives back cinema after fullscreen", () => {
    const store = new PlayerStore(memory());
    store.setMode("cinema");
    store.follow("fullscreen", true);
    expect(store.mode).toBe("fullscreen");
    store.follow("mini", false);
    expect(store.mode).toBe("fullscreen");
    store.follow("fullscreen", false);
    expect(store.mode).toBe("cinema");
  });

  it("remembers sound, speed, quality, captions with their language, and which keys are the player's, and reads what it does not know as the usual", () => {
    const { preferences, kept } = memory({
      "player-captions-color": "pink/plaid",
      "player-captions-size": "xxl",
      "player-quality": "tall",
    });
    const store = new PlayerStore({ preferences });
    expect(store.quality).toBe("auto");
    expect(store.captionLook).toEqual({ size: "m", color: "white", background: "shade" });
    expect(store.playsNext).toBe(true);
    store.setPlaysNext(false);
    expect(store.hasPageShortcuts).toBe(true);
    store.setPageShortcuts(false);
    store.rememberSound(0.4, true);
    store.rememberRate(1.5);
    store.rememberQuality(720);
    store.rememberCaptions("en");
    store.setCaptionLook({ size: "l", color: "yellow", background: "solid" });
    const again = new PlayerStore({ preferences });
    expect([again.volume, again.isMuted, again.rate, again.quality, again.hasCaptions]).toEqual([
      0.4,
      true,
      1.5,
      720,
      true,
    ]);
    expect([again.playsNext, again.hasPageShortcuts]).toEqual([false, false]);
    expect([again.captionFor(["ru", "en"]), again.captionFor(["ru"]), again.captionFor([])]).toEqual([
      "en",
      "ru",
      null,
    ]);
    again.rememberCaptions(null);
    expect([again.captionFor(["ru", "en"]), new PlayerStore({ preferences }).captionLanguage]).toEqual([null, "en"]);
    again.rememberQuality("auto");
    expect(new PlayerStore({ preferences }).quality).toBe("auto");
    expect(again.captionLook).toEqual({ size: "l", color: "yellow", background: "solid" });
    expect(kept.get("player-captions-color")).toBe("yellow/solid");
  });

  it("begins with the usual where nothing was chosen, and keeps nothing that is not chosen anew", () => {
    const { preferences, kept } = memory();
    const store = new PlayerStore({ preferences });
    expect([store.volume, store.isMuted, store.rate, store.quality, store.hasCaptions]).toEqual([
      1,
      false,
      1,
      "auto",
      false,
    ]);
    expect([store.captionLanguage, store.captionLook]).toEqual([
      null,
      { size: "m", color: "white", background: "shade" },
    ]);
    store.rememberSound(1, false);
    store.rememberRate(1);
    store.rememberQuality("auto");
    store.rememberCaptions(null);
    expect([...kept]).toEqual([]);
    store.rememberSound(1, true);
    store.rememberCaptions("ru");
    expect([...kept]).toEqual([
      ["player-muted", true],
      ["player-captions", true],
      ["player-captions-language", "ru"],
    ]);
    kept.clear();
    store.rememberCaptions("ru");
    store.rememberSound(0.5, true);
    expect([...kept]).toEqual([["player-volume", 0.5]]);
  });

  it("takes no quality that no picture can have", () => {
    for (const height of ["0", "-720", "720.5", "auto"])
      expect(new PlayerStore(memory({ "player-quality": height })).quality).toBe("auto");
    expect(new PlayerStore(memory({ "player-quality": "720" })).quality).toBe(720);
  });

  it("keeps fullscreen while the mini player that never was is closed", () => {
    const store = new PlayerStore(memory());
    store.setMode("fullscreen");
    store.closeMini();
    expect(store.mode).toBe("fullscreen");
  });

  it("forgets the place of a mini player that has gone, but not that of the next", () => {
    const store = new PlayerStore(memory());
    store.keep({ video, position: 30, isPlaying: true });
    const stopFirst = store.watchMini(() => 31);
    const stopSecond = store.watchMini(() => 32);
    stopFirst();
    expect(store.positionOf("a1")).toBe(32);
    stopSecond();
    expect(store.positionOf("a1")).toBe(30);
  });
});
