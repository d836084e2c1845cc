// @vitest-environment node
import { describe, expect, it } from "vitest";
import { mediaCatalog } from "./index.ts";
import { liveAddress, livePlaylist } from "./live.ts";

const clip = "nastroyka-ekrana";
const at = (seconds: number, name = "v240"): string => livePlaylist(`/live/${clip}/${name}.m3u8`, Date.UTC(2026, 10, 21) + seconds * 1000) ?? "";
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
    for (const path of ["/live/net-takogo/master.m3u8", "/live/../clips/master.m3u8", `/live/${clip}/v999.m3u8`, `/live/${clip}/ru.vtt`, "/live/"]) expect(livePlaylist(path, 0)).toBeNull();
  });
});
