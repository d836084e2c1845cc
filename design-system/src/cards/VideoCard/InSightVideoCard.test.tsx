import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTestScreen } from "../../primitives/near/testing/index.ts";
import { AnyCard, type CardTexts, type VideoCardProps } from "../index.ts";
import { href, media } from "../../primitives/SafeAddress/testing/index.ts";

const props: VideoCardProps = {
  id: "1",
  href: href("/video/1/"),
  title: "Кормушка",
  image: null,
  texts: {} as CardTexts,
  isLive: true,
  isPreviewedInSight: true,
  previewSrc: media("/live.mp4"),
};

describe("the preview of what is on air", () => {
  let see: (isIn: boolean) => void;
  const matches = (value: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: value }) as MediaQueryList);
  beforeEach(() => {
    vi.useFakeTimers();
    matches(false);
    vi.stubGlobal("innerWidth", 1280);
    vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => undefined);
    const near = makeTestScreen();
    vi.stubGlobal("IntersectionObserver", near.Observer);
    see = (isIn) => act(() => near.observed().forEach((element) => near.setNear(element, isIn)));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "connection");
  });

  const video = () => document.querySelector<HTMLVideoElement>("video");
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const show = (change: Partial<VideoCardProps> = {}) => render(<AnyCard type="video" {...props} {...change} />);

  it("plays muted while its card is seen, and not on a phone, on iOS, with reduced motion or saved data [CARD-PREVIEW-04]", () => {
    const { unmount } = show();
    expect(video()).toBeNull();
    see(true);
    wait(499);
    expect(video()).toBeNull();
    wait(1);
    expect(video()?.getAttribute("src")).toBe("/live.mp4");
    expect(video()?.muted).toBe(true);
    see(false);
    expect(video()).toBeNull();
    see(true);
    wait(500);
    expect(video()).not.toBeNull();
    unmount();

    const devices: readonly (() => void)[] = [
      () => vi.stubGlobal("innerWidth", 767),
      () => void vi.spyOn(navigator, "platform", "get").mockReturnValue("iPhone"),
      () => matches(true),
      () => void Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
    ];
    for (const arrange of devices) {
      matches(false);
      vi.stubGlobal("innerWidth", 1280);
      vi.spyOn(navigator, "platform", "get").mockReturnValue("Linux x86_64");
      arrange();
      const shown = show();
      see(true);
      wait(1000);
      expect(video()).toBeNull();
      shown.unmount();
    }
  });

  it("is not there for adult content, and not after it failed", () => {
    const { unmount } = show({ isAdult: true });
    see(true);
    wait(1000);
    expect(video()).toBeNull();
    unmount();
    show();
    see(true);
    wait(500);
    fireEvent.error(video() as HTMLVideoElement);
    see(false);
    see(true);
    wait(1000);
    expect(video()).toBeNull();
  });
});
