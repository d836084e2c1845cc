import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { measureShelves } from "./measureShelves.ts";

type Seen = { readonly target: Element; readonly isIntersecting: boolean; readonly intersectionRect: object };

let stopped: (() => void)[] = [];
let observers: ((elements: readonly Element[]) => void)[] = [];
/** These elements come into sight, whole. */
const look = (...elements: readonly Element[]) => {
  for (const notify of observers) notify(elements);
  vi.advanceTimersByTime(1000);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      watched = new Set<Element>();
      constructor(listener: (entries: readonly Seen[]) => void) {
        observers.push((elements) => {
          const seen = elements.filter((element) => this.watched.has(element));
          if (seen.length > 0)
            listener(seen.map((target) => ({ target, isIntersecting: true, intersectionRect: { height: 1000 } })));
        });
      }
      observe(element: Element) {
        this.watched.add(element);
      }
      unobserve(element: Element) {
        this.watched.delete(element);
      }
      disconnect() {
        this.watched.clear();
      }
    },
  );
});
afterEach(() => {
  for (const stop of stopped) stop();
  stopped = [];
  observers = [];
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw(view: Parameters<ReturnType<typeof measureShelves>>[0], count: number) {
  const block = document.body.appendChild(document.createElement("section"));
  const cards = Array.from({ length: count }, (_, index) => {
    const element = block.appendChild(document.createElement("article"));
    element.innerHTML = `<a href="/shorts/v${index}/"><b>Видео</b></a><button>Действия</button>`;
    return { id: `v${index}`, element };
  });
  const measure = vi.fn();
  const watch = measureShelves(measure);
  stopped.push(watch(view, cards));
  return { block, cards, measure, again: () => stopped.push(watch(view, cards)) };
}
const ids = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

it("tells which cards and which block of a shelf were seen, each once a page: card.visibility, block.visible", () => {
  const { block, cards, measure, again } = draw({ id: "7", hidesAs: undefined, size: "video" }, 3);
  look(block, cards[0]!.element, cards[1]!.element);
  expect(measure.mock.calls).toEqual([
    ["block.visible", { items: ["7"] }],
    ["card.visibility", { shelf: "7", items: ["v0", "v1"], location: "shelf" }],
  ]);
  measure.mockClear();
  // more of its cards are drawn: all of them are watched anew
  again();
  look(block, ...cards.map(({ element }) => element));
  expect(measure.mock.calls).toEqual([["card.visibility", { shelf: "7", items: ["v2"], location: "shelf" }]]);
  measure.mockClear();
  // on another page they are seen anew
  window.history.replaceState(null, "", "/feeds/kino/");
  again();
  look(cards[0]!.element);
  expect(measure.mock.calls).toEqual([["card.visibility", { shelf: "7", items: ["v0"], location: "shelf" }]]);
});

it("tells of the recommended shelf alone which of its first ten were seen, however far it is read: shelf.recommendedScroll [SHELF-COMMON-15]", () => {
  const { cards, measure } = draw({ id: "1", hidesAs: "5989", size: "video" }, 14);
  look(...cards.map(({ element }) => element));
  expect(measure.mock.calls).toEqual([
    ["card.visibility", { shelf: "1", items: ids(14), location: "shelf" }],
    ["shelf.recommendedScroll", { items: ids(10), location: "shelf" }],
  ]);
  const other = draw({ id: "2", hidesAs: "history", size: "video" }, 2);
  look(...other.cards.map(({ element }) => element));
  expect(other.measure.mock.calls.map(([id]) => id)).toEqual(["card.visibility"]);
});

it("tells of a short that is pressed on its shelf, with where it leads, and of nothing else that is: shortVideoShelf", () => {
  const press = (shelf: ReturnType<typeof draw>) => {
    const [card] = shelf.cards;
    card!.element.querySelector("button")!.click();
    expect(shelf.measure).not.toHaveBeenCalled();
    card!.element.querySelector("b")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return shelf.measure.mock.calls;
  };
  // where it leads is not ours to visit
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay);
  expect(press(draw({ id: "3", hidesAs: undefined, size: "shorts" }, 1))).toEqual([
    ["shortVideoShelf", { location: "shelf", link: "/shorts/v0/", content: { id: "v0", type: "shorts" } }],
  ]);
  expect(press(draw({ id: "4", hidesAs: undefined, size: "video" }, 1))).toEqual([]);
  window.removeEventListener("click", stay);
});
