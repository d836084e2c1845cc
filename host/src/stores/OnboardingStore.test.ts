import type { OnboardingEvent } from "@kadr/openapi/client";
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { OnboardingStore, type OnboardingReport } from "./OnboardingStore.ts";
import { FakeClock } from "./testing.ts";
import type { AccountChange } from "./ports.ts";

const action = (actionId: string, type: "checkbox" | "cancel_button" | "internal_link", sortOrder = 0) => ({
  actionId,
  type,
  title: actionId,
  url: type === "internal_link" ? "/" : null,
  sortOrder,
});
const element = (elementId: string, ...actions: ReturnType<typeof action>[]) => ({
  elementId,
  title: elementId,
  logo: null,
  pictures: [],
  actions: [...actions, action("close", "cancel_button", 9)],
});
const event = (
  onboardingId: string,
  type: string,
  elements: OnboardingEvent["elements"],
  timeout: number | null = null,
): OnboardingEvent => ({ onboardingId, type, timeout, elements });

const popup = event("popup", "popup", [
  element("first", action("next", "internal_link")),
  element("second", action("open", "internal_link")),
]);
const banner = event("banner", "banner", [element("only", action("go", "internal_link"))], 10);
const choices = event("choices", "popup", [
  element(
    "topics",
    action("travel", "checkbox"),
    action("science", "checkbox", 1),
    action("setup", "internal_link", 2),
  ),
]);

const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp(events: readonly OnboardingEvent[], { isPaidTraffic = false, isGuest = false } = {}) {
  const clock = new FakeClock();
  const state = observable({ isCovered: false, slug: "/" });
  const pages = new Set<() => void>();
  const people = new Set<(change: AccountChange) => void>();
  const reports: OnboardingReport[] = [];
  const kept: { ids: readonly string[] } = { ids: [] };
  const measure = vi.fn();
  const read = vi.fn((slug: string) => Promise.resolve(slug === "/" ? events : []));
  const store = new OnboardingStore({
    account: {
      isAuthorised: !isGuest,
      onChange: (listener) => {
        people.add(listener);
        return () => people.delete(listener);
      },
    },
    clock,
    read,
    report: (report) => {
      reports.push(report);
      return Promise.resolve();
    },
    slug: () => state.slug,
    onPage: (listener) => {
      pages.add(listener);
      return () => pages.delete(listener);
    },
    isCovered: () => state.isCovered,
    isPaidTraffic: () => isPaidTraffic,
    memory: { read: () => kept.ids, write: (ids) => (kept.ids = ids) },
    measure,
  });
  const stop = store.connect();
  const arrive = async () => {
    clock.advance(3000);
    await settle();
  };
  const press = async (id: string) => {
    store.press(id);
    clock.advance(1);
    await settle();
  };
  return {
    store,
    stop,
    clock,
    arrive,
    press,
    reports,
    kept,
    measure,
    read,
    pages,
    people,
    cover: (is: boolean) => runInAction(() => (state.isCovered = is)),
    go: (slug: string) => {
      state.slug = slug;
      for (const listener of [...pages]) listener();
    },
  };
}

const at = ({ store }: ReturnType<typeof setUp>) => store.shown?.element.elementId ?? null;

