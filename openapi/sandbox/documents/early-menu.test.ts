// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { earlyInput } from "./early-input.ts";

const entries = `
  <div role="menuitem" tabindex="-1" data-key="later">Смотреть позже</div>
  <div role="menuitem" tabindex="-1" data-key="off" aria-disabled="true">Нельзя</div>
  <div role="menuitem" tabindex="-1" data-key="follow">Подписаться</div>
  <a role="menuitem" tabindex="-1" data-key="edit" href="#edit">Изменить</a>`;

const menuOf = (id: string): string => `<div data-of="${id}"><div role="menu" tabindex="-1">${entries}</div></div>`;

let button: HTMLElement;
let other: HTMLElement;
/** One for which no menu was drawn. */
let plain: HTMLElement;
/** Buttons, with the entry that was pressed in the menu of their own. */
let done: string[];
/** Opacities of what pulses. */
let pulsing: number;

const drawn = () => document.querySelector<HTMLElement>("[data-early]");
const own = () => document.querySelector<HTMLElement>("[role=menu]:not([data-early])");
const focused = () => (document.activeElement as HTMLElement).dataset["key"];
const key = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
const press = (element: Element | null | undefined) => {
  element?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, cancelable: true }));
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
};
const entry = (name: string) => drawn()?.querySelector<HTMLElement>(`[data-key=${name}]`);

