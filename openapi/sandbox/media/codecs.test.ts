import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mediaCatalog, resolveMediaFile } from "./index.ts";
import { readMp4 } from "./mp4.ts";
import { box, mp4, track } from "./testing/mp4.ts";
import { element, uint, webm } from "./testing/webm.ts";
import { readWebm } from "./webm.ts";

const file = join(mkdtempSync(join(tmpdir(), "kadr-codecs-")), "film");
const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(" ", ""), "hex");

const avcMain = hex("01 4d 40 1f ff");
const hevcMain = hex("01 01 60000000 900000000000 5d f000");
const hevcMain10High = hex("01 22 20000000 b00000000000 99 f000");
const av1Main = hex("81 08 0c 00");
const av1TenBits = hex("81 2d cc 00");
/** Descriptors of an `esds` around one of a kind of sound; their lengths have one byte or four. */
const sound = (type: string, length = "19") => hex(`00000000 03 ${length} 0001 00 04 ${length} ${type} 15 000000`);

describe("an MP4", () => {
  it.each<[string | null, string | null, Buffer[]]>([
    [
      "avc1.4d401f",
      "mp4a.40.2",
      [track("vide", "avc1", [box("avcC", avcMain)]), track("soun", "mp4a", [box("esds", sound("40"))])],
    ],
    [
      "avc3.4d401f",
      "mp4a.6b",
      [track("vide", "avc3", [box("avcC", avcMain)]), track("soun", "mp4a", [box("esds", sound("6b", "80808019"))])],
    ],
    ["hvc1.1.6.L93.90", "ac-3", [track("vide", "hvc1", [box("hvcC", hevcMain)]), track("soun", "ac-3")]],
    ["hev1.2.4.H153.b0", "ec-3", [track("soun", "ec-3"), track("vide", "hev1", [box("hvcC", hevcMain10High)])]],
    ["av01.0.08M.08", "opus", [track("vide", "av01", [box("av1C", av1Main)]), track("soun", "Opus")]],
    ["av01.1.13H.10", "flac", [track("vide", "av01", [box("av1C", av1TenBits)]), track("soun", "fLaC")]],
    ["vp09.02.31.10", "alac", [track("vide", "vp09", [box("vpcC", hex("01000000 02 1f a0"))]), track("soun", "alac")]],
    [
      "apcn",
      "mp4a.40.2",
      [track("vide", "apcn"), track("soun", "mp4a", [box("wave", box("frma"), box("esds", sound("40")))], 1)],
    ],
    ["mp4v.20.9", "mp4a.40.2", [track("vide", "mp4v"), track("soun", "mp4a", [box("esds", sound("40"))], 2)]],
    [
      "avc1.4d401f",
      "dtsc",
      [
        track("vide", "avc1", [box("pasp", Buffer.alloc(8)), box("avcC", avcMain)]),
        track("vide", "jpeg"),
        track("soun", "dtsc"),
        track("soun", "ac-3"),
      ],
    ],
    [null, null, [track("vide", "hvc1"), track("soun", "sowt")]],
    [
      null,
      null,
      [track("vide", "encv", [box("avcC", avcMain)]), track("soun", "mp4a", [box("esds", hex("00000000"))])],
    ],
    [null, null, []],
  ])("is of %s and %s", async (video, audio, tracks) => {
    writeFileSync(file, mp4(...tracks));
    expect((await readMp4(file)).codecs).toEqual({ video, audio });
  });

  it.each(mediaCatalog().map(({ id, hls, mp4: films }) => [id, hls, films[0]?.url ?? ""]))(
    "%s is of what its stream says",
    async (_id, stream, film) => {
      const { video, audio } = (await readMp4(resolveMediaFile(film)?.file ?? "")).codecs;
      const text = readFileSync(resolveMediaFile(stream)?.file ?? "", "utf8");
      expect(text).toContain(`CODECS="${video},${audio}"`);
    },
  );
});

describe("a Matroska", () => {
  const one = (kind: number, id: string, config?: Buffer) =>
    element("ae", [
      element("83", uint(kind, 1)),
      element("86", Buffer.from(id)),
      ...(config ? [element("63a2", config)] : []),
    ]);
  it.each<[string | null, string | null, Buffer[]]>([
    ["vp8", "vorbis", [one(1, "V_VP8"), one(2, "A_VORBIS")]],
    ["vp9", "opus", [one(2, "A_OPUS"), one(1, "V_VP9")]],
    ["avc1.4d401f", "ac-3", [one(1, "V_MPEG4/ISO/AVC", avcMain), one(2, "A_AC3"), one(2, "A_AAC")]],
    ["hvc1.1.6.L93.90", "ec-3", [one(1, "V_MPEGH/ISO/HEVC", hevcMain), one(2, "A_EAC3")]],
    ["av01.0.08M.08", "dtsc", [one(1, "V_AV1", av1Main), one(2, "A_DTS\0\0")]],
    ["mp4v.20.9", "mlpa", [one(1, "V_MPEG4/ISO/ASP"), one(2, "A_TRUEHD")]],
    [null, null, [one(1, "V_MPEGH/ISO/HEVC"), one(2, "A_PCM/INT/LIT")]],
    [null, null, [one(1, "constructor", avcMain), one(17, "S_TEXT/UTF8")]],
    [null, null, []],
  ])("is of %s and %s", async (video, audio, tracks) => {
    writeFileSync(file, webm({ parts: [], tracks }));
    expect((await readWebm(file)).codecs).toEqual({ video, audio });
  });
});
