import { describe, expect, it } from "vitest";
import { fileQuality, qualityOf } from "./quality.ts";

describe("what a quality is called", () => {
  it.each([
    // 16:9
    [3840, 2160, 2160],
    [2560, 1440, 1440],
    [1920, 1080, 1080],
    [1280, 720, 720],
    [854, 480, 480],
    [848, 480, 480],
    [640, 360, 360],
    [426, 240, 240],
    [256, 144, 144],
    // standing, of a phone
    [1080, 1920, 1080],
    [720, 1280, 720],
    [480, 854, 480],
    [240, 426, 240],
    [1080, 2400, 1080],
    [886, 1920, 1080],
    // wide films
    [1920, 818, 1080],
    [1920, 800, 1080],
    [1280, 536, 720],
    [854, 364, 480],
    [640, 272, 360],
    [3840, 1600, 2160],
    [4096, 1716, 2160],
    [1998, 1080, 1080],
    // older and square ones
    [1440, 1080, 1080],
    [960, 720, 720],
    [640, 480, 480],
    [320, 240, 240],
    [1080, 1080, 1080],
    [720, 576, 576],
    [1366, 768, 720],
    [960, 540, 540],
    // the width is not known
    [0, 480, 480],
    [0, 0, 0],
  ])("%d × %d is %dp", (width, height, quality) => {
    expect(qualityOf(width, height)).toBe(quality);
  });

  it("is of a file that names its height alone, by the shape of the one on the screen", () => {
    expect(fileQuality(854, { videoWidth: 240, videoHeight: 426 })).toBe(480);
    expect(fileQuality(818, { videoWidth: 1920, videoHeight: 818 })).toBe(1080);
    expect(fileQuality(720, { videoWidth: 0, videoHeight: 0 })).toBe(720);
  });
});
