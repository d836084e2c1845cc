import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTestScreen } from "@kadr/design-system/primitives/near/testing";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { PlayerStore } from "../../stores/PlayerStore.ts";
import { FakeClock } from "../../stores/testing.ts";
import { playerTexts } from "../../texts/player.ts";
import { MiniPlayer } from "./MiniPlayer.tsx";
import { WatchVideo } from "./WatchVideo.tsx";
import type { WatchVideoPorts } from "../../ports/WatchVideoPorts.ts";
import type { WatchableVideo } from "./types.ts";
import { anyMedia, href, media } from "@kadr/design-system/primitives/SafeAddress/testing";

const video: WatchableVideo = {
  id: "a1",
  title: "Байкал",
  author: "Северный маршрут",
  url: href("/video/a1/"),
  source: { hls: null, mp4: [{ height: 360, url: media("http://media.test/a.mp4") }], captions: [], poster: null },
  storyboard: null,
  chapters: [],
};

beforeEach(() => {
  for (const name of ["load", "pause"] as const) vi.spyOn(HTMLMediaElement.prototype, name).mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.stubGlobal("IntersectionObserver", makeTestScreen().Observer);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(isMobile: boolean, path = "/") {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isMobile && query.includes("max-width"),
    addEventListener() {},
    removeEventListener() {},
  }));
  const store = new PlayerStore({ preferences: { get: () => undefined, set: () => undefined } });
  const clock = new FakeClock();
  const ports: WatchVideoPorts = {
    saveProgress: vi.fn(),
    mediaUrl: anyMedia,
    loadText: async () => "",
    loadStatus: async () => 200,
    loadHls: () => Promise.reject(new Error("none")),
    canAutoplay: async () => false,
    onLeave: () => () => undefined,
    clock,
  };
  act(() => {
    store.setMode("mini");
    store.keep({ video, position: 30, isPlaying: false });
  });
  const measure = vi.fn();
  const { rerender, container } = render(<MiniPlayer path={path} store={store} ports={ports} />, {
    wrapper: ({ children }) => <HostProvider value={makeHost({ measure })}>{children}</HostProvider>,
  });
  return {
    measure,
    store,
    ports,
    rerender,
    clock,
    container,
    go: (to: string) => rerender(<MiniPlayer path={to} store={store} ports={ports} />),
  };
}

describe("the mini player", () => {
  it("goes on over other pages and gives way to the page of a video [PLAYER-MODE-02]", () => {
    const { go } = show(false);
    expect(screen.getByRole("link", { name: playerTexts.miniExit }).getAttribute("href")).toBe("/video/a1/");
    go("/video/b2/");
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("hands over where it is by now, not where its page was left, though the page is drawn before it goes", () => {
    const { container, store, ports, rerender } = show(false);
    const playing = container.querySelector("video") as HTMLVideoElement;
    vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(HTMLMediaElement.HAVE_METADATA);
    playing.currentTime = 95;
    fireEvent.timeUpdate(playing);
    rerender(<WatchVideo key="a1" video={video} store={store} ports={ports} />);
    const taken = container.querySelector("video") as HTMLVideoElement;
    fireEvent.loadedMetadata(taken);
    expect(taken).not.toBe(playing);
    expect(taken.currentTime).toBe(95);
  });

  it("appears in 20 ms and leaves in 250 ms on mobile [PLAYER-MODE-04]", () => {
    const { store, clock, container } = show(true);
    const style = (container.firstElementChild as HTMLElement).style;
    expect([style.getPropertyValue("--appear"), style.getPropertyValue("--exit")]).toEqual(["20ms", "250ms"]);
    fireEvent.click(screen.getByRole("button", { name: playerTexts.miniClose }));
    act(() => clock.advance(249));
    expect(store.mode).toBe("mini");
    act(() => clock.advance(1));
    expect(screen.queryByRole("region")).toBeNull();
    expect(store.mode).toBe("default");
  });

  it("shows how far it is, and can be sought", () => {
    show(false);
    expect(screen.getByRole("slider", { name: playerTexts.seek })).toBeTruthy();
  });

  it("closes at once elsewhere, which is told of: miniPlayer.panel [PLAYER-MODE-03]", () => {
    const { store, measure } = show(false);
    fireEvent.click(screen.getByRole("button", { name: playerTexts.miniClose }));
    expect(measure.mock.calls).toEqual([
      ["miniPlayer.panel", { context: "close", location: "mini-player", content: { id: "a1", type: "video" } }],
    ]);
    expect(store.mode).toBe("default");
    expect(screen.queryByRole("region")).toBeNull();
  });
});