/** Opens the page's own menu of a button. */
const openOwn = (of: HTMLElement) => {
  document.body.insertAdjacentHTML("beforeend", `<div role="menu">${entries}</div>`);
  own()?.addEventListener("click", ({ target }) => {
    done.push(`${of.textContent}: ${(target as HTMLElement).dataset["key"]}`);
    own()?.remove();
  });
};
/** What promises do, once. */
const settle = () => vi.advanceTimersByTimeAsync(0);
/** The page hears presses: its buttons open menus of their own, so many frames later. */
const becomeListening = async (afterFrames = 0) => {
  for (const one of document.querySelectorAll<HTMLElement>("[data-menu]"))
    one.addEventListener("click", () => {
      const open = (frames: number): unknown =>
        frames > 0 ? requestAnimationFrame(() => open(frames - 1)) : openOwn(one);
      open(afterFrames);
    });
  document.dispatchEvent(new Event("kadr-listening"));
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  done = [];
  pulsing = 0;
  // jsdom has neither
  Element.prototype.animate = () => {
    pulsing += 1;
    return { cancel: () => (pulsing -= 1) } as unknown as Animation;
  };
  Element.prototype.getAnimations = () => [];
  document.body.innerHTML = `
    <div id="root"><button data-menu="_R_1_">Действия</button><button data-menu="_R_2_">Другие</button><button>Без меню</button><p>Слова</p></div>
    <template id="kadr-menus">${menuOf("_R_1_")}${menuOf("_R_2_")}</template>`;
  [button, other, plain] = document.querySelectorAll("button") as unknown as [HTMLElement, HTMLElement, HTMLElement];
  button.getBoundingClientRect = () => new DOMRect(500, 100, 32, 32);
  new Function(earlyInput)();
});
afterEach(() => {
  press(document.body);
  document.dispatchEvent(new Event("kadr-listening"));
  document.dispatchEvent(new Event("kadr-alive"));
  vi.runAllTimers();
  press(document.body);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("opens the menu that was drawn for the button beside it, with its first entry in focus", () => {
  press(button);
  expect(drawn()?.textContent).toContain("Смотреть позже");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(focused()).toBe("later");
  // below the button; its end at the button's, where there is room (of no width in jsdom)
  expect(drawn()?.style.getPropertyValue("--top")).toBe("136px");
  expect(drawn()?.style.getPropertyValue("--left")).toBe("532px");
  expect(pulsing).toBe(0);
});

it("shows by a pulse that a button was heard for which none was drawn", () => {
  press(plain);
  expect(drawn()).toBeNull();
  expect(pulsing).toBe(1);
});

it("opens a menu that was still on its way when its button was pressed, once the document is there", () => {
  const menus = document.getElementById("kadr-menus");
  menus?.remove();
  const loading = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  press(button);
  expect([drawn(), pulsing]).toEqual([null, 1]);
  document.body.append(menus ?? "");
  loading.mockReturnValue("interactive");
  document.dispatchEvent(new Event("readystatechange"));
  expect(focused()).toBe("later");
  expect(pulsing).toBe(0);
  loading.mockRestore();
});

it("leads the focus by the keys of a menu, past what cannot be chosen", () => {
  press(button);
  const way = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map((name) => {
    key(name);
    return focused();
  });
  expect(way).toEqual(["follow", "edit", "later", "edit", "later", "edit"]);
});

it.each([
  ["Escape", () => key("Escape")],
  ["Tab", () => key("Tab")],
])("closes by %s, with the focus on its button, and nothing is done later", async (_, leave) => {
  press(button);
  leave();
  expect(drawn()).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-expanded")).toBeNull();
  await becomeListening();
  expect(own()).toBeNull();
});

it("says of a button that its menu is closed again as the button said it before", () => {
  button.setAttribute("aria-expanded", "false");
  press(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  key("Escape");
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

it("closes by a press outside, and opens again", async () => {
  press(button);
  press(document.querySelector("p"));
  expect(drawn()).toBeNull();
  press(button);
  expect(drawn()).not.toBeNull();
  await becomeListening();
  expect(document.querySelectorAll("[role=menu]")).toHaveLength(1);
});

it("stays one menu when its button is pressed again", () => {
  press(button);
  press(button);
  expect(document.querySelectorAll("[role=menu]")).toHaveLength(1);
});

it("goes away when its button is scrolled off the screen", () => {
  press(button);
  button.getBoundingClientRect = () => new DOMRect(500, -90, 32, 32);
  window.dispatchEvent(new Event("scroll"));
  expect(drawn()).toBeNull();
});

it.each([0, 3])(
  "gives its place to the page's own menu, which opens %i frames later, with the same entry in focus",
  async (frames) => {
    press(button);
    key("ArrowDown");
    await becomeListening(frames);
    for (let frame = 0; frame < frames; frame++) {
      expect(drawn()).not.toBeNull();
      await vi.advanceTimersByTimeAsync(16);
    }
    expect(drawn()).toBeNull();
    expect(own()?.contains(document.activeElement)).toBe(true);
    expect(focused()).toBe("follow");
  },
);

it("does what was chosen once the page can, and its button pulses as long", async () => {
  press(button);
  press(entry("follow"));
  expect(drawn()).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(pulsing).toBe(1);
  await becomeListening();
  expect(done).toEqual(["Действия: follow"]);
  expect(pulsing).toBe(0);
});

it("chooses by Enter, and nothing by an entry that cannot be chosen", async () => {
  press(button);
  press(entry("off"));
  expect(drawn()).not.toBeNull();
  key("Enter");
  await becomeListening();
  expect(done).toEqual(["Действия: later"]);
});

it("lets the browser follow a link of it at once", async () => {
  press(button);
  const link = entry("edit");
  let isFollowed = false;
  window.addEventListener("click", (event) => (isFollowed = !event.defaultPrevented), { once: true });
  press(link);
  expect(isFollowed).toBe(true);
  await becomeListening();
  expect(own()).toBeNull();
});

it("does what was chosen in one menu before it opens the other that stands open", async () => {
  press(button);
  press(entry("follow"));
  press(other);
  key("End");
  await becomeListening(2);
  await vi.advanceTimersByTimeAsync(32);
  expect(done).toEqual(["Действия: follow"]);
  await vi.advanceTimersByTimeAsync(48);
  expect(focused()).toBe("edit");
  expect(document.querySelectorAll("[role=menu]")).toHaveLength(1);
});

it("goes away where the page opens none of its own", async () => {
  press(button);
  document.dispatchEvent(new Event("kadr-listening"));
  await vi.advanceTimersByTimeAsync(3000);
  expect(drawn()).toBeNull();
  expect(button.getAttribute("aria-expanded")).toBeNull();
});
