import { describe, expect, it, vi } from "vitest";
import { ToastsStore } from "./ToastsStore.ts";
import { FakeClock } from "./testing.ts";

function setUp() {
  const clock = new FakeClock();
  const open = vi.fn();
  return { clock, open, toasts: new ToastsStore({ clock, open, defaultText: "Проблема на нашей стороне" }) };
}

describe("ToastsStore", () => {
  it("hides a toast after 3000 ms, or after its own time", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "success", text: "Готово" });
    toasts.notify({ type: "info", text: "Дольше", timeMs: 5000 });
    clock.advance(2999);
    expect(toasts.shown).toHaveLength(2);
    clock.advance(1);
    expect(toasts.shown.map((item) => item.text)).toEqual(["Дольше"]);
    clock.advance(2000);
    expect(toasts.shown).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it("keeps a permanent toast", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "danger", text: "Остаюсь", permanent: true });
    clock.advance(600_000);
    expect(toasts.shown).toHaveLength(1);
  });

  it("gives a close button to all but a notice", () => {
    const { toasts } = setUp();
    for (const type of ["danger", "success", "info", "notice"] as const) toasts.notify({ type, text: type });
    expect(toasts.shown.map((item) => item.isClosable)).toEqual([true, true, true, false]);
  });

  it("runs the action of a button or opens its path, and closes", () => {
    const { toasts, open } = setUp();
    const onPress = vi.fn();
    toasts.notify({ type: "success", text: "А", button: { text: "Отмена", onPress } });
    toasts.notify({ type: "info", text: "Б", button: { text: "Посмотреть", to: "/my/" } });
    for (const item of [...toasts.shown]) toasts.press(item.id);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledExactlyOnceWith("/my/");
    expect(toasts.shown).toEqual([]);
  });

  it("says the default text when none is given", () => {
    const { toasts } = setUp();
    toasts.notify({ type: "danger" });
    expect(toasts.shown[0]?.text).toBe("Проблема на нашей стороне");
  });

  it("keeps a toast with a button until it is answered, unless it names its time", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "info", text: "Ждёт", button: { text: "Да" } });
    toasts.notify({
      type: "notice",
      text: "Комментарии переехали в раздел «Моё»",
      timeMs: 5000,
      button: { text: "Посмотреть", to: "/my/comments/" },
    });
    clock.advance(5000);
    expect(toasts.shown.map((item) => item.text)).toEqual(["Ждёт"]);
  });

  it("stops the time while it is hovered, focused or hidden, and goes on with the rest", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "success", text: "Читаю" });
    clock.advance(2000);
    toasts.hold("hover", true);
    toasts.hold("hidden", true);
    clock.advance(60_000);
    toasts.hold("hover", false);
    clock.advance(60_000);
    expect(toasts.shown).toHaveLength(1);
    toasts.hold("hidden", false);
    clock.advance(999);
    expect(toasts.shown).toHaveLength(1);
    clock.advance(1);
    expect(toasts.shown).toEqual([]);
  });

  it("keeps one that comes while another is hovered or focused, for its whole time from when both are let go", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "info", text: "Первый" });
    clock.advance(1000);
    toasts.hold("hover", true);
    toasts.hold("focus", true);
    clock.advance(500);
    toasts.notify({ type: "info", text: "Второй" });
    clock.advance(60_000);
    toasts.hold("hover", false);
    clock.advance(60_000);
    expect(toasts.shown).toHaveLength(2);
    toasts.hold("focus", false);
    clock.advance(2000);
    expect(toasts.shown.map(({ text }) => text)).toEqual(["Второй"]);
    clock.advance(999);
    expect(toasts.shown).toHaveLength(1);
    clock.advance(1);
    expect(toasts.shown).toEqual([]);
  });

  it("counts no second of what is let go and held again, and nothing twice of a reason that is said twice", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "info", text: "Раз" });
    for (let times = 0; times < 3; times += 1) {
      clock.advance(500);
      toasts.hold("hidden", true);
      toasts.hold("hidden", true);
      clock.advance(10_000);
      toasts.hold("hidden", false);
      toasts.hold("hidden", false);
    }
    clock.advance(1499);
    expect(toasts.shown).toHaveLength(1);
    clock.advance(1);
    expect([toasts.shown, clock.pending]).toEqual([[], 0]);
  });

  it("keeps every message in the log, newest first, and forgets all on logout", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "success", text: "Раз" });
    clock.advance(4000);
    toasts.notify({ type: "danger", text: "Два" });
    expect(toasts.history.map((item) => item.text)).toEqual(["Два", "Раз"]);
    toasts.clear();
    expect(toasts.history).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it("shows the same message once, with its time begun anew", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "success", text: "Скопировано" });
    clock.advance(2000);
    toasts.notify({ type: "success", text: "Скопировано" });
    clock.advance(2000);
    expect(toasts.shown).toHaveLength(1);
  });

  it("is the same message by its kind, its words and its button together", () => {
    const { toasts } = setUp();
    const button = { text: "Отмена" };
    toasts.notify({ type: "success", text: "Готово", button });
    toasts.notify({ type: "success", text: "Готово", button: { text: "Отмена" } });
    toasts.notify({ type: "success", text: "Готово" });
    toasts.notify({ type: "info", text: "Готово", button });
    toasts.notify({ type: "success", text: "Удалено", button });
    expect(toasts.shown).toHaveLength(5);
    toasts.notify({ type: "success", text: "Готово", button });
    expect(toasts.shown.map(({ id }) => id)).toEqual(["toast-2", "toast-3", "toast-4", "toast-5", "toast-6"]);
  });

  it("does what a button of the log says too, and nothing for what has none or is not known", () => {
    const { clock, toasts, open } = setUp();
    const onPress = vi.fn();
    toasts.notify({ type: "success", text: "Удалено", timeMs: 5000, button: { text: "Отмена", onPress } });
    toasts.notify({ type: "info", text: "Без кнопки" });
    const [plain, removed] = toasts.history;
    clock.advance(5000);
    expect(toasts.shown).toEqual([]);
    toasts.press(removed!.id);
    toasts.press(plain!.id);
    toasts.press("toast-99");
    expect([onPress.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  });

  it("keeps the last fifty messages in the log, with the moment of each", () => {
    const { clock, toasts } = setUp();
    for (let number = 1; number <= 51; number += 1) {
      toasts.notify({ type: "info", text: `${number}` });
      clock.advance(1);
    }
    expect([toasts.history.length, toasts.history[0]?.text, toasts.history.at(-1)?.text]).toEqual([50, "51", "2"]);
    expect(toasts.history.at(-1)!.at).toBe(clock.now() - 50);
  });

  it("shows nothing after a logout that was said before, and no time of it runs on", () => {
    const { clock, toasts } = setUp();
    toasts.hold("hover", true);
    toasts.notify({ type: "info", text: "Раз" });
    toasts.clear();
    toasts.hold("hover", false);
    expect([toasts.shown, clock.pending]).toEqual([[], 0]);
  });

  it("does not wait for the time of what was closed by hand", () => {
    const { clock, toasts } = setUp();
    toasts.notify({ type: "info", text: "Раз" });
    toasts.close(toasts.shown[0]!.id);
    expect([toasts.shown, clock.pending]).toEqual([[], 0]);
  });
});
