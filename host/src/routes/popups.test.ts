import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstCalls } from "@kadr/openapi/pages";
import { connectHistory, navigate } from "./navigation.ts";
import { overlayOpened } from "./overlayStack.ts";
import { Popups, type PopupPorts } from "./popups.ts";

/** Popups of this test: one for anyone, one for who is signed in, one for one's own channel. */
interface Args {
  code: { readonly product: string | null };
  manage: null;
  channel: { readonly id: string };
}

const table: PopupPorts<Args>["table"] = {
  code: {
    address: {
      name: "promo_code",
      alsoNamed: { code_of_ads: { productCode: "RUTUBE" } },
      params: ["productCode"],
      parse: (search) => ({ product: search.get("productCode") }),
      print: ({ product }) => (product === null ? {} : { productCode: product }),
    },
  },
  manage: {
    address: { name: "manage", params: [], parse: () => null, print: () => ({}) },
    audience: { trigger: "subscription" },
  },
  channel: {
    address: {
      name: "channel",
      params: ["channel"],
      parse: (search) => {
        const id = search.get("channel");
        return id === null ? undefined : { id };
      },
      print: ({ id }) => ({ channel: id }),
    },
    audience: { trigger: "subscription", isFor: (userId, { id }) => userId === id },
  },
};

let dispose: () => void;
let closeOpen: () => void;
/** Each test begins at a page with another one before it. */
beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/");
  dispose = connectHistory({ get: () => undefined, set: () => undefined });
  navigate("/video/1/?t=5");
  closeOpen = () => undefined;
});
afterEach(async () => {
  closeOpen();
  await settled();
  dispose();
});

