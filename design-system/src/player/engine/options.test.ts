// @vitest-environment node
import { describe, expect, it } from "vitest";
import { media } from "../../primitives/SafeAddress/testing/index.ts";
import { firstSnapshot } from "./options.ts";
import type { PlayerSource } from "../types.ts";

const source: PlayerSource = { hls: null, mp4: [], captions: [], poster: null };
const file = (height: number) => ({ height, url: media(`http://media.test/${height}.mp4`) });

describe("a player before anything was loaded", () => {
  it("is idle, as loud and fast as is usual, and knows nothing", () => {
    expect(firstSnapshot(source, {}, false)).toEqual({
      phase: "idle",
      isWanted: false,
      hasFrame: false,
      isSeeking: false,
      duration: 0,
      isLive: false,
      volume: 1,
      isMuted: false,
      isMutedByAutoplay: false,
      rate: 1,
      isFast: false,
      qualities: [],
      quality: "auto",
      height: 0,
      captionTracks: [],
      caption: null,
      codecs: { picture: null, sound: null },
      canPictureInPicture: false,
      isPictureInPicture: false,
      canFullscreen: false,
      isFullscreen: false,
      failure: null,
    });
  });

  it("has what was chosen on an earlier visit, and the first frame where it stands already", () => {
    const remembered = { volume: 0, isMuted: true, rate: 1.5, quality: 720 } as const;
    expect(firstSnapshot(source, remembered, true)).toMatchObject({ ...remembered, hasFrame: true });
  });

  it("has the length that is known, and none of a live stream", () => {
    expect(firstSnapshot({ ...source, duration: 60 }, {}, false)).toMatchObject({ duration: 60, isLive: false });
    expect(firstSnapshot({ ...source, duration: 60, isLive: true }, {}, false)).toMatchObject({
      duration: 0,
      isLive: true,
    });
  });

  it("has the qualities of its files, the best first; those of a playlist are not known yet", () => {
    const files = { ...source, mp4: [file(240), file(720), file(720)] };
    expect(firstSnapshot(files, {}, false).qualities).toEqual([720, 240]);
    expect(firstSnapshot({ ...files, hls: media("http://media.test/a.m3u8") }, {}, false).qualities).toEqual([]);
  });
});
