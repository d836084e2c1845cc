import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { FrameCover, FrameEnd } from "./FrameStage.tsx";

const draw = (after: ReactNode, role: "dialog" | "region" = "dialog") =>
  render(
    <div role={role} aria-label="Оплата">
      <h2 tabIndex={-1}>Оплата</h2>
      <button>Закрыть</button>
      <div>
        <iframe title="Данные карты" />
        <FrameEnd />
      </div>
      {after}
    </div>,
  );
const button = (name: string) => screen.getByRole("button", { name });
const frame = () => screen.getByTitle("Данные карты");

/** Tab or Shift+Tab brings the focus from there to the stop behind the frame. */
function comeFrom(place: HTMLElement): void {
  act(() => place.focus());
  act(() => frame().parentElement!.querySelector("span")!.focus());
}

describe("Tab", () => {
  it("out of the last frame of a popup leads round to its beginning", () => {
    draw(null);
    comeFrom(frame());
    expect(document.activeElement).toBe(button("Закрыть"));
  });

  it("out of a frame that something follows leads there, past what cannot be pressed", () => {
    draw(
      <>
        <button disabled>Подождите</button>
        <button>Оплатить по СБП</button>
      </>,
    );
    comeFrom(frame());
    expect(document.activeElement).toBe(button("Оплатить по СБП"));
  });

  it("backwards leads into the frame", () => {
    draw(<button>Оплатить по СБП</button>);
    comeFrom(button("Оплатить по СБП"));
    expect(document.activeElement).toBe(frame());
  });

  it("without a popup around leads into the frame", () => {
    draw(null, "region");
    comeFrom(frame());
    expect(document.activeElement).toBe(frame());
  });
});

it("a press on the button for another try leaves the focus at the popup", () => {
  render(
    <div role="dialog" tabIndex={-1}>
      <FrameCover state="failed" texts={{ loading: "Загрузка", failed: "Форма не загрузилась", retry: "Повторить" }} />
    </div>,
  );
  expect(document.activeElement).toBe(button("Повторить"));
  fireEvent.click(button("Повторить"));
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
});
