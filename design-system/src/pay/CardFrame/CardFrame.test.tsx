import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { media } from "../../primitives/SafeAddress/testing/index.ts";
import { CardFrame, type CardFrameMessage } from "./CardFrame.tsx";

/** A popup with the frame, and what tells it that the frame has come. */
function openPopup() {
  const focus = vi.fn();
  let say = (_message: CardFrameMessage): void => undefined;
  render(
    <div role="dialog" tabIndex={-1}>
      <CardFrame
        port={{
          createFlowId: () => "flow",
          address: () => media("about:blank"),
          connect(_frame, _flow, onMessage) {
            say = onMessage;
            return { setTheme: vi.fn(), focus, close: vi.fn() };
          },
        }}
        purpose="pay"
        themeId="light"
        onToken={vi.fn()}
        onClose={vi.fn()}
        texts={{ title: "Данные карты", loading: "Загрузка", failed: "Не загрузилось", retry: "Повторить" }}
      />
      <button>Оплатить по СБП</button>
    </div>,
  );
  act(() => screen.getByRole("dialog").focus());
  return { focus, come: () => act(() => say({ kind: "load" })) };
}

it("takes the focus when it has come", () => {
  const { focus, come } = openPopup();
  come();
  expect(focus).toHaveBeenCalledOnce();
});

it("does not take the focus from a person who has gone on to something else in the popup", () => {
  const { focus, come } = openPopup();
  act(() => screen.getByRole("button", { name: "Оплатить по СБП" }).focus());
  come();
  expect(focus).not.toHaveBeenCalled();
});
