import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listenToRegionKeys } from "./regionKeys.ts";
import { hideWhatIsHidden } from "./testing/index.ts";

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<header id="header"><button id="bell">Уведомления</button></header>
    <button id="between">Между</button>
    <main id="main"><header><button>Шапка страницы</button></header><button id="play">Играть</button><button id="like">Нравится</button></main>
    <div id="mini" data-region><button id="close">Закрыть</button></div>`;
  stop = listenToRegionKeys();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const get = (id: string) => document.getElementById(id) as HTMLElement;
/** Whether the key did what the browser does with it. */
const press = (more: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "F6", ...more });
const focused = () => document.activeElement?.id;

it("F6 goes through the parts of the page and round, Shift+F6 the other way", () => {
  const seen = Array.from({ length: 4 }, () => {
    press();
    return focused();
  });
  expect(seen).toEqual(["header", "main", "mini", "header"]);
  press({ shiftKey: true });
  expect(focused()).toBe("mini");
});

it("Shift+F6 from outside of any part begins with the last", () => {
  press({ shiftKey: true });
  expect(focused()).toBe("mini");
});

it("in each part the focus comes back to where it was, and to the part itself where that has gone", () => {
  get("like").focus();
  press();
  expect(focused()).toBe("mini");
  press({ shiftKey: true });
  expect(focused()).toBe("like");
  press();
  get("like").remove();
  press({ shiftKey: true });
  expect(focused()).toBe("main");
});

it("a part that lies under a dialog is left out; from the only one F6 leads to what had the focus outside", () => {
  get("header").inert = true;
  get("header").setAttribute("inert", "");
  get("mini").setAttribute("aria-hidden", "true");
  get("between").focus();
  press();
  expect(focused()).toBe("main");
  press();
  expect(focused()).toBe("between");
});

it("a part that is not shown is left out, and what is not shown any more in a part gets no focus", () => {
  hideWhatIsHidden();
  get("main").hidden = true;
  get("close").focus();
  press({ shiftKey: true });
  expect(focused()).toBe("header");
  get("close").hidden = true;
  press();
  expect(focused()).toBe("mini");
});

it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])("with %o the key is the browser's", (more) => {
  expect(press(more)).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

it("without parts the key is the browser's, with them it is not", () => {
  expect(press()).toBe(false);
  document.body.replaceChildren();
  expect(press()).toBe(true);
});

it("listens once, however many ask, until the last of them has stopped", () => {
  const other = listenToRegionKeys();
  press();
  expect(focused()).toBe("header");
  other();
  press();
  expect(focused()).toBe("main");
  stop();
  press();
  expect(focused()).toBe("main");
  stop = listenToRegionKeys();
});
