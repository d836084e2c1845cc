import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectHistory, navigate } from "./navigation.ts";
import { overlayOpened } from "./overlayStack.ts";
import { Popups, type PopupPorts } from "./popups.ts";

/** One that only a call opens, one with an address, and one's own channel, which a guest may come to by two ways. */
interface Args {
  hint: null;
  code: { readonly product: string | null };
  channel: { readonly id: string; readonly way: "comments" | "subscription" };
}

const table: PopupPorts<Args>["table"] = {
  hint: {},
  code: {
    address: {
      name: "promo_code",
      alsoNamed: { code_of_ads: { productCode: "RUTUBE" } },
      params: ["productCode"],
      parse: (search) => ({ product: search.get("productCode") }),
      print: ({ product }) => (product === null ? {} : { productCode: product }),
    },
  },
  channel: { audience: { trigger: ({ way }) => way, isFor: (userId, { id }) => userId === id } },
};

let dispose: () => void;
const closeAll: (() => void)[] = [];
beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/");
  dispose = connectHistory({ get: () => undefined, set: () => undefined });
  navigate("/video/1/?t=5");
});
afterEach(async () => {
  for (const close of closeAll.splice(0)) close();
  await settled();
  dispose();
});

/** Longer than an entry is kept for a follower, and then until the history has answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));
const address = () => window.location.pathname + window.location.search + window.location.hash;

function setUp(userId: string | null = null) {
  const shown: unknown[] = [];
  const session = { userId, isAuthorised: userId !== null };
  const answers: ((isSignedIn: boolean) => void)[] = [];
  const require = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  let notify = () => undefined as void;
  const known = new Promise<void>((resolve) => (notify = resolve));
  const show: PopupPorts<Args>["show"] = (name, args) => {
    shown.push([name, args]);
    closeAll.push(overlayOpened(() => undefined));
  };
  const popups = new Popups<Args>({ table, session, auth: { require }, known: () => known, show });
  return {
    popups,
    shown,
    session,
    require,
    notify,
    answer: (isIn: boolean) => answers.splice(0).forEach((to) => to(isIn)),
  };
}

describe("who may open a popup", () => {
  const own = { id: "u1", way: "comments" } as const;

  it("is asked to sign in by the way that was taken, once it is known who is here", async () => {
    const { popups, shown, session, require, notify, answer } = setUp();
    popups.open("channel", own);
    await settled();
    expect(require).not.toHaveBeenCalled();
    notify();
    await settled();
    expect(require.mock.calls).toEqual([["comments"]]);
    session.userId = "u1";
    answer(true);
    await settled();
    expect(shown).toEqual([["channel", own]]);
  });

  it("does not get it who would not sign in, or is nobody all the same", async () => {
    for (const isIn of [false, true]) {
      const { popups, shown, notify, answer } = setUp();
      notify();
      popups.open("channel", own);
      await settled();
      answer(isIn);
      await settled();
      expect(shown).toEqual([]);
    }
  });

  it("is asked nothing who has gone on to another page before it was known who they are", async () => {
    const { popups, shown, require, notify } = setUp("u1");
    popups.open("channel", own);
    navigate("/video/2/");
    notify();
    await settled();
    expect([require.mock.calls, shown]).toEqual([[], []]);
  });
});

describe("the address of a popup", () => {
  it("is the page's own where it has none", () => {
    const { popups, shown } = setUp();
    popups.open("hint", null);
    expect([shown, address()]).toEqual([[["hint", null]], "/video/1/?t=5"]);
  });

  it("leaves the page its place, and has nothing of the popup that it opens over", async () => {
    const { popups } = setUp();
    navigate("/video/2/#below");
    popups.open("code", { product: "A" });
    expect(address()).toBe("/video/2/?popup=promo_code&productCode=A#below");
    popups.open("code", { product: null });
    expect(address()).toBe("/video/2/?popup=promo_code#below");
    navigate("/video/3/?popup=code_of_ads#below");
    await settled();
    popups.takeAddress();
    await settled();
    expect(address()).toBe("/video/3/?popup=promo_code&productCode=RUTUBE#below");
  });

  it("says more than what another of its names stands for", () => {
    const { popups, shown } = setUp();
    navigate("/video/2/?popup=code_of_ads&productCode=OTHER");
    popups.takeAddress();
    expect(shown).toEqual([["code", { product: "OTHER" }]]);
  });

  it("is read once: not again where it is the open popup's own, and not where there is none", () => {
    const { popups, shown } = setUp();
    popups.takeAddress();
    popups.open("code", { product: "A" });
    popups.takeAddress();
    expect(shown).toHaveLength(1);
    expect(address()).toBe("/video/1/?t=5&popup=promo_code&productCode=A");
  });
});
