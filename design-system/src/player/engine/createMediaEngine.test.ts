import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasSeparateSound, qualitiesIn, methodsFor } from "./streams.ts";
import { clearStage, master, settle, source, stage } from "./testing/stage.ts";
import { media } from "../../primitives/SafeAddress/testing/index.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(clearStage);

describe("the media engine", () => {
  it("asks for the stream at once, before Plyr has come, and goes to where it should begin", () => {
    const { video, become } = stage();
    expect(video.getAttribute("src")).toBe(source.hls);
    become({ currentTime: 0, readyState: 1, duration: 60 }, "loadedmetadata");
    expect(video.currentTime).toBe(12);
  });

  it("is told where to begin before it has a picture, by whatever it plays: it would show those of the beginning", async () => {
    expect(stage().video.currentTime).toBe(12);
    const { video } = stage({}, false);
    await settle();
    expect(video.currentTime).toBe(12);
    expect(stage({ source: { ...source, isLive: true } }).video.currentTime).toBe(0);
  });

  it("plays on a video that began to load before it stood, whose first facts were told to nobody", () => {
    const media = document.createElement("video");
    media.src = source.hls ?? "";
    Object.defineProperty(media, "readyState", { value: 2, configurable: true });
    const load = vi.spyOn(media, "load");
    const { engine, video } = stage({ takeMedia: (url) => (url === source.hls ? media : null), hasFirstFrame: true });
    expect(video).toBe(media);
    expect(load).not.toHaveBeenCalled();
    expect(engine.getSnapshot().hasFrame).toBe(true);
    expect(video.currentTime).toBe(12);
  });

  it("asks by the address where a video that was preloaded fails at its <source>, which the element itself does not tell", () => {
    const preloaded = () => {
      const media = document.createElement("video");
      const from = Object.assign(document.createElement("source"), { src: source.hls ?? "" });
      media.append(from);
      return { media, from };
    };
    const failing = preloaded();
    const { video } = stage({ takeMedia: () => failing.media });
    expect(video.hasAttribute("src")).toBe(false);
    failing.from.dispatchEvent(new Event("error"));
    expect(video.getAttribute("src")).toBe(source.hls);
    const failed = preloaded();
    Object.defineProperty(failed.media, "networkState", { value: HTMLMediaElement.NETWORK_NO_SOURCE });
    expect(stage({ takeMedia: () => failed.media }).video.getAttribute("src")).toBe(source.hls);
  });

  it("tells playing, waiting and the end as facts", () => {
    const { engine, become } = stage();
    expect(engine.getSnapshot().phase).toBe("idle");
    engine.play();
    become({ paused: false, readyState: 4, duration: 60 }, "play", "playing");
    expect(engine.getSnapshot()).toMatchObject({ phase: "playing", isWanted: true, duration: 60 });
    become({ readyState: 2 }, "waiting");
    expect(engine.getSnapshot().phase).toBe("waiting");
    become({ ended: true, paused: true, readyState: 4 }, "pause", "ended");
    expect(engine.getSnapshot()).toMatchObject({ phase: "ended", isWanted: false });
  });

  it("tells the length of a recording once the element has found it, and until then none, or what is known of it", () => {
    for (const known of [0, 11]) {
      const { engine, become, detach } = stage({ source: { ...source, duration: known } });
      become({ readyState: 4, duration: Number.POSITIVE_INFINITY }, "durationchange", "playing");
      expect(engine.getSnapshot().duration).toBe(known);
      become({ duration: 12 }, "durationchange");
      expect(engine.getSnapshot().duration).toBe(12);
      detach();
    }
  });

  describe("a file whose picture the browser has no decoder for", () => {
    const hevc = {
      ...source,
      hls: null,
      mp4: [{ height: 240, url: media("http://media.test/240.mp4"), videoCodec: "hvc1.1.6.L93.90" }],
    };

    it("says so in place of a still, and goes on with its sound for who wants that", () => {
      const { engine, become } = stage({ source: hevc }, false);
      engine.play();
      become({ readyState: 4, videoWidth: 0, paused: false }, "loadedmetadata", "playing");
      expect(engine.getSnapshot()).toMatchObject({
        failure: "format",
        isWanted: false,
        codecs: { picture: { name: "HEVC, H.265", isDecoded: false } },
      });
      engine.retry();
      become({}, "loadedmetadata", "playing");
      expect(engine.getSnapshot()).toMatchObject({ failure: null, phase: "playing", isWanted: true });
    });

    it("plays where there is one all the same", () => {
      const { engine, become } = stage({ source: hevc }, false);
      engine.play();
      become({ readyState: 4, videoWidth: 426, videoHeight: 240, paused: false }, "loadedmetadata", "playing");
      expect(engine.getSnapshot()).toMatchObject({
        failure: null,
        phase: "playing",
        codecs: { picture: { isDecoded: true } },
      });
    });
  });

  it("keeps the snapshot while only the time goes on, so that the controls do not render again", () => {
    const { engine, become } = stage();
    engine.play();
    become({ paused: false, readyState: 4, duration: 60, currentTime: 13 }, "play", "playing", "timeupdate");
    const before = engine.getSnapshot();
    const facts = vi.fn();
    const times = vi.fn();
    engine.subscribe(facts);
    engine.subscribeTime(times);
    become({ currentTime: 14 }, "timeupdate");
    expect(engine.getSnapshot()).toBe(before);
    expect(facts).not.toHaveBeenCalled();
    expect(times).toHaveBeenCalledTimes(1);
    expect(engine.getTime().current).toBe(14);
  });

  it("begins silently where the browser lets no sound begin, and says so", async () => {
    const { engine, play, video } = stage();
    play.mockRejectedValueOnce(new DOMException("no gesture", "NotAllowedError"));
    engine.play();
    await settle();
    expect(video.muted).toBe(true);
    expect(engine.getSnapshot().isMutedByAutoplay).toBe(true);
    engine.setMuted(false);
    expect(engine.getSnapshot().isMutedByAutoplay).toBe(false);
  });

  it("stays on its poster where not even that may begin", async () => {
    const { engine, play } = stage();
    play.mockRejectedValue(new DOMException("no gesture", "NotAllowedError"));
    engine.play();
    await settle();
    expect(engine.getSnapshot()).toMatchObject({ phase: "idle", isWanted: false });
  });

  it("learns the qualities from the playlist and takes hls.js, whole where the sound is apart, only when one is chosen", async () => {
    const { engine, become, loadHls, hls, emit } = stage();
    become({ readyState: 2, currentTime: 15 }, "loadedmetadata", "loadeddata", "timeupdate");
    await settle();
    expect(engine.getSnapshot().qualities).toEqual([480, 240]);
    expect(loadHls).not.toHaveBeenCalled();
    engine.setQuality(240);
    await settle();
    expect(loadHls).toHaveBeenCalledWith(true);
    expect(hls.loadSource).toHaveBeenCalledWith(source.hls);
    emit("hlsManifestParsed");
    expect(hls.loadLevel).toBe(0);
    engine.setQuality("auto");
    expect(hls.nextLevel).toBe(-1);
  });

  it("calls the qualities of a standing film by their shorter side, in the menu, on the screen and when one is chosen", async () => {
    const standing = { ...source, hls: media("http://media.test/standing.m3u8") };
    const { engine, become, hls, emit } = stage({
      source: standing,
      loadText: async () =>
        "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=240x426\na\n#EXT-X-STREAM-INF:BANDWIDTH=2,RESOLUTION=480x854\nb",
    });
    become({ readyState: 2, videoWidth: 480, videoHeight: 854 }, "loadedmetadata", "loadeddata", "resize");
    await settle();
    expect(engine.getSnapshot()).toMatchObject({ qualities: [480, 240], height: 480 });
    hls.levels = [
      { width: 240, height: 426 },
      { width: 480, height: 854 },
    ];
    engine.setQuality(480);
    await settle();
    emit("hlsManifestParsed");
    expect([hls.loadLevel, engine.getSnapshot().qualities]).toEqual([1, [480, 240]]);
  });

  it("calls files by the shape of the film once it is known, and begins the one that was chosen", async () => {
    const mp4 = [426, 854].map((height) => ({ height, url: media(`http://media.test/${height}.mp4`) }));
    const { engine, become, video } = stage({ source: { ...source, hls: null, mp4 }, loadHls: undefined });
    become({ readyState: 2, videoWidth: 240, videoHeight: 426 }, "loadedmetadata", "loadeddata");
    await settle();
    expect(engine.getSnapshot().qualities).toEqual([480, 240]);
    engine.setQuality(480);
    expect(video.getAttribute("src")).toBe("http://media.test/854.mp4");
  });

  it("shows another height at once by a seek to where it plays, once its piece is there", async () => {
    const { engine, become, hls, video, emit } = stage({ quality: 240 });
    await settle();
    emit("hlsManifestParsed");
    become({ readyState: 4, paused: false, currentTime: 15 }, "playing", "timeupdate");
    const seek = vi.fn();
    Object.defineProperty(video, "currentTime", { get: () => 15, set: seek, configurable: true });
    engine.setQuality(480);
    expect(hls.currentLevel).toBe(1);
    const buffered = (type: string, level: number, start: number) =>
      emit("hlsFragBuffered", { frag: { type, level, start, duration: 4 } });
    buffered("main", 0, 12);
    buffered("audio", 1, 12);
    buffered("main", 1, 8);
    buffered("main", 1, 16);
    expect(seek).not.toHaveBeenCalled();
    buffered("main", 1, 12);
    buffered("main", 1, 12);
    expect(seek).toHaveBeenCalledTimes(1);
    expect(seek).toHaveBeenCalledWith(15);
    // it stands just before the first picture of its piece
    engine.setQuality(240);
    buffered("main", 0, 15.5);
    buffered("main", 0, 15.04);
    expect(seek).toHaveBeenCalledTimes(2);
    expect(seek).toHaveBeenLastCalledWith(15.04);
  });

  it("plays the file when neither kind of HLS works", async () => {
    const { video, emit } = stage({}, false);
    await settle();
    emit("hlsError", { fatal: true, type: "mediaError" });
    emit("hlsError", { fatal: true, type: "otherError" });
    expect(video.getAttribute("src")).toBe("http://media.test/240.mp4");
  });

  it("tells a dead line, which fails every way, from a stream that this browser cannot play, where the next way is tried", async () => {
    vi.stubGlobal("MediaError", { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 });
    const dead = stage();
    dead.become({ error: { code: 2 } }, "error");
    expect(dead.engine.getSnapshot()).toMatchObject({ phase: "failed", failure: "network" });
    expect(dead.loadHls).not.toHaveBeenCalled();
    const foreign = stage();
    foreign.become({ error: { code: 4 } }, "error");
    await settle();
    expect(foreign.hls.loadSource).toHaveBeenCalledWith(source.hls);
    expect(foreign.engine.getSnapshot().failure).toBeNull();
  });

  it("tells a file that is not there from one that this browser cannot play: the media host knows, the browser says the same of both", async () => {
    vi.stubGlobal("MediaError", { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 });
    for (const [status, failure] of [
      [200, "format"],
      [404, "unavailable"],
      [503, "network"],
    ] as const) {
      const { engine, become, loadStatus } = stage({ source: { ...source, hls: null } });
      loadStatus.mockResolvedValue(status);
      become({ error: { code: 4 } }, "error");
      await settle();
      expect(loadStatus).toHaveBeenCalledWith("http://media.test/240.mp4", expect.any(AbortSignal));
      expect(engine.getSnapshot().failure).toBe(failure);
    }
  });

  it("plays in the chosen quality again when the video was taken out of the page and put back", async () => {
    const { engine, place, detach, hls } = stage();
    engine.setQuality(240);
    await settle();
    detach();
    hls.loadSource.mockClear();
    engine.attach(place, place);
    await settle();
    expect(hls.loadSource).toHaveBeenCalledWith(source.hls);
    expect(place.querySelector("video")?.hasAttribute("src")).toBe(false);
  });

  describe("picture in picture", () => {
    /** jsdom has no such window: the document's part is played here. */
    function pictureWindow() {
      const exit = vi.fn(async () => void Object.assign(document, { pictureInPictureElement: null }));
      Object.assign(document, { pictureInPictureElement: null, exitPictureInPicture: exit });
      return exit;
    }
    afterEach(() => {
      Reflect.deleteProperty(document, "pictureInPictureElement");
      Reflect.deleteProperty(document, "exitPictureInPicture");
    });

    it("closes with the page that is left, before its film is taken away", () => {
      const exit = pictureWindow();
      const { video, detach } = stage();
      Object.assign(document, { pictureInPictureElement: video });
      exit.mockImplementation(async () => void expect(video.isConnected).toBe(true));
      detach();
      expect(exit).toHaveBeenCalledOnce();
    });

    it("leaves the window of another video alone", () => {
      const exit = pictureWindow();
      const { detach } = stage();
      Object.assign(document, { pictureInPictureElement: document.createElement("video") });
      detach();
      expect(exit).not.toHaveBeenCalled();
    });

    it("closes when it opens after the page was left", async () => {
      const exit = pictureWindow();
      const { engine, video, detach } = stage();
      let open: () => void = () => undefined;
      Object.assign(video, { requestPictureInPicture: () => new Promise<void>((resolve) => (open = resolve)) });
      engine.requestPictureInPicture(true);
      detach();
      expect(exit).not.toHaveBeenCalled();
      Object.assign(document, { pictureInPictureElement: video });
      open();
      await settle();
      expect(exit).toHaveBeenCalledOnce();
    });
  });

  it("keeps the position over a dead line and goes on from it", async () => {
    const { engine, emit, become, Hls } = stage({}, false);
    await settle();
    become({ readyState: 4, currentTime: 33, duration: 60 }, "timeupdate");
    emit("hlsError", { fatal: true, type: "networkError", response: { code: 0 } });
    expect(engine.getSnapshot()).toMatchObject({ phase: "failed", failure: "network" });
    engine.retry();
    await settle();
    expect(Hls).toHaveBeenLastCalledWith(expect.objectContaining({ startPosition: 33 }));
    expect(engine.getSnapshot().failure).toBeNull();
  });

  it("shows the caption of the moment and nothing when they are off", async () => {
    const { engine, become } = stage();
    engine.setCaption("ru");
    await settle();
    become({ readyState: 4, currentTime: 15 }, "timeupdate");
    expect(engine.getCues().map((cue) => cue.text)).toEqual(["Лёд"]);
    become({ currentTime: 25 }, "timeupdate");
    expect(engine.getCues()).toEqual([]);
    become({ currentTime: 15 }, "timeupdate");
    engine.setCaption(null);
    expect(engine.getCues()).toEqual([]);
  });

  it("hands requests to Plyr, which comes when a hand reaches for the player after the first frame, and takes it away with the video", async () => {
    const { engine, plyr, detach, place, become } = stage();
    engine.setVolume(0.5);
    expect(plyr.volume).toBe(1);
    become({ readyState: 2 }, "loadeddata");
    await settle();
    engine.setVolume(0.4);
    expect(plyr.volume).toBe(1);
    place.dispatchEvent(new Event("pointerover"));
    await settle();
    engine.setVolume(0.3);
    expect(plyr.volume).toBe(0.3);
    engine.pause();
    expect(plyr.pause).toHaveBeenCalled();
    detach();
    expect(plyr.destroy).toHaveBeenCalled();
    expect(place.childElementCount).toBe(0);
  });
});

describe("methods to play", () => {
  it("prefers the browser's own HLS, then hls.js, then a file that is not too large", () => {
    const mp4 = [
      { height: 360, url: media("a") },
      { height: 1080, url: media("b") },
      { height: 720, url: media("c") },
    ];
    expect(
      methodsFor({ ...source, mp4 }, () => "maybe", true).map((way) =>
        way.kind === "file" ? way.file.height : way.kind,
      ),
    ).toEqual(["native", "hls.js", 720]);
    expect(methodsFor({ ...source, hls: null, mp4: [{ height: 1080, url: media("b") }] }, () => "", true)).toEqual([
      { kind: "file", file: { height: 1080, url: "b" } },
    ]);
    expect(methodsFor({ ...source, mp4: [] }, () => "", false)).toEqual([]);
  });

  it("reads qualities and separate sound from the main playlist", () => {
    expect(qualitiesIn(master)).toEqual([480, 240]);
    expect(hasSeparateSound(master)).toBe(true);
    expect(hasSeparateSound(master.replace(/^#EXT-X-MEDIA.*$/m, ""))).toBe(false);
  });
});
