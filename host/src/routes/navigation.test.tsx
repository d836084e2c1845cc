import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as navigation from "./navigation.ts";
import { overlayOpened } from "./overlayStack.ts";

const { connectHistory, currentArrival, currentEntryKey, currentFragment, currentMemory, leaveFor, navigate } =
  navigation;

type Scroll = Readonly<Record<string, number>>;
const storage = { get: vi.fn<() => Scroll | undefined>(), set: vi.fn<(key: "scroll", value: Scroll) => void>() };

let dispose: () => void;
let scrollY = 0;
const scrollTo = vi.fn();
beforeEach(() => {
  storage.get.mockReset();
  storage.set.mockReset();
  scrollTo.mockReset();
  vi.stubGlobal("scrollTo", scrollTo);
  scrollY = 0;
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => scrollY);
  window.history.replaceState(null, "", "/");
  dispose = connectHistory(storage);
});
afterEach(() => {
  dispose();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const address = () => window.location.pathname + window.location.search + window.location.hash;
const keyInHistory = () => (window.history.state as { kadr?: unknown } | null)?.kadr;
const go = async (steps: number) => {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.go(steps);
  await moved;
};

describe("a history entry", () => {
  it("has a key of its own, which Back comes back to and a replacement keeps", async () => {
    const first = currentEntryKey();
    expect(first).toMatch(/^[a-z0-9]{1,24}$/);
    expect(keyInHistory()).toBe(first);
    navigate("/video/1/");
    const second = currentEntryKey();
    expect([second === first, keyInHistory(), currentArrival()]).toEqual([false, second, "push"]);
    navigate("/audio/1/", { replace: true });
    expect([currentEntryKey(), keyInHistory(), address()]).toEqual([second, second, "/audio/1/"]);
    await go(-1);
    expect([currentEntryKey(), currentArrival(), address()]).toEqual([first, "back", "/"]);
  });

  it("that is not ours gets a new key when it is come to", async () => {
    navigate("/video/1/");
    const { state } = window.history;
    for (const foreign of [null, { kadr: "NOT OURS" }, { kadr: "" }, { kadr: "a".repeat(25) }, { kadr: 5 }, "text"]) {
      window.history.replaceState(foreign, "");
      window.history.pushState(state, "", "/further/");
      await go(-1);
      expect(currentEntryKey(), JSON.stringify(foreign)).toMatch(/^[a-z0-9]{1,12}$/);
      expect(currentEntryKey()).not.toBe((state as { kadr: string }).kadr);
      await go(1);
    }
  });

  it("keeps what was left in it, where the page stood and which link was followed", async () => {
    document.body.innerHTML = `<header><a href="/video/1/" id="link">Видео</a></header>`;
    const link = document.getElementById("link");
    link?.focus();
    scrollY = 700;
    currentMemory().values.set("batches", 3);
    navigate("/video/1/");
    expect(currentMemory()).toEqual({ scrollY: 0, focus: null, values: new Map() });
    await go(-1);
    expect(currentMemory()).toEqual({
      scrollY: 700,
      focus: { href: "/video/1/", left: 0, top: 0 },
      shellFocus: null,
      values: new Map([["batches", 3]]),
    });
  });

  it("keeps a button that had the focus where it is one of the header, which every page has", async () => {
    document.body.innerHTML = `<header><button id="a">Меню</button></header><main><button id="b">Ещё</button></main>`;
    const [ofHeader, ofPage] = ["a", "b"].map((id) => document.getElementById(id));
    ofHeader?.focus();
    navigate("/video/1/");
    ofPage?.focus();
    navigate("/video/2/");
    await go(-1);
    expect(currentMemory()).toMatchObject({ focus: null, shellFocus: null });
    await go(-1);
    expect(currentMemory()).toMatchObject({ focus: null, shellFocus: ofHeader });
  });

  it("is left also where nothing has the focus at all", async () => {
    vi.spyOn(document, "activeElement", "get").mockReturnValue(null);
    navigate("/video/1/");
    await go(-1);
    expect(currentMemory()).toMatchObject({ focus: null, shellFocus: null });
  });

  it("is remembered while sixty later ones are not", async () => {
    currentMemory().values.set("batches", 3);
    for (let page = 1; page < 60; page += 1) navigate(`/video/${page}/`);
    await go(-59);
    expect(currentMemory().values.get("batches")).toBe(3);
    for (let page = 1; page <= 60; page += 1) navigate(`/audio/${page}/`);
    await go(-60);
    expect(currentMemory().values.has("batches")).toBe(false);
  });
});

describe("going to the address of now", () => {
  it("means from the top, adds nothing to the history, and is nothing at all as a replacement", () => {
    navigate("/search/?query=кот#results");
    const [{ length }, key, now] = [window.history, currentEntryKey(), address()];
    scrollTo.mockClear();
    navigate(now);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    navigate(now, { replace: true });
    expect(scrollTo).toHaveBeenCalledOnce();
    expect([window.history.length, currentEntryKey(), address()]).toEqual([length, key, now]);
  });

  it("with another fragment is another entry", () => {
    expect(currentFragment()).toBe("");
    const key = currentEntryKey();
    navigate("/#below");
    expect([currentFragment(), currentEntryKey() === key]).toEqual(["#below", false]);
  });
});

describe("who listens for arrivals", () => {
  it("hears of a page once its address is there, by a link and by Back, of no replacement, and no more after the end", async () => {
    const heard: string[] = [];
    const stop = navigation.onArrival(() => heard.push(`${currentArrival()} ${address()}`));
    navigate("/video/1/");
    navigate("/audio/1/", { replace: true });
    navigate("/audio/1/");
    await go(-1);
    expect(heard).toEqual(["push /video/1/", "back /"]);
    stop();
    navigate("/video/2/");
    expect(heard).toHaveLength(2);
  });
});

describe("leaving for another document", () => {
  it("is left to the browser where nothing lies over the page", () => {
    expect(leaveFor("/#document")).toBe(false);
    expect(currentFragment()).toBe("");
  });

  it("waits until what lies over the page has been closed, so that Back finds the page bare", async () => {
    const close = vi.fn();
    overlayOpened(close);
    expect(leaveFor("/#document")).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    expect(currentFragment()).toBe("");
    await vi.waitFor(() => expect(currentFragment()).toBe("#document"));
  });
});

describe("keeping the history", () => {
  /** The document is new, and with it the modules. */
  async function load(kept?: Scroll) {
    dispose();
    vi.resetModules();
    storage.get.mockReturnValue(kept);
    const fresh = await import("./navigation.ts");
    dispose = fresh.connectHistory(storage);
    return fresh;
  }

  it("takes the scroll from the browser, and gives it back at the end", () => {
    dispose();
    window.history.scrollRestoration = "auto";
    dispose = connectHistory(storage);
    expect(window.history.scrollRestoration).toBe("manual");
    dispose();
    expect(window.history.scrollRestoration).toBe("auto");
    const key = currentEntryKey();
    window.dispatchEvent(new PopStateEvent("popstate", { state: { kadr: "another" } }));
    window.dispatchEvent(new Event("pagehide"));
    expect([currentEntryKey(), storage.set.mock.calls]).toEqual([key, []]);
  });

  it("puts a reloaded page back where it was, which is no first load", async () => {
    const key = currentEntryKey();
    const reloaded = await load({ [key]: 700, before: 30 });
    expect([reloaded.currentEntryKey(), reloaded.currentArrival()]).toEqual([key, "back"]);
    expect(reloaded.currentMemory().scrollY).toBe(700);
  });

  it("leaves a first load and one that was at its top to the browser", async () => {
    const key = currentEntryKey();
    for (const kept of [undefined, { [key]: 0 }, { another: 700 }])
      expect((await load(kept)).currentArrival()).toBe("load");
    window.history.replaceState(null, "");
    const fresh = await load({ [key]: 700 });
    expect(fresh.currentEntryKey()).not.toBe(key);
    expect([fresh.currentArrival(), fresh.currentMemory().scrollY]).toEqual(["load", 0]);
  });

  it("writes down where each of the last fifty entries stood, in whole pixels", async () => {
    const fresh = await load();
    for (let page = 1; page <= 55; page += 1) {
      scrollY = page + 0.4;
      fresh.navigate(`/video/${page}/`);
    }
    scrollY = 500.5;
    window.dispatchEvent(new Event("pagehide"));
    const [name, kept] = storage.set.mock.lastCall ?? [];
    expect(name).toBe("scroll");
    expect(Object.values(kept ?? {})).toEqual([...Array.from({ length: 49 }, (_, at) => at + 7), 501]);
    expect(kept?.[fresh.currentEntryKey()]).toBe(501);
  });
});

describe("the place of now", () => {
  function Place() {
    const { path, search, entryKey } = navigation.usePlace();
    return <p>{[path, search, entryKey].join(" ")}</p>;
  }

  it("is, where a server draws the page, the address that it was asked for", () => {
    const drawn = renderToString(
      <navigation.FirstPlaceProvider value={{ path: "/search/", search: "?query=a" }}>
        <Place />
      </navigation.FirstPlaceProvider>,
    );
    expect(drawn).toBe(`<p>/search/ ?query=a ${currentEntryKey()}</p>`);
  });
});
