import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { AuthPopupStore } from "./AuthPopupStore.ts";
import { FakeClock, settle } from "./testing.ts";

/** The frame has ten seconds to come. */
const slowAfterMs = 10_000;

function setUp() {
  const clock = new FakeClock();
  const session = {
    userId: null as string | null,
    get isAuthorised() {
      return this.userId !== null;
    },
    /** Person that the server will name as signed in. */
    server: null as string | null,
    async refresh() {
      await Promise.resolve();
      this.userId = this.server;
      return true;
    },
    logout: vi.fn(async () => undefined),
  };
  const [onRegistered, onDismissed] = [vi.fn(), vi.fn()];
  const notify = vi.fn();
  const measure = vi.fn();
  let flows = 0;
  const popup = new AuthPopupStore({
    clock,
    session,
    notify,
    measure,
    onRegistered,
    onDismissed,
    createFlowId: () => `flow-${++flows}`,
    texts: { passwordReset: "Пароль изменён" },
  });
  return { clock, session, popup, onRegistered, onDismissed, notify, measure };
}

describe("AuthPopupStore", () => {
  it("measures which popup it shows, and where a guest was asked to sign in", () => {
    const { popup, measure } = setUp();
    void popup.require("comments");
    void popup.require("reaction");
    expect(measure.mock.calls).toEqual([["authTrigger.comments"], ["auth.loginPopup"]]);
    popup.dismiss();
    popup.open("header", "register");
    expect(measure.mock.calls.slice(2)).toEqual([["auth.registrationPopup"]]);
  });

  // Which press asks with which of them: stories/flows.
  it.each([
    ["onboarding-popup-interests", "authTrigger.onboarding-popup-interests"],
    ["onboarding-popup-rating", "authTrigger.onboarding-popup-rating"],
    ["onboarding-popup-subscription", "authTrigger.onboarding-popup-subscription"],
    ["hide-video", "authTrigger.hide-video"],
    ["rating", "authTrigger.rating"],
    ["carousel-banner-click", "authTrigger.carousel-banner-click"],
    ["comments", "authTrigger.comments"],
    ["comment-reactions", "authTrigger.comment-reactions"],
    ["premium", "authTrigger.premium"],
    ["pay-in-player", "authTrigger.pay-in-player"],
    ["premium-promo-code", "authTrigger.premium-promo-code"],
    ["add-phone-for-premier", "authTrigger.add-phone-for-premier"],
    ["add-email-for-premier", "authTrigger.add-email-for-premier"],
    ["notifications", "authTrigger.notifications"],
    ["subscription", "authTrigger.subscription"],
    ["subscribe-menu", "authTrigger.subscribe-menu"],
    ["subscribe-search", "authTrigger.subscribe-search"],
    ["watch-later-player", "authTrigger.watch-later-player"],
    ["watch-later-popup", "authTrigger.watch-later-popup"],
    ["left-menu", "authTrigger.left-menu"],
    ["reaction", "authTrigger.reaction"],
    ["save-playlist", "authTrigger.save-playlist"],
  ] as const)("tells of being asked at %s", (trigger, event) => {
    const { popup, measure } = setUp();
    void popup.require(trigger);
    expect(measure.mock.calls).toEqual([[event], ["auth.loginPopup"]]);
  });

  it("opens with the sign-in form and replays a guest's intent once after login", async () => {
    const { popup, session } = setUp();
    const replay = vi.fn();
    void popup.require("comments").then(replay);
    expect(popup.phase).toBe("loading");
    expect(popup.startForm).toBe("login");
    popup.frameLoaded();
    session.server = "u1";
    void popup.check(false);
    void popup.check(false);
    await settle();
    expect(popup.isOpen).toBe(false);
    expect(replay).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("never replays after a dismissal", async () => {
    const { popup, session } = setUp();
    const replay = vi.fn();
    void popup.require("reaction").then(replay);
    popup.dismiss();
    await settle();
    session.server = "u1";
    await popup.check(false);
    expect(replay).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("grants nothing on the frame's word alone", async () => {
    const { popup } = setUp();
    const replay = vi.fn();
    void popup.require("reaction").then(replay);
    await popup.check(false);
    expect(popup.phase).toBe("unconfirmed");
    expect(replay).not.toHaveBeenCalled();
  });

  it("offers a way on after ten seconds, and begins the same flow anew", () => {
    const { popup, clock } = setUp();
    popup.open();
    const first = popup.flow;
    clock.advance(slowAfterMs);
    expect(popup.phase).toBe("failed");
    popup.retry();
    expect(popup.phase).toBe("loading");
    expect([popup.flow, popup.tries]).toEqual([first, 1]);
    popup.frameLoaded();
    clock.advance(slowAfterMs);
    expect(popup.phase).toBe("ready");
    popup.dismiss();
    expect(clock.pending).toBe(0);
    popup.open();
    expect(popup.flow).not.toBe(first);
    expect(popup.tries).toBe(0);
  });

  it.each([
    ["registration", "register"],
    ["confirm-forgot-password", "reset"],
    ["login-with-new-password", "login"],
  ] as const)("begins with the form that a page stood at which did not come: %s", (step, startForm) => {
    const { popup } = setUp();
    popup.open();
    popup.frameLoaded();
    popup.frameShows(step);
    // the frame that is there is not begun anew
    expect(popup.startForm).toBe("login");
    popup.frameFailed();
    expect(popup.phase).toBe("failed");
    popup.retry();
    expect(popup.startForm).toBe(startForm);
  });

  it("does not say that a page is missing while the server is asked who is here", async () => {
    const { popup } = setUp();
    popup.open();
    const checked = popup.check(false);
    popup.frameFailed();
    expect(popup.phase).toBe("checking");
    await checked;
    popup.frameFailed();
    expect(popup.phase).toBe("unconfirmed");
  });

  it("goes on to the onboarding after a registration only, and says which it was", async () => {
    for (const isRegistration of [true, false]) {
      const { popup, session, onRegistered } = setUp();
      popup.open();
      session.server = "u1";
      await popup.check(isRegistration);
      expect(onRegistered).toHaveBeenCalledTimes(isRegistration ? 1 : 0);
      expect(popup.hasRegistered).toBe(isRegistration);
    }
  });

  it("lets a signed-in person through at once", async () => {
    const { popup, session } = setUp();
    session.userId = "u1";
    expect(await popup.require("comments")).toBe(true);
    expect(popup.isOpen).toBe(false);
  });

  it("asks the server nothing while it is closed, and once while it is asked", async () => {
    const { popup, session } = setUp();
    const refresh = vi.spyOn(session, "refresh");
    await popup.check(false);
    expect([refresh.mock.calls.length, popup.phase]).toEqual([0, "closed"]);
    popup.open();
    await Promise.all([popup.check(false), popup.check(false)]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("does not call the frame slow that has said its word", async () => {
    const { popup, clock } = setUp();
    popup.open();
    const checked = popup.check(false);
    expect([popup.phase, clock.pending]).toEqual(["checking", 0]);
    await checked;
    expect(popup.phase).toBe("unconfirmed");
  });

  it.each(["dismissed", "opened anew", "tried anew"] as const)(
    "says nothing of who is here by a check that was %s meanwhile",
    async (how) => {
      const { popup, session, onRegistered } = setUp();
      popup.open();
      session.server = "u1";
      const checked = popup.check(true);
      if (how === "tried anew") popup.retry();
      else popup.dismiss();
      if (how === "opened anew") popup.open();
      const { phase } = popup;
      await checked;
      expect([popup.phase, popup.hasRegistered, onRegistered.mock.calls.length]).toEqual([phase, false, 0]);
    },
  );

  it("asks again who is here where that was not known, without another frame", async () => {
    const { popup, session } = setUp();
    popup.open();
    await popup.check(true);
    session.server = "u1";
    popup.retry();
    expect([popup.phase, popup.tries]).toEqual(["checking", 0]);
    await settle();
    expect(popup.isOpen).toBe(false);
  });

  it("says that the password is another, and ends the session, for an open frame alone", () => {
    const { popup, session, notify } = setUp();
    popup.passwordReset();
    popup.loggedOut();
    expect([notify.mock.calls.length, session.logout.mock.calls.length]).toEqual([0, 0]);
    popup.open();
    popup.passwordReset();
    popup.loggedOut();
    expect(notify.mock.calls).toEqual([[{ type: "success", text: "Пароль изменён" }]]);
    expect(session.logout).toHaveBeenCalledOnce();
  });

  it("says once where the sign-in was put away", () => {
    const { popup, onDismissed } = setUp();
    popup.dismiss();
    popup.open("comments");
    popup.open("reaction");
    popup.dismiss();
    popup.dismiss();
    popup.open();
    popup.dismiss();
    expect(onDismissed.mock.calls).toEqual([["comments"], ["header"]]);
    expect(popup.trigger).toBeNull();
  });

  it("is not for who is signed in", () => {
    const { popup, session, measure } = setUp();
    session.userId = "u1";
    popup.open("comments");
    expect([popup.isOpen, measure.mock.calls.length]).toEqual([false, 0]);
  });

  it("answers every waiting intent exactly once, for any schedule", async () => {
    const steps = fc.array(fc.constantFrom("require", "loaded", "silent", "slow", "retry", "lie", "login", "dismiss"), {
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (schedule) => {
        const { popup, session, clock } = setUp();
        const responses: boolean[][] = [];
        for (const step of schedule) {
          if (step === "require") {
            const mine: boolean[] = [];
            responses.push(mine);
            void popup.require("comments").then((yes) => mine.push(yes));
          } else if (step === "loaded") popup.frameLoaded();
          else if (step === "silent") popup.frameFailed();
          else if (step === "slow") clock.advance(slowAfterMs);
          else if (step === "retry") popup.retry();
          else if (step === "dismiss") popup.dismiss();
          else {
            if (step === "login" && popup.isOpen) session.server = "u1";
            await popup.check(false);
          }
          await settle();
        }
        popup.dismiss();
        await settle();
        for (const mine of responses) expect(mine).toHaveLength(1);
        expect(clock.pending).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
