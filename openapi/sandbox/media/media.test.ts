import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { artworks } from "./art/catalog.ts";
import { readMp4 } from "./mp4.ts";
import { imageCatalog, imageColor, mediaCatalog, resolveMediaFile } from "./index.ts";

const read = (url: string): string => readFileSync(resolveMediaFile(url)?.file ?? "", "utf8");

describe("the clips", () => {
  it.each(mediaCatalog().map((item) => [item.id, item] as const))(
    "%s has a stream of two qualities, each with its sound, a file, captions, a storyboard and a poster",
    async (_id, item) => {
      const master = read(item.hls);
      const variants = [...master.matchAll(/RESOLUTION=(\d+)x(\d+).*CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"\n(\S+)/g)];
      expect(variants.length).toBeGreaterThanOrEqual(2);
      expect(new Set(variants.map((variant) => variant[2])).size).toBe(variants.length);
      for (const track of variants.map((variant) => variant[3])) {
        const list = read(item.hls.replace("master.m3u8", track as string));
        const length = [...list.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, cut) => sum + Number(cut[1]), 0);
        expect(Math.abs(length - item.duration)).toBeLessThan(0.5);
        expect(list).toContain("#EXT-X-ENDLIST");
        // Each piece has an address, and they stand one behind the other in the track's file, behind its header and its index.
        const pieces = [...list.matchAll(/^(?:#EXT-X-MAP:URI="(.+)"|(\S+\.m4s))$/gm)].map(([, map, piece]) =>
          resolveMediaFile(item.hls.replace("master.m3u8", map ?? piece ?? "")),
        );
        expect(pieces[0]?.part?.start).toBe(0);
        pieces.forEach((piece, i) => {
          if (i > 1) expect(piece?.part?.start).toBe((pieces[i - 1]?.part?.end ?? NaN) + 1);
        });
        expect(new Set(pieces.map((piece) => piece?.file)).size).toBe(1);
        expect(pieces.at(-1)?.part?.end).toBe(statSync(pieces[0]?.file ?? "").size - 1);
        expect((await readMp4(pieces[0]?.file ?? "")).duration).toBeCloseTo(length, 3);
      }
      for (const url of [
        item.poster,
        item.storyboard.vtt,
        ...item.mp4.map((file) => file.url),
        ...item.captions.map((track) => track.url),
      ])
        expect(existsSync(resolveMediaFile(url)?.file ?? "")).toBe(true);
      expect(item.captions[0]?.lang).toBe("ru");
    },
  );

  it("captions follow one another within the clip", () => {
    for (const item of mediaCatalog())
      for (const track of item.captions) {
        const times = [...read(track.url).matchAll(/(\d+):(\d+):([\d.]+) --> (\d+):(\d+):([\d.]+)/g)].map(
          (cue) =>
            [
              Number(cue[1]) * 3600 + Number(cue[2]) * 60 + Number(cue[3]),
              Number(cue[4]) * 3600 + Number(cue[5]) * 60 + Number(cue[6]),
            ] as const,
        );
        expect(times.length).toBeGreaterThan(3);
        times.forEach(([from, to], i) => {
          expect(to).toBeGreaterThan(from + 0.8);
          expect(to).toBeLessThanOrEqual(item.duration);
          if (i > 0) expect(from).toBeGreaterThanOrEqual(times[i - 1]?.[1] ?? 0);
        });
      }
  });

  it("have a preview of five silent seconds, in a file of its own", async () => {
    for (const item of mediaCatalog()) {
      const { file } = resolveMediaFile(item.preview) ?? {};
      const bytes = readFileSync(file ?? "");
      expect((await readMp4(file ?? "")).duration, item.id).toBeCloseTo(5, 0);
      expect(bytes.includes("soun"), item.id).toBe(false);
      expect(bytes.length).toBeLessThan(25_000);
      expect(item.mp4.map(({ url }) => url)).not.toContain(item.preview);
    }
  });

  it("storyboard tiles cover the clip without a gap", () => {
    for (const item of mediaCatalog()) {
      const ends = [
        ...read(item.storyboard.vtt).matchAll(/--> (\d+):(\d+):([\d.]+)\nstoryboard\.webp#xywh=\d+,\d+,\d+,\d+/g),
      ];
      const last = ends.at(-1);
      expect(Number(last?.[2]) * 60 + Number(last?.[3])).toBe(item.duration);
    }
  });

  it("take twelve megabytes together with the pictures, at most", () => {
    const root = join(import.meta.dirname, "files");
    const bytes = readdirSync(root, { recursive: true })
      .map((name) => statSync(join(root, String(name))))
      .filter((about) => about.isFile())
      .reduce((sum, about) => sum + about.size, 0);
    expect(bytes).toBeLessThanOrEqual(12_000_000);
  });
});

describe("the pictures", () => {
  it("can be drawn anew, all of them", () => {
    for (const { id, svg } of artworks()) expect(svg(), id).toMatch(/^<svg (?!.*(?:NaN|undefined)).*<\/svg>$/s);
  });

  it("exist in every width, with a colour for the placeholder", () => {
    for (const image of imageCatalog()) {
      expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
      for (const width of image.widths)
        expect(resolveMediaFile(`/images/${image.id}.webp?width=${width}`)?.file).toContain(`@${width}.webp`);
    }
    expect(imageCatalog().filter((image) => image.kind === "avatar").length).toBeGreaterThanOrEqual(48);
    expect(imageColor("/images/sea-1.webp?width=320")).toMatch(/^#/);
    expect(imageColor("/clips/x.webp")).toBeNull();
  });

  it("are answered in the nearest width, by width or by height [COMMON-IMAGE-02]", () => {
    const at = (query: string): string | undefined =>
      resolveMediaFile(`/images/sea-2.webp${query}`)?.file.split("@")[1];
    expect([at("?width=272"), at("?width=408"), at("?width=816"), at("?height=180"), at("?width=abc"), at("")]).toEqual(
      ["320.webp", "640.webp", "640.webp", "320.webp", "640.webp", "640.webp"],
    );
  });
});

describe("the posters of clips", () => {
  const bytes = (url: string): number => statSync(resolveMediaFile(url)?.file ?? "").size;

  it("weigh less at the widths of cards, and stay whole where no width is asked for", () => {
    for (const { poster, posterWidths } of mediaCatalog()) {
      expect(posterWidths[0]).toBe(320);
      expect(bytes(`${poster}?width=279`)).toBeLessThan(bytes(poster) * 0.7);
      expect(resolveMediaFile(poster)?.file).toMatch(/poster\.webp$/);
      expect(resolveMediaFile(`${poster}?width=4000`)?.file).toMatch(/poster\.webp$/);
    }
    expect(bytes("/clips/gory-rassvet/poster.webp?width=558")).toBeLessThan(
      bytes("/clips/gory-rassvet/poster.webp") / 2,
    );
    expect(resolveMediaFile("/clips/gory-rassvet/poster.webp?height=180")?.file).toMatch(/poster@320\.webp$/);
  });
});

describe("addresses on the media host", () => {
  it.each([
    "/../package.json",
    "/images/../images.json",
    "/clips/..%2f..%2findex.ts",
    "/clips/%2e%2e/images.json",
    "/images/sea-1.webp%00.png",
    "/clips//gory-rassvet/ru.vtt",
    "/clips\\gory-rassvet\\ru.vtt",
    "/images.json",
    "/clips.json",
    "/clips/gory-rassvet",
    "/clips/.hidden.mp4",
    "/%",
    "//evil.test/clips/gory-rassvet/ru.vtt/x",
    "/images/nothing.webp",
    "/images/sea-1.webp/extra",
  ])("%s leads nowhere", (url) => {
    expect(resolveMediaFile(url)).toBeNull();
  });
});