/** Longer than an entry is kept for a follower, and then until the history has answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));
const address = () => window.location.pathname + window.location.search;

function setUp(userId: string | null = null) {
  const session = {
    userId,
    get isAuthorised() {
      return this.userId !== null;
    },
  };
  const shown: unknown[] = [];
  const questions: ((isSignedIn: boolean) => void)[] = [];
  const require = vi.fn(() =>
    session.isAuthorised ? Promise.resolve(true) : new Promise<boolean>((resolve) => questions.push(resolve)),
  );
  const popups = new Popups<Args>({
    table,
    session,
    auth: { require },
    known: () => Promise.resolve(),
    // As a dialog of the design system: it tells that it is open, and is closed by Back.
    show: (name, args) => {
      shown.push([name, args]);
      let isOpen = true;
      const notifyClosed = overlayOpened(() => closeOpen());
      closeOpen = () => {
        if (isOpen) notifyClosed();
        isOpen = false;
      };
    },
  });
  const signIn = (as: string) => {
    session.userId = as;
    questions.splice(0).forEach((resolve) => resolve(true));
  };
  return { popups, shown, signIn, require };
}

const back = async () => {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await moved;
  await settled();
};

it("a call opens it and puts it into the address; completion takes all of its parameters away", async () => {
  const { popups, shown } = setUp();
  popups.open("code", { product: "RUTUBE" });
  expect(shown).toEqual([["code", { product: "RUTUBE" }]]);
  expect(address()).toBe("/video/1/?t=5&popup=promo_code&productCode=RUTUBE");
  closeOpen();
  await settled();
  expect(address()).toBe("/video/1/?t=5");
});

it("Back closes it and leaves the page, the next Back leaves the page", async () => {
  const { popups } = setUp();
  popups.open("code", { product: null });
  await back();
  expect(address()).toBe("/video/1/?t=5");
  await back();
  expect(address()).toBe("/");
});

it("an address opens it with what it says, and Back comes to the same page without it", async () => {
  const { popups, shown } = setUp();
  navigate("/video/2/?popup=promo_code&productCode=X&t=9");
  popups.takeAddress();
  expect(shown).toEqual([["code", { product: "X" }]]);
  popups.takeAddress();
  expect(shown).toHaveLength(1);
  await back();
  expect(address()).toBe("/video/2/?t=9");
  await back();
  expect(address()).toBe("/video/1/?t=5");
});

it("another name of it opens it with what that name stands for, under its own", async () => {
  const { popups, shown } = setUp();
  navigate("/video/2/?popup=code_of_ads");
  popups.takeAddress();
  expect(shown).toEqual([["code", { product: "RUTUBE" }]]);
  expect(address()).toBe("/video/2/?popup=promo_code&productCode=RUTUBE");
  await back();
  expect(address()).toBe("/video/2/");
});

it("stays with its address when Back was a step back in it", async () => {
  const { popups, shown } = setUp();
  popups.open("code", { product: "RUTUBE" });
  const own = closeOpen;
  closeOpen = () => {
    popups.keepAddress("code", { product: "RUTUBE" });
    closeOpen = overlayOpened(() => undefined);
  };
  await back();
  expect(shown).toHaveLength(1);
  expect(address()).toBe("/video/1/?t=5&popup=promo_code&productCode=RUTUBE");
  own();
});

it("keeps its address when it comes after the placeholder of its code", async () => {
  const { popups } = setUp();
  popups.open("code", { product: "RUTUBE" });
  closeOpen();
  const closePlace = overlayOpened(() => undefined, true);
  window.history.replaceState(window.history.state, "", "/video/1/?t=5&popup=promo_code&productCode=RUTUBE");
  closePlace();
  const close = overlayOpened(() => undefined);
  expect(address()).toBe("/video/1/?t=5&popup=promo_code&productCode=RUTUBE");
  close();
  await settled();
  expect(address()).toBe("/video/1/?t=5");
});

it("a link home that names one opens it over the page of now, any other link leads on", () => {
  const { popups, shown } = setUp();
  expect(["/", "/?popup=nobody", "/video/2/?popup=manage", "/?popup=channel"].map(popups.takeLink)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(popups.takeLink("/?popup=promo_code&productCode=X")).toBe(true);
  expect(shown).toEqual([["code", { product: "X" }]]);
  expect(address()).toBe("/video/1/?t=5&popup=promo_code&productCode=X");
});

it("one that takes the place of a menu has its own address, and what takes its place has the page's", async () => {
  const { popups } = setUp();
  const closeMenu = overlayOpened(() => undefined);
  closeMenu();
  popups.open("code", { product: "X" });
  expect(address()).toBe("/video/1/?t=5&popup=promo_code&productCode=X");
  closeOpen();
  const closeNext = overlayOpened(() => undefined);
  expect(address()).toBe("/video/1/?t=5");
  closeNext();
  await settled();
  expect(address()).toBe("/video/1/?t=5");
});

it("an unknown name, and one with nothing to show, are taken out of the address without an entry of the history", async () => {
  const { popups, shown } = setUp();
  const { length } = window.history;
  for (const search of ["?popup=nobody&t=1", "?popup=channel&t=1"]) {
    navigate(`/video/1/${search}`, { replace: true });
    popups.takeAddress();
    expect([address(), window.history.length]).toEqual(["/video/1/?t=1", length]);
  }
  expect(shown).toEqual([]);
});

it("a guest signs in first, and then it opens once", async () => {
  const { popups, shown, signIn, require } = setUp();
  popups.open("manage", null);
  await settled();
  expect([shown, address()]).toEqual([[], "/video/1/?t=5"]);
  signIn("u1");
  await settled();
  expect(require).toHaveBeenCalledOnce();
  expect([shown, address()]).toEqual([[["manage", null]], "/video/1/?t=5&popup=manage"]);
});

it("one's own is not opened for another person, and no popup over a page that was left", async () => {
  const stranger = setUp("u1");
  stranger.popups.open("channel", { id: "u2" });
  const guest = setUp();
  guest.popups.open("manage", null);
  await settled();
  navigate("/video/2/");
  guest.signIn("u1");
  await settled();
  expect([stranger.shown, guest.shown, address()]).toEqual([[], [], "/video/2/"]);
  const owner = setUp("u2");
  owner.popups.open("channel", { id: "u2" });
  await settled();
  expect(owner.shown).toHaveLength(1);
});

it("a page asks for the same with a popup in its address as without", () => {
  expect(firstCalls("/video/1/", "?popup=promo_code&productCode=X")).toEqual(firstCalls("/video/1/", ""));
});

// Last: it leaves the history to a second copy of the modules.
it("a reload of its entry opens it again over its page", async () => {
  setUp().popups.open("code", { product: "X" });
  closeOpen = () => undefined;
  // The document is new: nothing is open, and the history still stands at the popup's entry.
  dispose();
  vi.resetModules();
  const { connectHistory: connectAgain } = await import("./navigation.ts");
  const { Popups: PopupsAgain } = await import("./popups.ts");
  const { overlayOpened: openedAgain } = await import("./overlayStack.ts");
  dispose = connectAgain({ get: () => undefined, set: () => undefined });
  const show = vi.fn(() => void openedAgain(() => undefined));
  const again = new PopupsAgain<Args>({
    table,
    show,
    session: { userId: null, isAuthorised: false },
    auth: { require: async () => false },
    known: () => Promise.resolve(),
  });
  again.takeAddress({ isLoad: true });
  await settled();
  expect(show).toHaveBeenCalledExactlyOnceWith("code", { product: "X" });
  expect(address()).toBe("/video/1/?t=5&popup=promo_code&productCode=X");
  await back();
  expect(address()).toBe("/video/1/?t=5");
});
