import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useSwipeClose } from "./useSwipeClose.ts";

const onClose = vi.fn();
function Card() {
  return <div ref={useSwipeClose(onClose)}>card</div>;
}

/** Its lower edge is at 600 px. */
function show(): HTMLElement {
  render(<Card />);
  const card = screen.getByText("card");
  vi.spyOn(card, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 600));
  return card;
}

function touch(card: HTMLElement, kind: "touchStart" | "touchMove" | "touchEnd", clientY: number, timeStamp = 0): void {
  const finger = { clientX: 100, clientY, target: card, identifier: 1 };
  const event = createEvent[kind](card, {
    touches: kind === "touchEnd" ? [] : [finger],
    changedTouches: [finger],
  });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  fireEvent(card, event);
}

beforeEach(() => onClose.mockClear());

describe("a drag down from the lower edge", () => {
  it.each([
    ["from 100 px above it, by 151 px [NOTIF-POPUP-03]", 500, 151, 1],
    ["by 150 px [NOTIF-POPUP-04]", 500, 150, 0],
    ["from 101 px above it", 499, 300, 0],
    ["upwards", 550, -200, 0],
  ])("%s: whether it closes", (_how, from, far, times) => {
    const card = show();
    touch(card, "touchStart", from);
    touch(card, "touchMove", from + far, 20);
    touch(card, "touchEnd", from + far, 30);
    expect(onClose).toHaveBeenCalledTimes(times);
    expect(card.style.translate).toBe("");
  });

  it("is looked at every 100 ms, however often the finger tells [NOTIF-POPUP-06]", () => {
    const card = show();
    touch(card, "touchStart", 550, 1000);
    touch(card, "touchMove", 560, 1010);
    expect(card.style.translate).toBe("0px 10px");
    touch(card, "touchMove", 600, 1109);
    expect(card.style.translate).toBe("0px 10px");
    touch(card, "touchMove", 620, 1110);
    expect(card.style.translate).toBe("0px 70px");
    touch(card, "touchEnd", 640, 1111);
    expect(onClose).not.toHaveBeenCalled();
  });
});
