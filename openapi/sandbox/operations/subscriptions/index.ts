/** The calls of the tag `subscriptions`, by their ids in the spec. */
export { listPaidSubscriptions } from "./paid-subscriptions.ts";
export {
  listSubscriptionMarkers,
  listSubscriptions,
  setSubscriptionNotices,
  subscribe,
  unsubscribe,
  visitSubscription,
} from "./subscriptions.ts";
