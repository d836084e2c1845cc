import { renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createFakeEngine } from "../../../../design-system/src/player/engine/createFakeEngine.ts";
import type { SystemPlayback } from "../../ports/WatchVideoPorts.ts";
import { useSystemPlayback } from "./useSystemPlayback.ts";

function setUp(snapshot = {}) {
  const engine = createFakeEngine({ snapshot: { duration: 600, ...snapshot }, time: { current: 60 } });
  const shown: SystemPlayback[] = [];
  const end = vi.fn();
  const ports = {
    showInSystem: (playing: SystemPlayback) => {
      shown.push(playing);
      return end;
    },
  };
  const video = {
    title: "Байкал",
    author: "Путь на север",
    source: { hls: null, mp4: [], captions: [], poster: null },
  };
  const { unmount } = renderHook(() => useSystemPlayback({ engine, video, ports }));
  const reported = vi.fn();
  const stop = shown[0]?.watchPosition(reported);
  return { engine, shown: shown[0], reported, stop, unmount, end };
}

describe("what the system is told of a video", () => {
  it("is where it stands at first, after each seek and with each fact, and not each second of playing", () => {
    const { engine, reported, stop } = setUp();
    expect(reported.mock.calls).toEqual([[{ current: 60, duration: 600, rate: 1 }]]);
    for (const current of [60.25, 60.5, 61, 62]) engine.updateTime({ current });
    expect(reported).toHaveBeenCalledTimes(1);
    engine.seek(300);
    engine.seek(20);
    engine.setRate(1.5);
    expect(reported.mock.calls.slice(1)).toEqual([
      [{ current: 300, duration: 600, rate: 1 }],
      [{ current: 20, duration: 600, rate: 1 }],
      [{ current: 20, duration: 600, rate: 1.5 }],
    ]);
    stop?.();
    engine.seek(400);
    expect(reported).toHaveBeenCalledTimes(4);
  });

  it("is nothing of a stream, and of what has no length yet", () => {
    expect(setUp({ isLive: true, duration: 0 }).reported.mock.calls).toEqual([[null]]);
    expect(setUp({ duration: 0 }).reported.mock.calls).toEqual([[null]]);
  });

  it("is what its controls ask of the engine, until it is left", () => {
    const { engine, shown, unmount, end } = setUp();
    shown?.seek(63);
    shown?.skip(-10);
    expect(engine.requests).toEqual([
      ["seek", 63],
      ["seek", 53],
    ]);
    unmount();
    expect(end).toHaveBeenCalledOnce();
  });
});
