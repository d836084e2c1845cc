import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChaptersPanel, chapterPictureWidth, closingDrag } from "./ChaptersPanel.tsx";
import { media } from "../primitives/SafeAddress/testing/index.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chapters = [
  { time: 0, name: "Выезд" },
  { time: 65, name: "Трещина" },
];
const storyboard = [
  { start: 0, end: 30, url: media("http://media.test/board.webp"), part: { x: 0, y: 0, width: 160, height: 90 } },
];

function show(isDesktop = true) {
  vi.stubGlobal("matchMedia", () => ({ matches: isDesktop }));
  const onClose = vi.fn();
  const onSelect = vi.fn();
  render(
    <ChaptersPanel
      chapters={chapters}
      currentIndex={1}
      storyboard={storyboard}
      onClose={onClose}
      onSelect={onSelect}
      texts={{ title: "Главы", close: "Закрыть", current: "Идёт", moment: (seconds) => `${seconds} с` }}
    />,
  );
  const panel = screen.getByRole("region", { name: "Главы" });
  const list = within(panel).getByRole("list");
  const drag = (length: number) => {
    fireEvent.pointerDown(panel, { clientY: 100, buttons: 1 });
    fireEvent.pointerMove(panel, { clientY: 100 + length, buttons: 1 });
    fireEvent.pointerUp(panel, { clientY: 100 + length });
  };
  return { onClose, onSelect, panel, list, drag };
}

describe("the chapters panel", () => {
  it("lists every chapter, marks the one that plays, and goes to the one pressed [PLAYER-CHAPTERS-01]", () => {
    const { onSelect, list } = show();
    const rows = within(list).getAllByRole("button");
    expect(rows.map((row) => row.textContent)).toEqual(["0:00Выезд, 0 с", "1:05Трещина, 65 с"]);
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, "true"]);
    fireEvent.click(rows[1] as HTMLElement);
    expect(onSelect).toHaveBeenCalledWith(65);
  });

  it("closes by a drag of 40 px down, only while the list is at its top [PLAYER-CHAPTERS-02]", () => {
    const { onClose, list, drag } = show();
    expect(closingDrag).toBe(40);
    drag(39);
    drag(-80);
    list.scrollTop = 10;
    drag(200);
    expect(onClose).not.toHaveBeenCalled();
    list.scrollTop = 0;
    drag(40);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes by its button and by Escape", () => {
    const { onClose, panel } = show();
    fireEvent.click(within(panel).getByRole("button", { name: "Закрыть" }));
    fireEvent.keyDown(panel, { key: "Escape" });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("takes the focus along on a phone and for who came by keys, and gives it back to what opened it", () => {
    const opener = document.body.appendChild(document.createElement("button"));
    opener.focus();
    const { panel } = show(false);
    expect(within(panel).getAllByRole("button", { current: true })).toEqual([document.activeElement]);
    cleanup();
    expect(document.activeElement).toBe(opener);
    vi.spyOn(opener, "matches").mockReturnValue(false);
    show(true);
    // a mouse on a wide screen sees both: keys stay the player's
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it("shows pictures 306 px wide [PLAYER-CHAPTERS-07]", () => {
    const { list } = show();
    expect(chapterPictureWidth).toBe(306);
    const picture = list.querySelector("img")?.parentElement;
    expect(picture?.style.getPropertyValue("--width")).toBe("306");
    expect(picture?.style.getPropertyValue("--height")).toBe("172");
  });
});
