import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SystemPlayback, SystemPosition } from "../../ports/WatchVideoPorts.ts";
import { showInSystem } from "./mediaSession.ts";

const handlers = new Map<string, MediaSessionActionHandler | null>();
const session = {
  metadata: null as unknown,
  setActionHandler: vi.fn((action: string, handler: MediaSessionActionHandler | null) => {
    if (action === "seekto" && isOld) throw new TypeError("unknown action");
    handlers.set(action, handler);
  }),
  setPositionState: vi.fn(),
};
let isOld = false;

beforeEach(() => {
  isOld = false;
  handlers.clear();
  session.setPositionState.mockClear();
  Object.assign(navigator, { mediaSession: session });
  vi.stubGlobal(
    "MediaMetadata",
    class {
      readonly init: unknown;
      constructor(init: unknown) {
        this.init = init;
      }
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "mediaSession");
  vi.unstubAllGlobals();
});

function playing(more: Partial<SystemPlayback> = {}) {
  let notify: (position: SystemPosition | null) => void = () => undefined;
  const stop = vi.fn();
  const own = {
    title: "Байкал",
    artist: "Путь на север",
    picture: null,
    play: vi.fn(),
    pause: vi.fn(),
    skip: vi.fn(),
    seek: vi.fn(),
    next: undefined,
    previous: undefined,
    watchPosition: (listener: typeof notify) => {
      notify = listener;
      return stop;
    },
    ...more,
  };
  return { ...own, end: showInSystem(own), stop, notify: (position: SystemPosition | null) => notify(position) };
}
const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
  handlers.get(action)?.({ action, ...details });

describe("the system's own controls", () => {
  it("play, pause, skip and seek", () => {
    const [play, pause, skip, seek] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    playing({ play, pause, skip, seek });
    press("play");
    press("pause");
    press("seekforward", { seekOffset: 30 });
    press("seekbackward");
    press("seekto", { seekTime: 63.5 });
    press("seekto");
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
    expect([skip.mock.calls, seek.mock.calls]).toEqual([[[30], [-10]], [[63.5]]]);
    expect(handlers.get("nexttrack")).toBeNull();
  });

  it("show where it is, within its length, and nothing of what has none", () => {
    const { notify } = playing();
    notify({ current: 63, duration: 600, rate: 1.5 });
    notify({ current: 600.02, duration: 600, rate: 1 });
    notify(null);
    expect(session.setPositionState.mock.calls).toEqual([
      [{ position: 63, duration: 600, playbackRate: 1.5 }],
      [{ position: 600, duration: 600, playbackRate: 1 }],
      [],
    ]);
  });

  it("forget what has ended, and not what began in its place", () => {
    const [first, second] = [playing({ next: vi.fn() }), playing({ title: "Хлеб" })];
    first.end();
    expect(first.stop).toHaveBeenCalledOnce();
    expect([session.metadata !== null, typeof handlers.get("seekto"), handlers.get("nexttrack")]).toEqual([
      true,
      "function",
      null,
    ]);
    second.end();
    expect([session.metadata, [...new Set(handlers.values())]]).toEqual([null, [null]]);
    expect(session.setPositionState).toHaveBeenCalledExactlyOnceWith();
  });

  it("of an older browser do what it knows", () => {
    isOld = true;
    const { play, end } = playing();
    press("play");
    end();
    expect(play).toHaveBeenCalledOnce();
  });
});
