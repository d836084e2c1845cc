import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ToastsStore } from "../../stores/ToastsStore.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { FakeClock } from "../../stores/testing.ts";
import { shellTexts } from "../../texts/shell.ts";
import { ShownToasts } from "./ShownToasts.tsx";

function show() {
  const clock = new FakeClock();
  const toasts = new ToastsStore({ clock, open: () => undefined, defaultText: shellTexts.defaultToast });
  render(
    <HostProvider value={makeHost({ stores: { toasts } })}>
      <ShownToasts />
    </HostProvider>,
  );
  return { toasts, pass: (ms: number) => act(() => clock.advance(ms)) };
}

it("a toast is there for its own time, without one for 3000 ms [COMMON-TOAST-01]", async () => {
  const { toasts, pass } = show();
  act(() => {
    toasts.notify({ type: "success", text: "Готово" });
    toasts.notify({ type: "info", text: "Дольше", timeMs: 5000 });
  });
  await screen.findByText("Готово");
  pass(2999);
  expect(screen.queryByText("Готово")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Готово")).toBeNull();
  pass(1999);
  expect(screen.queryByText("Дольше")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Дольше")).toBeNull();
});

it("a permanent toast stays, and one without words says the default text [COMMON-TOAST-02, COMMON-TOAST-05]", async () => {
  const { toasts, pass } = show();
  act(() => {
    toasts.notify({ type: "danger", permanent: true });
    toasts.notify({ type: "notice" });
  });
  await screen.findAllByText("Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже");
  expect(screen.getAllByText("Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже")).toHaveLength(2);
  pass(600_000);
  expect(screen.getAllByText("Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже")).toHaveLength(1);
});
