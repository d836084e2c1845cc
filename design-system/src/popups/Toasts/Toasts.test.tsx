import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type ToastItem, Toasts } from "./Toasts.tsx";
import { href } from "../../primitives/SafeAddress/testing/index.ts";

const texts = { region: "Сообщения", close: "Закрыть" };
const saved: ToastItem = { id: "1", type: "success", text: "Сохранено", button: { text: "Отмена" } };

function show(toasts: ToastItem[]) {
  const handlers = { onClose: vi.fn(), onAction: vi.fn(), onPauseChange: vi.fn() };
  const view = render(<Toasts toasts={toasts} texts={texts} {...handlers} />);
  return {
    ...handlers,
    update: (next: ToastItem[]) => view.rerender(<Toasts toasts={next} texts={texts} {...handlers} />),
  };
}

describe("Toasts", () => {
  it("has no close button on a notice and one on every other type [COMMON-TOAST-03]", () => {
    const types = ["danger", "success", "info", "notice"] as const;
    show(types.map((type) => ({ id: type, type, text: type })));
    const closable = types.filter(
      (type) => within(screen.getByText(type).parentElement!).queryByRole("button", { name: "Закрыть" }) !== null,
    );
    expect(closable).toEqual(["danger", "success", "info"]);
  });

  it("runs an action or leads to a path by its button [COMMON-TOAST-04]", () => {
    const { onAction } = show([
      saved,
      { id: "2", type: "info", text: "Перенесено", button: { text: "Посмотреть", href: href("/my/comments/") } },
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Отмена" }));
    expect(onAction).toHaveBeenCalledWith("1");
    expect(screen.getByRole("link", { name: "Посмотреть" })).toHaveProperty("pathname", "/my/comments/");
  });

  it("speaks a failure as an alert and the rest as a status, from regions that were there before", () => {
    const { update } = show([]);
    const [status, alert] = [screen.getByRole("status"), screen.getByRole("alert")];
    update([saved, { id: "2", type: "danger", text: "Не удалось" }]);
    expect(status.textContent).toContain("Сохранено");
    expect(alert.textContent).toContain("Не удалось");
  });

  it("stops the clock under the pointer and under the focus, and starts it when both have left", () => {
    const { onPauseChange } = show([saved]);
    const region = screen.getByRole("region", { name: "Сообщения" });
    fireEvent.pointerEnter(region);
    expect(onPauseChange).toHaveBeenLastCalledWith(true);
    act(() => screen.getByRole("button", { name: "Отмена" }).focus());
    fireEvent.pointerLeave(region);
    expect(onPauseChange).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole("button", { name: "Отмена" }).blur());
    expect(onPauseChange).toHaveBeenLastCalledWith(false);
  });

  it("stops the clock while the tab is hidden", () => {
    const { onPauseChange } = show([saved]);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(onPauseChange).toHaveBeenLastCalledWith(true);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(onPauseChange).toHaveBeenLastCalledWith(false);
  });

  it("does not stay paused when the toast under the pointer goes away", () => {
    const { onPauseChange, update } = show([saved]);
    fireEvent.pointerEnter(screen.getByRole("region"));
    update([]);
    expect(onPauseChange).toHaveBeenLastCalledWith(false);
    update([{ ...saved, id: "2" }]);
    expect(onPauseChange).toHaveBeenLastCalledWith(false);
  });

  it("is reached by F6 and gives the focus back", () => {
    render(<button type="button">Раньше</button>);
    show([saved]);
    const before = screen.getByRole("button", { name: "Раньше" });
    before.focus();
    fireEvent.keyDown(before, { key: "F6" });
    expect(document.activeElement).toBe(screen.getByRole("region"));
    fireEvent.keyDown(document.activeElement!, { key: "F6" });
    expect(document.activeElement).toBe(before);
  });
});
