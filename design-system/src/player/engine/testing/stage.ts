import { vi } from "vitest";
import { createMediaEngine, type MediaEngineOptions } from "../createMediaEngine.ts";
import type { PlyrClass } from "../loadPlyr.ts";
import { fakeHls } from "./fakeHls.ts";
import { media } from "../../../primitives/SafeAddress/testing/index.ts";

/** Text of the HLS main playlist. */
export const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Русский",URI="audio.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=250000,RESOLUTION=426x240,CODECS="avc1"
v240.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=854x480
v480.m3u8`;

export const source = {
  hls: media("http://media.test/master.m3u8"),
  mp4: [{ height: 240, url: media("http://media.test/240.mp4") }],
  captions: [{ lang: "ru", label: "Русские", url: media("http://media.test/ru.vtt") }],
  poster: null,
  duration: 60,
  startAt: 12,
};

/** The engine with a `<video>` in the page. jsdom has no media: the element's own part is played by `become`. */
export function stage(options: Partial<MediaEngineOptions> = {}, canPlayHls = true) {
  const plyr = {
    play: vi.fn(() => play()),
    pause: vi.fn(),
    destroy: vi.fn(),
    volume: 1,
    muted: false,
    speed: 1,
    currentTime: 0,
    pip: false,
    fullscreen: { active: false, enter: vi.fn(), exit: vi.fn() },
  };
  const Plyr = vi.fn(function () {
    return plyr;
  }) as unknown as PlyrClass;
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue(canPlayHls ? "maybe" : "");
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  const loadText = vi.fn(async (url: string): Promise<string> =>
    url.endsWith(".m3u8") ? master : "WEBVTT\n\n00:10.000 --> 00:20.000\nЛёд",
  );
  const loadStatus = vi.fn(async (_url: string, _signal: AbortSignal) => 200);
  const { hls, Hls, emit, asClass } = fakeHls();
  const loadHls = vi.fn(async () => asClass);
  const engine = createMediaEngine({ source, loadText, loadStatus, loadHls, loadPlyr: async () => Plyr, ...options });
  const place = document.createElement("div");
  document.body.append(place);
  const detach = engine.attach(place, place);
  const video = place.querySelector("video") as HTMLVideoElement;
  const become = (
    facts: Partial<
      Record<
        | "currentTime"
        | "duration"
        | "readyState"
        | "paused"
        | "ended"
        | "videoWidth"
        | "videoHeight"
        | "seeking"
        | "error",
        unknown
      >
    >,
    ...events: string[]
  ) => {
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(video, name, { value, configurable: true, writable: true });
    for (const event of events) video.dispatchEvent(new Event(event));
  };
  return { engine, place, video, detach, become, plyr, play, load, hls, Hls, loadHls, loadText, loadStatus, emit };
}

/** Takes the stage down: spies, stubs, faked time and what stands in the page. */
export function clearStage(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
}

/** Every promise that can be kept is. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
