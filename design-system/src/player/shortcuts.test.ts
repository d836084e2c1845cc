import { describe, expect, it, vi } from "vitest";
import { commandOf, isForPlayer, nextRate, placeOf } from "./shortcuts.ts";

const press = (code: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  code,
  key: "",
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe("shortcuts", () => {
  it("reads the place of the key, so that the Russian layout plays with «л» as the Latin one with «k»", () => {
    expect(commandOf(press("KeyK"))).toEqual({ kind: "togglePlay" });
    expect(commandOf(press("KeyJ"))).toEqual({ kind: "skip", seconds: -10 });
    expect(commandOf(press("Digit7"))).toEqual({ kind: "seekShare", share: 0.7 });
    expect(commandOf(press("Numpad0", { key: "0" }))).toEqual({ kind: "seekShare", share: 0 });
  });

  it.each([
    ["Space", { kind: "togglePlay" }],
    ["KeyK", { kind: "togglePlay" }],
    ["KeyJ", { kind: "skip", seconds: -10 }],
    ["KeyL", { kind: "skip", seconds: 10 }],
    ["ArrowLeft", { kind: "skip", seconds: -5 }],
    ["ArrowRight", { kind: "skip", seconds: 5 }],
    ["ArrowUp", { kind: "volume", by: 0.05 }],
    ["ArrowDown", { kind: "volume", by: -0.05 }],
    ["KeyM", { kind: "mute" }],
    ["KeyF", { kind: "fullscreen" }],
    ["KeyT", { kind: "cinema" }],
    ["KeyI", { kind: "pictureInPicture" }],
    ["KeyC", { kind: "captions" }],
    ["Shift+KeyN", { kind: "next" }],
    ["Shift+KeyP", { kind: "previous" }],
    ["Shift+Comma", { kind: "rate", step: -1 }],
    ["Shift+Period", { kind: "rate", step: 1 }],
    ["KeyQ", null],
    ["Shift+KeyK", null],
  ])("%s is %o", (keys, command) => {
    expect(commandOf(press(keys.replace("Shift+", ""), { shiftKey: keys.startsWith("Shift") }))).toEqual(command);
  });

  it.each([
    ["Numpad7", "7", { kind: "seekShare", share: 0.7 }],
    ["Numpad7", "Home", null],
    ["Numpad1", "End", null],
    ["Numpad9", "PageUp", null],
    ["Numpad3", "PageDown", null],
    ["Numpad0", "Insert", null],
    ["Numpad5", "Clear", null],
    ["Numpad5", "Unidentified", null],
    ["NumpadDecimal", "Delete", null],
    ["NumpadEnter", "Enter", null],
    ["Numpad4", "ArrowLeft", { kind: "skip", seconds: -5 }],
    ["Numpad6", "ArrowRight", { kind: "skip", seconds: 5 }],
    ["Numpad8", "ArrowUp", { kind: "volume", by: 0.05 }],
  ])("%s of the number pad, which writes «%s», is %o", (code, key, command) => {
    expect(commandOf(press(code, { key }))).toEqual(command);
  });

  it("opens the help by «?» of both layouts", () => {
    expect(commandOf(press("Slash", { shiftKey: true }))).toEqual({ kind: "help" });
    expect(commandOf(press("Digit7", { key: "?", shiftKey: true }))).toEqual({ kind: "help" });
  });

  it("leaves the browser's own combinations alone", () => {
    for (const key of ["ctrlKey", "altKey", "metaKey"] as const)
      expect(commandOf(press("KeyF", { [key]: true }))).toBeNull();
  });

  it("leaves keys to what has its own use for them", () => {
    expect(commandOf(press("Space"), "button")).toBeNull();
    expect(commandOf(press("ArrowUp"), "range")).toBeNull();
    expect(commandOf(press("ArrowUp"), "choice")).toBeNull();
    expect(commandOf(press("KeyK"), "text")).toBeNull();
    expect(commandOf(press("KeyM"), "button")).toEqual({ kind: "mute" });
    expect(commandOf(press("ArrowDown"), "menu")).toBeNull();
  });

  it("knows what stands under the focus", () => {
    const make = (html: string) => {
      const parts = /^(\w+)(?::(\w+))?$/.exec(html);
      const element = document.createElement(parts?.[1] ?? "div");
      if (element instanceof HTMLInputElement) element.type = parts?.[2] ?? "text";
      return element;
    };
    expect(
      ["div", "button", "textarea", "input:text", "input:range", "input:radio"].map((html) => placeOf(make(html))),
    ).toEqual(["player", "button", "text", "text", "range", "choice"]);
  });

  it("steps by single pictures on the keys of comma and point, which the Russian layout has letters on", () => {
    expect(commandOf(press("Comma", { key: "б" }))).toEqual({ kind: "frame", step: -1 });
    expect(commandOf(press("Period", { key: "ю" }))).toEqual({ kind: "frame", step: 1 });
  });

  it("is for the player while nothing else on the page has the focus, and leaves scrolling to the page", () => {
    document.body.innerHTML =
      `<h1 tabindex="-1">Байкал</h1><section></section><a href="#x">ссылка</a><button>кнопка</button>` +
      `<div role="menu"><div tabindex="-1">пункт</div></div><div tabindex="0">лента</div>`;
    const player = document.querySelector("section") as HTMLElement;
    const hears = (selector: string, code = "KeyK", key = "") =>
      isForPlayer({ code, key, target: document.querySelector(selector) }, player);
    expect(
      ["body", "h1", "a", "button", "[role=menu] > div", "[tabindex='0']"].map((selector) => hears(selector)),
    ).toEqual([true, true, false, false, false, false]);
    expect(["Space", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((code) => hears("body", code))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    // without NumLock
    expect([hears("body", "Numpad8", "ArrowUp"), hears("body", "Numpad8", "8")]).toEqual([false, true]);
    // scrolled past the picture, Space turns the page
    vi.spyOn(player, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -500, 320, 180));
    expect([hears("body", "Space"), hears("body", "KeyM")]).toEqual([false, true]);
    // something modal lies over it
    player.setAttribute("aria-hidden", "true");
    expect(hears("body")).toBe(false);
    document.body.replaceChildren();
  });

  it("steps through the speeds and stops at both ends", () => {
    expect(nextRate(1, 1)).toBe(1.25);
    expect(nextRate(1, -1)).toBe(0.75);
    expect(nextRate(2, 1)).toBe(2);
    expect(nextRate(0.25, -1)).toBe(0.25);
  });
});