describe("the onboarding hints engine", () => {
  it("filters events by their type: the popup first, then the banner, and nothing of a kind that has no place", async () => {
    const it = setUp([event("odd", "hologram", [element("odd")]), banner, popup]);
    await it.arrive();
    expect(it.store.shown?.event.onboardingId).toBe("popup");
    it.store.close();
    expect(it.store.shown?.event.onboardingId).toBe("banner");
    it.store.close();
    expect(it.store.shown).toBeNull();
  });

  it("shows its elements one by one, and tells of each what was shown, pressed and finished", async () => {
    const it = setUp([popup]);
    await it.arrive();
    expect(at(it)).toBe("first");
    await it.press("next");
    expect(at(it)).toBe("second");
    await it.press("open");
    expect(at(it)).toBeNull();
    expect(it.reports[0]).toMatchObject({
      onboardingId: "popup",
      type: "popup",
      elements: [{ elementId: "first", isShown: true, isFinished: false }],
    });
    expect(it.reports.at(-1)?.elements).toEqual([
      {
        elementId: "first",
        isShown: true,
        isFinished: true,
        actions: [
          { actionId: "next", isPressed: true },
          { actionId: "close", isPressed: false },
        ],
      },
      {
        elementId: "second",
        isShown: true,
        isFinished: true,
        actions: [
          { actionId: "open", isPressed: true },
          { actionId: "close", isPressed: false },
        ],
      },
    ]);
    expect(it.measure.mock.calls.map(([id]) => id as string)).toEqual([
      "onboarding.modal.promo",
      "onboarding.modal.promo",
    ]);
  });

  it("takes several choices and takes them back; they are told with the press that ends it", async () => {
    const it = setUp([choices]);
    await it.arrive();
    for (const id of ["travel", "science", "science"]) it.store.press(id);
    expect([it.store.isChosen("travel"), it.store.isChosen("science")]).toEqual([true, false]);
    expect(it.reports).toHaveLength(1);
    await it.press("setup");
    expect(it.reports.at(-1)?.elements[0]?.actions?.filter(({ isPressed }) => isPressed)).toEqual([
      { actionId: "travel", isPressed: true },
      { actionId: "setup", isPressed: true },
    ]);
    expect(it.measure).toHaveBeenCalledExactlyOnceWith("onboarding.modal.checkbox", expect.anything());
  });

  it("closes an event with a timeout after that many seconds, unless a pointer is on it [ONBOARD-ENGINE-03]", async () => {
    const it = setUp([banner]);
    await it.arrive();
    it.clock.advance(9999);
    expect(at(it)).toBe("only");
    it.store.hold(true);
    it.clock.advance(60_000);
    expect(at(it)).toBe("only");
    it.store.hold(false);
    it.clock.advance(10_000);
    expect(at(it)).toBeNull();
    await settle();
    expect(it.reports.at(-1)?.elements[0]).toMatchObject({ isShown: true, isFinished: true });
    expect(it.measure).not.toHaveBeenCalled();
  });

  it("of a banner that is pressed tells by its form", async () => {
    const asking = event("asking", "banner", [
      element("genres", action("comedy", "checkbox"), action("go", "internal_link", 1)),
    ]);
    for (const [one, id] of [
      [banner, "onboarding.banner.promo"],
      [asking, "onboarding.banner.checkbox"],
    ] as const) {
      const it = setUp([one]);
      await it.arrive();
      await it.press("go");
      expect(it.store.shown).toBeNull();
      expect(it.measure).toHaveBeenCalledExactlyOnceWith(id, expect.anything());
    }
  });

  it("is not there while another popup is open, and goes on where it was", async () => {
    const it = setUp([popup]);
    it.cover(true);
    await it.arrive();
    expect(it.store.shown).toBeNull();
    expect(it.reports).toEqual([]);
    it.cover(false);
    await it.press("next");
    it.cover(true);
    expect(it.store.shown).toBeNull();
    it.cover(false);
    expect(at(it)).toBe("second");
  });

  it("shows no popup to who came by an advertisement, and banners all the same", async () => {
    const it = setUp([popup, banner], { isPaidTraffic: true });
    await it.arrive();
    expect(it.store.shown?.event.type).toBe("banner");
  });

  it("asks anew for each page, and leaves what belongs to the page before", async () => {
    const it = setUp([popup]);
    await it.arrive();
    it.go("/my/");
    expect(it.store.shown).toBeNull();
    await it.arrive();
    expect(it.read.mock.calls.map(([slug]) => slug)).toEqual(["/", "/my/"]);
    it.go("/");
    await it.arrive();
    expect(at(it)).toBe("first");
  });

  it("ends as a whole when it is put away, and a guest's device remembers it", async () => {
    const it = setUp([popup], { isGuest: true });
    await it.arrive();
    await it.press("close");
    expect(it.store.shown).toBeNull();
    expect(it.kept.ids).toEqual(["popup"]);
    expect(it.reports.at(-1)?.elements.map(({ isShown, isFinished }) => [isShown, isFinished])).toEqual([
      [true, true],
      [false, true],
    ]);
    it.go("/");
    await it.arrive();
    expect(it.store.shown).toBeNull();
  });

  it("begins anew for somebody else, and leaves no timer behind", async () => {
    const it = setUp([popup]);
    await it.arrive();
    it.store.close();
    for (const listener of [...it.people]) listener({ before: "1", now: "2", isFirst: false });
    await it.arrive();
    expect(at(it)).toBe("first");
    it.stop();
    expect(it.clock.pending).toBe(0);
  });

  it("has chosen nothing where nothing is shown, and what was chosen is the element's own", async () => {
    const it = setUp([choices]);
    expect(it.store.isChosen("travel")).toBe(false);
    await it.arrive();
    await it.press("travel");
    expect([it.store.isChosen("travel"), it.store.isChosen("science")]).toEqual([true, false]);
  });

  it("that is finished is remembered on a guest's device alone, and hides nothing from who is signed in", async () => {
    const guest = setUp([banner], { isGuest: true });
    await guest.arrive();
    guest.store.close();
    expect(guest.kept.ids).toEqual(["banner"]);
    const back = setUp([banner], { isGuest: true });
    back.kept.ids = ["banner"];
    await back.arrive();
    expect(at(back)).toBeNull();
    const person = setUp([banner]);
    person.kept.ids = ["banner"];
    await person.arrive();
    expect(at(person)).toBe("only");
    person.store.close();
    expect(person.kept.ids).toEqual(["banner"]);
  });

  it("of the person before is not told of as seen by the next one", async () => {
    const it = setUp([popup]);
    await it.arrive();
    await it.press("next");
    for (const listener of [...it.people]) listener({ before: "1", now: "2", isFirst: false });
    it.reports.length = 0;
    await it.arrive();
    expect(it.reports.at(-1)?.elements.map(({ elementId, isFinished }) => [elementId, isFinished])).toEqual([
      ["first", false],
    ]);
  });

  it("says in its events which one and which of its elements was answered", async () => {
    const it = setUp([popup, banner]);
    await it.arrive();
    await it.press("next");
    it.store.press("close");
    it.store.press("go");
    expect(it.measure.mock.calls).toEqual([
      ["onboarding.modal.promo", { context: "popup", location: "first" }],
      ["onboarding.modal.promo", { context: "popup", location: "second" }],
      ["onboarding.banner.promo", { context: "banner", location: "only" }],
    ]);
  });

  it("is one with choices where any of its elements has them", async () => {
    const it = setUp([
      event("mixed", "banner", [element("hello", action("go", "internal_link")), ...choices.elements]),
    ]);
    await it.arrive();
    await it.press("go");
    expect(it.measure).toHaveBeenCalledExactlyOnceWith("onboarding.banner.checkbox", expect.anything());
  });

  it("shows nothing of the page before on the next one, and no timer of it runs on", async () => {
    const it = setUp([banner]);
    await it.arrive();
    expect(at(it)).toBe("only");
    it.go("/other/");
    expect(at(it)).toBeNull();
    // the next page's own wait alone
    expect(it.clock.pending).toBe(1);
    await it.arrive();
    expect([at(it), it.clock.pending]).toEqual([null, 0]);
  });

  it("lets an answer go that comes when its page is left", async () => {
    const it = setUp([popup]);
    it.clock.advance(3000);
    it.go("/other/");
    await settle();
    expect(at(it)).toBeNull();
    expect(it.read.mock.calls.length).toBe(1);
  });
});
