import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { FrameCover, FrameEnd, type FrameState } from "./FrameStage.tsx";

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

describe("the focus, when what a person has pressed for the frame goes", () => {
  const texts = { loading: "Загрузка", failed: "Форма не загрузилась", retry: "Повторить" };

  it("is the popup's after a press for another try", () => {
    function Popup() {
      const [state, setState] = useState<FrameState>("failed");
      return (
        <div role="dialog" tabIndex={-1}>
          <FrameCover state={state} onRetry={() => setState("loading")} texts={texts} />
        </div>
      );
    }
    render(<Popup />);
    expect(document.activeElement).toBe(button("Повторить"));
    fireEvent.click(button("Повторить"));
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
  });

  it("is the popup's after a press in what the frame takes the place of", () => {
    const popup = (step: ReactNode) => (
      <div role="dialog" tabIndex={-1}>
        <button>Закрыть</button>
        {step}
      </div>
    );
    const { rerender } = render(popup(<button key="refused">Ввести другую карту</button>));
    act(() => button("Ввести другую карту").focus());
    rerender(popup(<FrameCover key="form" state="loading" texts={texts} />));
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
  });

  it("stays where a person is who has gone on", () => {
    const popup = (state: FrameState) => (
      <div role="dialog" tabIndex={-1}>
        <FrameCover state={state} texts={texts} />
        <button>Оплатить по СБП</button>
      </div>
    );
    const { rerender } = render(popup("failed"));
    act(() => button("Оплатить по СБП").focus());
    rerender(popup("loading"));
    expect(document.activeElement).toBe(button("Оплатить по СБП"));
  });
});
