import { reaction } from "mobx";
import type { OnboardingKind } from "../ports/Overlays.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import { onArrival } from "../routes/navigation.ts";
import { AuthOfferStore } from "../stores/AuthOfferStore.ts";
import type { AuthPopupStore } from "../stores/AuthPopupStore.ts";
import type { Account, AuthTrigger, Clock, Notify } from "../stores/ports.ts";
import { homePath, interestsPath } from "../links/addresses.ts";
import type { OverlaysStore } from "./OverlaysStore.ts";
import { announceMovedComments } from "./announceMovedComments.ts";

export interface NewcomerSetup {
  readonly account: Account;
  readonly authPopup: AuthPopupStore;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly overlays: OverlaysStore;
  readonly storage: Pick<AppStorage, "get" | "set">;
}

/** Popups for guests and newly registered people; they come once the first screen stands. */
export interface Newcomer {
  /** The first sign-in ever that is dismissed is followed by an onboarding popup, once (AUTH-GUEST-15). */
  readonly dismissed: (trigger: AuthTrigger | "header") => void;
  /** A registration is followed by the interests onboarding (AUTH-POPUP-08), unless the person is at it already. */
  readonly registered: () => void;
}

/** Trigger of each onboarding popup; any other trigger is followed by the one about interests. */
const onboardings: readonly (readonly [RegExp, Exclude<OnboardingKind, "interests">])[] = [
  [/^rating$/, "rating"],
  [/^(comment-)?reactions?$/, "reaction"],
  [/^watch-later/, "watch-later"],
  [/^(subscription$|subscribe-)/, "subscription"],
];

const onboardingAfter = (trigger: AuthTrigger | "header"): OnboardingKind =>
  onboardings.find(([pattern]) => pattern.test(trigger))?.[1] ?? "interests";

export function createNewcomer({ account, authPopup, clock, notify, overlays, storage }: NewcomerSetup): Newcomer {
  const offer = new AuthOfferStore({
    account,
    clock,
    memory: {
      shownOn: () => storage.get("auth-offer-shown"),
      keep: (day) => storage.set("auth-offer-shown", day),
    },
    isMainPage: () => window.location.pathname === homePath,
    isAlone: () => overlays.isAlone("authOffer"),
    onPage: onArrival,
  });
  const signIn = async (trigger: AuthTrigger): Promise<boolean> => {
    offer.hide();
    overlays.close("onboarding");
    return authPopup.require(trigger);
  };
  const choose = () => {
    if (window.location.pathname !== interestsPath) overlays.open("interests", { part: "select" });
  };
  reaction(
    () => offer.isShown,
    (isShown) => {
      if (!isShown) return overlays.close("authOffer");
      overlays.open("authOffer", {
        onSignIn: () => void signIn("auth-offer-popup"),
        onClose: offer.hide,
        onHold: offer.hold,
      });
    },
  );
  // A person who has signed in needs no invitation.
  account.onChange(() => overlays.close("onboarding"));
  offer.connect();
  announceMovedComments({ account, notify, storage });
  return {
    registered: choose,
    dismissed(trigger) {
      if (storage.get("auth-onboarding-shown") === true) return;
      storage.set("auth-onboarding-shown", true);
      offer.hide();
      const about = onboardingAfter(trigger);
      overlays.open("onboarding", {
        about,
        onSignIn: () =>
          void signIn(`onboarding-popup-${about}`).then((isIn) => {
            // A person who registers there is asked anyway.
            if (isIn && about === "interests" && !overlays.isOpen("interests")) choose();
          }),
        onClose: () => overlays.close("onboarding"),
      });
    },
  };
}
