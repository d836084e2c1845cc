import type { Subscription } from "@kadr/openapi/client";
import type { Attention, AuthTrigger, Notify } from "../ports.ts";
import type { WritingPorts } from "../writing/index.ts";

/** Place that can be followed: a channel, a programme, a person. */
export interface Place {
  /** Name of its kind in addresses: userchannel, tv, person. */
  readonly model: string;
  readonly id: string;
}

/** How a subscription is begun or ended. */
export interface Press {
  /** Where a guest is asked to sign in. Default: the store's. */
  readonly trigger?: AuthTrigger;
  /** At a notification that comes from there: told by its reason (NOTIF-LIST-07). Default false. */
  readonly isByReason?: boolean;
  /** The caller says what was done, by `tellOf`. Default false. */
  readonly isQuiet?: boolean;
}

/** All calls reject with the client's `ApiError`. */
export interface SubscriptionsApi {
  /** All subscriptions of the person, the latest update first. `onPart`: those that have come so far, where they come in several responses. */
  list(signal: AbortSignal, onPart: (soFar: readonly Subscription[]) => void): Promise<readonly Subscription[]>;
  subscribe(place: Place, signal: AbortSignal): Promise<Subscription>;
  unsubscribe(place: Place, signal: AbortSignal): Promise<void>;
  /** By what a notification comes from (NOTIF-LIST-07): ends the subscription where there is one, begins it where there is none; says which. */
  toggleByReason(place: Place, signal: AbortSignal): Promise<boolean>;
  setNotices(place: Place, type: "all" | "without", signal: AbortSignal): Promise<Subscription>;
  visit(place: Place, signal: AbortSignal): Promise<void>;
}

/** Texts of a subscription's toasts (SUBS-TOGGLE-05, -07). */
export interface SubscriptionsTexts {
  readonly subscribed: string;
  readonly subscribedToMany: string;
  readonly unsubscribed: string;
  readonly loggedInAndSubscribed: string;
  readonly registeredAndSubscribed: string;
  readonly failed: string;
}

export interface SubscriptionsPorts extends WritingPorts {
  readonly api: SubscriptionsApi;
  readonly attention: Attention;
  readonly notify: Notify;
  readonly texts: SubscriptionsTexts;
  /** The last visit to the popup was a registration. */
  readonly hasRegistered: () => boolean;
  /** Where a guest is asked to sign in, unless the press says otherwise. */
  readonly trigger: AuthTrigger;
}
