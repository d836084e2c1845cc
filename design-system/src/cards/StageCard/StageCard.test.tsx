import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeTestScreen } from "../../primitives/near/testing/index.ts";
import { href, media } from "../../primitives/SafeAddress/testing/index.ts";
import type { CardTexts } from "../index.ts";
import { StageCard } from "./StageCard.tsx";

let see: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("innerWidth", 1280);
  vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => undefined);
  const near = makeTestScreen();
  vi.stubGlobal("IntersectionObserver", near.Observer);
  see = () => near.observed().forEach((element) => near.setNear(element, true));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

for (const isStill of [false, true])
  it(`${isStill ? "never shows itself where the device asks for less motion" : "shows itself muted once it has been seen for half a second"}`, () => {
    vi.stubGlobal("matchMedia", () => ({ matches: isStill }) as MediaQueryList);
    render(
      <StageCard
        id="1"
        look="stage"
        href={href("/video/1/")}
        title="Кормушка"
        image={null}
        texts={{} as CardTexts}
        previewSrc={media("/clip.mp4")}
      />,
    );
    const video = () => document.querySelector<HTMLVideoElement>("video");
    act(() => see());
    act(() => void vi.advanceTimersByTime(499));
    expect(video()).toBeNull();
    act(() => void vi.advanceTimersByTime(1000));
    expect(video()?.muted).toBe(isStill ? undefined : true);
  });
