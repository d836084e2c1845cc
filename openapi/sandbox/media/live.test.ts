// @vitest-environment node
import { describe, expect, it } from "vitest";
import { mediaCatalog } from "./index.ts";
import { catchUpAddress, liveAddress, livePlaylist } from "./live.ts";

const clip = "nastroyka-ekrana";
const at = (seconds: number, name = "v240"): string =>
  livePlaylist(`/live/${clip}/${name}.m3u8`, Date.UTC(2026, 10, 21) + seconds * 1000) ?? "";
const number = (text: string, tag: string): number => Number(new RegExp(`#EXT-X-${tag}:(\\d+)`).exec(text)?.[1]);
/** The pieces of a playlist with the numbers that a player gives them. */
function pieces(text: string): Map<number, string> {
  let round = number(text, "DISCONTINUITY-SEQUENCE");
  let sequence = number(text, "MEDIA-SEQUENCE");
  const found = new Map<number, string>();
  for (const line of text.split("\n")) {
    if (line === "#EXT-X-DISCONTINUITY") round += 1;
    if (line.endsWith(".m4s")) found.set(sequence++, `${round} ${line}`);
  }
  return found;
}

describe("a clip played round and round", () => {
  it.each(["v240", "v480"])("gives the same piece the same number, whenever it is asked for (%s)", (name) => {
    const seen = new Map<number, string>();
    for (let second = 0; second < 120; second += 1) {
      const now = pieces(at(second, name));
      expect(now.size).toBeGreaterThanOrEqual(7);
      for (const [sequence, piece] of now) {
        expect(seen.get(sequence) ?? piece).toBe(piece);
        seen.set(sequence, piece);
      }
    }
    const numbers = [...seen.keys()].sort((a, b) => a - b);
    expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + numbers.length - 1);
  });

  it("moves on with the time, every quality in the same round", () => {
    expect(number(at(8), "MEDIA-SEQUENCE")).toBe(number(at(0), "MEDIA-SEQUENCE") + 2);
    for (let second = 0; second < 60; second += 1) {
      const rounds = ["v240", "v480"].map((name) => [...pieces(at(second, name)).values()].at(-1)?.split(" ")[0]);
      expect(Math.max(...rounds.map(Number)) - Math.min(...rounds.map(Number))).toBeLessThanOrEqual(1);
    }
  });

  it("is there for every clip, and for nothing else", () => {
    for (const { id } of mediaCatalog()) {
      const address = liveAddress(id) ?? "";
      expect(livePlaylist(address, Date.now())).toContain("#EXT-X-STREAM-INF");
      expect(livePlaylist(address, Date.now())).not.toContain("TYPE=AUDIO");
    }
    expect(liveAddress("net-takogo")).toBeUndefined();
    for (const path of [
      "/live/net-takogo/master.m3u8",
      "/live/../clips/master.m3u8",
      `/live/${clip}/v999.m3u8`,
      `/live/${clip}/ru.vtt`,
      "/live/",
    ])
      expect(livePlaylist(path, 0)).toBeNull();
  });
});

describe("what was shown", () => {
  const start = Date.UTC(2026, 10, 21, 10);
  const recording = (now: number, name = "v240"): string | null =>
    livePlaylist(`/live/${clip}/${start}-600/${name}.m3u8`, now);

  it("is a recording of its length once it is over, and the same for ever", () => {
    const text = recording(start + 600_000) ?? "";
    expect(text).toContain("#EXT-X-ENDLIST");
    expect(text).toContain("#EXT-X-PLAYLIST-TYPE:VOD");
    const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    expect(whole).toBeGreaterThan(590);
    expect(whole).toBeLessThan(610);
    expect(recording(start + 9_000_000)).toBe(text);
  });

  it("is not there while it is on the air, nor of any length", () => {
    expect(recording(start + 599_000)).toBeNull();
    expect(livePlaylist(`/live/${clip}/${start}-99999/v240.m3u8`, start + 1e9)).toBeNull();
    expect(catchUpAddress(clip, start, 99_999)).toBeUndefined();
    expect(catchUpAddress(clip, start, 600)).toBe(`/live/${clip}/${start}-600/master.m3u8`);
  });
});
