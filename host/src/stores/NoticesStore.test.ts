import { describe, expect, it, vi } from "vitest";
import { NoticesStore } from "./NoticesStore.ts";
import { FakeClock } from "./testing.ts";

function setUp() {
  const clock = new FakeClock();
  const open = vi.fn();
  return { clock, open, notices: new NoticesStore({ clock, open, defaultText: "Проблема на нашей стороне" }) };
}

describe("NoticesStore", () => {
  it("hides a toast after 3000 ms, or after its own time", () => {
    const { clock, notices } = setUp();
    notices.notify({ type: "success", text: "Готово" });
    notices.notify({ type: "info", text: "Дольше", timeMs: 5000 });
    clock.advance(2999);
    expect(notices.shown).toHaveLength(2);
    clock.advance(1);
    expect(notices.shown.map((item) => item.text)).toEqual(["Дольше"]);
    clock.advance(2000);
    expect(notices.shown).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it("keeps a permanent toast", () => {
    const { clock, notices } = setUp();
    notices.notify({ type: "danger", text: "Остаюсь", permanent: true });
    clock.advance(600_000);
    expect(notices.shown).toHaveLength(1);
  });

  it("gives a close button to all but a notice", () => {
    const { notices } = setUp();
    for (const type of ["danger", "success", "info", "notice"] as const) notices.notify({ type, text: type });
    expect(notices.shown.map((item) => item.isClosable)).toEqual([true, true, true, false]);
  });

  it("runs the action of a button or opens its path, and closes", () => {
    const { notices, open } = setUp();
    const onPress = vi.fn();
    notices.notify({ type: "success", text: "А", button: { text: "Отмена", onPress } });
    notices.notify({ type: "info", text: "Б", button: { text: "Посмотреть", to: "/my/" } });
    for (const item of [...notices.shown]) notices.press(item.id);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledExactlyOnceWith("/my/");
    expect(notices.shown).toEqual([]);
  });

  it("says the default text when none is given", () => {
    const { notices } = setUp();
    notices.notify({ type: "danger" });
    expect(notices.shown[0]?.text).toBe("Проблема на нашей стороне");
  });

  it("keeps a toast with a button until it is answered, unless it names its time", () => {
    const { clock, notices } = setUp();
    notices.notify({ type: "info", text: "Ждёт", button: { text: "Да" } });
    notices.notify({ type: "notice", text: "Комментарии переехали в раздел «Моё»", timeMs: 5000, button: { text: "Посмотреть", to: "/my/comments/" } });
    clock.advance(5000);
    expect(notices.shown.map((item) => item.text)).toEqual(["Ждёт"]);
  });

  it("stops the time while it is hovered, focused or hidden, and goes on with the rest", () => {
    const { clock, notices } = setUp();
    notices.notify({ type: "success", text: "Читаю" });
    clock.advance(2000);
    notices.hold("hover", true);
    notices.hold("hidden", true);
    clock.advance(60_000);
    notices.hold("hover", false);
    clock.advance(60_000);
    expect(notices.shown).toHaveLength(1);
    notices.hold("hidden", false);
    clock.advance(999);
    expect(notices.shown).toHaveLength(1);
    clock.advance(1);
    expect(notices.shown).toEqual([]);
  });

  it("keeps every message in the log, newest first, and forgets all on logout", () => {
    const { clock, notices } = setUp();
    notices.notify({ type: "success", text: "Раз" });
    clock.advance(4000);
    notices.notify({ type: "danger", text: "Два" });
    expect(notices.log.map((item) => item.text)).toEqual(["Два", "Раз"]);
    notices.clear();
    expect(notices.log).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it("shows the same message once, with its time begun anew", () => {
    const { clock, notices } = setUp();
    notices.notify({ type: "success", text: "Скопировано" });
    clock.advance(2000);
    notices.notify({ type: "success", text: "Скопировано" });
    clock.advance(2000);
    expect(notices.shown).toHaveLength(1);
  });
});
