// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { earlyInput } from "./early-input.ts";

let button: HTMLElement;
/** What moves: buttons with the opacities that they go between. */
let moving: { element: Element; opacity: unknown }[];
/** Events that the page's own code hears once it is there. */
let heard: string[];
const life = { controller: new AbortController() };

const dispatch = (type: string, init: MouseEventInit = {}) =>
  document
    .elementFromPoint(10, 10)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 10, clientY: 10, ...init }));
/** A hand presses the middle of the button. */
const press = () => {
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"]) dispatch(type);
  dispatch("click", { detail: 1 });
};
const becomeListening = () => {
  for (const type of ["pointerdown", "click"])
    document.addEventListener(type, () => heard.push(type), { signal: life.controller.signal });
  document.dispatchEvent(new Event("kadr-listening"));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
  life.controller = new AbortController();
  heard = [];
  moving = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  // jsdom has neither
  Element.prototype.animate = function (this: Element, frames: Keyframe[] | PropertyIndexedKeyframes | null) {
    const one = { element: this, opacity: (frames as PropertyIndexedKeyframes).opacity };
    moving.push(one);
    return { cancel: () => (moving = moving.filter((other) => other !== one)) } as unknown as Animation;
  };
  document.body.innerHTML = '<div id="root"><button>Действия</button></div>';
  button = document.querySelector("button") as HTMLElement;
  button.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40);
  // what lies there is the button, until something opens over the page
  document.elementFromPoint = () => document.querySelector(".over") ?? button;
  new Function(earlyInput)();
});
afterEach(() => {
  // the listeners of a script that nobody hears any more
  document.dispatchEvent(new Event("kadr-listening"));
  document.dispatchEvent(new Event("kadr-alive"));
  vi.runAllTimers();
  dispatch("pointerdown");
  life.controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("does what was pressed before the page listened, once, when it does", () => {
  press();
  press();
  expect(heard).toEqual([]);
  becomeListening();
  expect(heard).toEqual(["click"]);
});

it("shows that a press was heard until it is done, and leaves the element as the server drew it", () => {
  const { outerHTML } = button;
  press();
  press();
  expect(moving).toEqual([{ element: button, opacity: [1, 0.5] }]);
  expect(button.outerHTML).toBe(outerHTML);
  becomeListening();
  expect(moving).toEqual([]);
});

describe("a reaction", () => {
  const draw = (toggles: string): [HTMLElement, HTMLElement] => {
    const reaction = (isGiven: boolean) =>
      `<button ${toggles} aria-pressed="${isGiven}"${isGiven ? ' data-selected="true"' : ""}></button>`;
    button.outerHTML = reaction(false) + reaction(true);
    const [like, dislike] = document.querySelectorAll("button") as unknown as [HTMLElement, HTMLElement];
    document.elementFromPoint = () => like;
    return [like, dislike];
  };
  const givenIn = (reactions: HTMLElement[]) =>
    reactions.map((one) => [one.getAttribute("aria-pressed"), one.hasAttribute("data-selected")].join());

  it("of somebody who is signed in is shown as given, in the place of the other one, and drawn as it was when it is given", () => {
    const reactions = draw('data-toggles="reaction"');
    press();
    expect(givenIn(reactions)).toEqual(["true,true", "false,false"]);
    expect(moving).toHaveLength(1);
    let found: string[] = [];
    document.addEventListener("click", () => (found = givenIn(reactions)), { signal: life.controller.signal });
    becomeListening();
    expect(found).toEqual(["false,false", "true,true"]);
  });

  it("is shown as taken back where it was given", () => {
    const [like, dislike] = draw('data-toggles="reaction"');
    document.elementFromPoint = () => dislike;
    press();
    expect(givenIn([like, dislike])).toEqual(["false,false", "false,false"]);
  });

  it("of a guest is not shown as given: it asks them who they are", () => {
    const reactions = draw("");
    press();
    expect(givenIn(reactions)).toEqual(["false,false", "true,true"]);
    expect(moving).toHaveLength(1);
  });
});

it("does not move for a person who wants no motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  press();
  expect(moving).toEqual([{ element: button, opacity: [0.6, 0.6] }]);
});

it("takes a press that meets the answer for the one that is answered", () => {
  press();
  becomeListening();
  const over = document.createElement("div");
  over.className = "over";
  document.body.append(over);
  press();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(299);
  press();
  expect(heard).toEqual(["click"]);
});

it("hears every press again once the answer can have been seen, and one elsewhere at any time", () => {
  press();
  becomeListening();
  document.elementFromPoint = () => document.body;
  dispatch("pointerdown", { clientX: 90 });
  expect(heard).toEqual(["click", "pointerdown"]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(300);
  press();
  expect(heard).toEqual(["click", "pointerdown", "pointerdown", "click"]);
});

it("begins a video that is pressed before anything of it has come, and leaves it to its own buttons after that", () => {
  button.outerHTML = '<video id="kadr-stream" controls></video>';
  const stream = document.querySelector("video") as HTMLVideoElement;
  document.elementFromPoint = () => stream;
  const state = { readyState: 0, paused: true };
  Object.defineProperties(stream, {
    readyState: { get: () => state.readyState },
    paused: { get: () => state.paused },
  });
  const play = vi.spyOn(stream, "play").mockRejectedValue(new Error("taken over by the player"));
  /** Whether a press begins it. */
  const isBegun = () => {
    play.mockClear();
    press();
    vi.advanceTimersByTime(0);
    return play.mock.calls.length > 0;
  };
  expect(isBegun()).toBe(true);
  // it waits for its first piece, or its own button has begun it
  state.paused = false;
  expect(isBegun()).toBe(false);
  state.paused = true;
  state.readyState = 1;
  expect(isBegun()).toBe(false);
});

it("leaves keys alone", () => {
  press();
  becomeListening();
  dispatch("pointerdown");
  button.click();
  expect(heard).toEqual(["click", "click"]);
});
