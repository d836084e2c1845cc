import { observable } from "mobx";
import { beforeEach, expect, it, vi } from "vitest";
import { AuthPopupStore } from "../stores/AuthPopupStore.ts";
import { accountOver, FakeClock, settle } from "../stores/testing.ts";
import { createNewcomer } from "./createNewcomer.ts";
import { OverlaysStore } from "./OverlaysStore.ts";

beforeEach(() => window.history.replaceState(null, "", "/"));

/** A guest on the main page. */
function setUp() {
  const clock = new FakeClock();
  const session = observable({
    userId: null as string | null,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
    refresh: async () => false,
    logout: async () => undefined,
  });
  const overlays = new OverlaysStore();
  const measure = vi.fn();
  const authPopup = new AuthPopupStore({
    clock,
    session,
    notify: vi.fn(),
    measure,
    createFlowId: () => "flow",
    texts: { passwordReset: "" },
  });
  const kept = new Map<string, unknown>();
  const newcomer = createNewcomer({
    account: accountOver(session),
    authPopup,
    clock,
    notify: vi.fn(),
    overlays,
    storage: {
      get: (key) => kept.get(key) as never,
      set: (key, value) => void kept.set(key, value),
    },
  });
  const measured = () => measure.mock.calls.map(([id]) => id as string);
  return { clock, overlays, newcomer, measured };
}

it("who takes the invitation of a guest is asked to sign in as authTrigger.auth-offer-popup, and the invitation is gone", async () => {
  const { clock, overlays, measured } = setUp();
  clock.advance(15_000);
  const [offer] = overlays.shown(["authOffer"]);
  offer!.args.onSignIn();
  await settle();
  expect(measured()).toEqual(["authTrigger.auth-offer-popup", "auth.loginPopup"]);
  expect(overlays.isOpen("authOffer")).toBe(false);
});

it.each([
  ["watch-later-popup", "watch-later", "authTrigger.onboarding-popup-watch-later"],
  ["watch-later-player", "watch-later", "authTrigger.onboarding-popup-watch-later"],
  ["rating", "rating", "authTrigger.onboarding-popup-rating"],
  ["reaction", "reaction", "authTrigger.onboarding-popup-reaction"],
  ["comment-reactions", "reaction", "authTrigger.onboarding-popup-reaction"],
  ["subscription", "subscription", "authTrigger.onboarding-popup-subscription"],
  ["subscribe-menu", "subscription", "authTrigger.onboarding-popup-subscription"],
  ["comments", "interests", "authTrigger.onboarding-popup-interests"],
  ["header", "interests", "authTrigger.onboarding-popup-interests"],
] as const)(
  "who does not sign in for %s is told once what it is for, %s, and asked there as %s [AUTH-GUEST-15]",
  async (trigger, about, event) => {
    const { overlays, newcomer, measured } = setUp();
    newcomer.dismissed(trigger);
    const [onboarding] = overlays.shown(["onboarding"]);
    expect(onboarding!.args.about).toBe(about);
    onboarding!.args.onSignIn();
    await settle();
    expect(measured()).toEqual([event, "auth.loginPopup"]);
    expect(overlays.isOpen("onboarding")).toBe(false);
    newcomer.dismissed(trigger);
    expect(overlays.isOpen("onboarding")).toBe(false);
  },
);
