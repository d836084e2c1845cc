import { afterEach, describe, expect, it, vi } from "vitest";
import type { PlyrInstance } from "./loadPlyr.ts";
import { hasFullscreen, hasPictureInPicture, requestFullscreen, requestPictureInPicture } from "./windows.ts";

/** jsdom has no such windows: the document's part is played here, and taken away again. */
const given: string[] = [];
const give = (parts: Record<string, unknown>) => {
  given.push(...Object.keys(parts));
  Object.assign(document, parts);
};
afterEach(() => {
  for (const name of given.splice(0)) Reflect.deleteProperty(document, name);
});
const settle = () => new Promise((resolve) => setTimeout(resolve));
const video = (parts: Record<string, unknown> = {}) => Object.assign(document.createElement("video"), parts);
const opens = () => vi.fn(() => Promise.resolve());

describe("picture in picture", () => {
  it("is there where both the document and the element have it", () => {
    const able = video({ requestPictureInPicture: opens() });
    expect(hasPictureInPicture(able)).toBe(false);
    give({ pictureInPictureEnabled: true });
    expect([hasPictureInPicture(able), hasPictureInPicture(video())]).toEqual([true, false]);
    give({ pictureInPictureEnabled: false });
    expect(hasPictureInPicture(able)).toBe(false);
  });

  it("opens for its own video, and closes for it alone", async () => {
    const exit = opens();
    const able = video({ requestPictureInPicture: opens() });
    give({ pictureInPictureElement: null, exitPictureInPicture: exit });
    requestPictureInPicture(able, true);
    await settle();
    requestPictureInPicture(able, false);
    expect([vi.mocked(able.requestPictureInPicture).mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
    give({ pictureInPictureElement: able });
    requestPictureInPicture(able, false);
    expect(exit).toHaveBeenCalledTimes(1);
  });

  it("may be refused, or not be there: nothing happens", async () => {
    const refuses = vi.fn(() => Promise.reject(new DOMException("", "NotAllowedError")));
    requestPictureInPicture(video({ requestPictureInPicture: refuses }), true);
    requestPictureInPicture(video(), true);
    const refused = video();
    give({ pictureInPictureElement: refused, exitPictureInPicture: refuses });
    requestPictureInPicture(refused, false);
    await settle();
    expect(refuses).toHaveBeenCalledTimes(2);
  });

  it("that opens after the video has gone is closed again", async () => {
    const exit = opens();
    const life = new AbortController();
    const able = video({ requestPictureInPicture: opens() });
    give({ pictureInPictureElement: able, exitPictureInPicture: exit });
    requestPictureInPicture(able, true, life.signal);
    await settle();
    expect(exit).not.toHaveBeenCalled();
    requestPictureInPicture(able, true, life.signal);
    life.abort();
    await settle();
    expect(exit).toHaveBeenCalledTimes(1);
  });
});

describe("fullscreen", () => {
  it("is there where the document has it, or the video alone, as on an iPhone", () => {
    expect(hasFullscreen(video())).toBe(false);
    expect(hasFullscreen(video({ webkitEnterFullscreen: () => undefined }))).toBe(true);
    give({ fullscreenEnabled: true });
    expect(hasFullscreen(video())).toBe(true);
  });

  it("is the whole player's, without the browser's bars; it may be refused", async () => {
    const enter = vi.fn(() => Promise.reject(new TypeError("no gesture")));
    const exit = vi.fn(() => Promise.reject(new TypeError("not in it")));
    const root = Object.assign(document.createElement("div"), { requestFullscreen: enter });
    give({ exitFullscreen: exit });
    requestFullscreen(root, null, true);
    expect([enter.mock.calls, exit.mock.calls]).toEqual([[[{ navigationUI: "hide" }]], []]);
    requestFullscreen(root, null, false);
    await settle();
    expect([enter.mock.calls.length, exit.mock.calls.length]).toEqual([1, 1]);
  });

  it("is the video's by Plyr where a player cannot go, and nothing without it", () => {
    const fullscreen = { active: false, enter: vi.fn(), exit: vi.fn() };
    const root = document.createElement("div");
    Object.assign(root, { requestFullscreen: undefined });
    requestFullscreen(root, { fullscreen } as unknown as PlyrInstance, true);
    expect([fullscreen.enter.mock.calls.length, fullscreen.exit.mock.calls.length]).toEqual([1, 0]);
    requestFullscreen(root, { fullscreen } as unknown as PlyrInstance, false);
    expect([fullscreen.enter.mock.calls.length, fullscreen.exit.mock.calls.length]).toEqual([1, 1]);
    requestFullscreen(root, null, true);
    requestFullscreen(root, null, false);
  });
});
