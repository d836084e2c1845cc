import { describe, expect, it } from "vitest";
import { media } from "../../primitives/SafeAddress/testing/index.ts";
import { codecName, codecsOf } from "./codecs.ts";

describe("what a film is written in", () => {
  it.each([
    ["avc1.4d401f", "H.264"],
    ["avc3.640028", "H.264"],
    ["hvc1.1.6.L93.90", "HEVC, H.265"],
    ["hev1.2.4.H153.b0", "HEVC, H.265"],
    ["dvh1.05.06", "Dolby Vision"],
    ["av01.0.08M.08", "AV1"],
    ["vp8", "VP8"],
    ["vp09.02.31.10", "VP9"],
    ["mp4v.20.9", "DivX, Xvid"],
    ["apcn", "ProRes"],
    ["ap4h", "ProRes"],
    ["jpeg", "Motion JPEG"],
    ["ac-3", "AC-3"],
    ["mp4a.a5", "AC-3"],
    ["ec-3", "E-AC-3"],
    ["dtsh", "DTS"],
    ["mlpa", "Dolby TrueHD"],
    ["mp4a.40.2", "AAC"],
    ["mp4a.67", "AAC"],
    ["mp4a.6b", "MP3"],
    ["mp3", "MP3"],
    ["opus", "Opus"],
    ["Opus", "Opus"],
    ["alac", "ALAC"],
    ["xyz1.2", "xyz1.2"],
  ])("%s is called %s", (codec, name) => {
    expect(codecName(codec)).toBe(name);
  });

  /** As Chromium answers, of these. */
  const chromium = (type: string) =>
    /^(?:video|audio)\/mp4; codecs="(?:avc1|mp4a\.40)|^(?:video|audio)\/webm; codecs="(?:vp8|vorbis|opus)"/.test(type)
      ? "probably"
      : "";
  it.each([
    ["avc1.4d401f", "mp4a.40.2", true, true],
    ["vp8", "vorbis", true, true],
    ["hvc1.1.6.L93.90", "mp4a.40.2", false, true],
    ["avc1.4d401f", "ac-3", true, false],
    ["hvc1.1.6.L93.90", "dtsc", false, false],
    ["avc1.4d401f", undefined, true, undefined],
    [undefined, "ec-3", undefined, false],
    [undefined, undefined, undefined, undefined],
  ])("of %s and %s it is known what is decoded", (videoCodec, audioCodec, picture, sound) => {
    const codecs = codecsOf({ height: 1, url: media("http://media.test/a.mp4"), videoCodec, audioCodec }, chromium);
    expect([codecs.picture?.isDecoded, codecs.sound?.isDecoded]).toEqual([picture, sound]);
  });

  it("is known of no stream", () => {
    expect(codecsOf(undefined, () => "")).toEqual({ picture: null, sound: null });
  });
});
