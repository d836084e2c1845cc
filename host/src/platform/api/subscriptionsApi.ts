import type { Api, Subscription } from "@kadr/openapi/client";
import type { Place, SubscriptionsApi } from "../../stores/subscriptions/ports.ts";

/** Subscriptions come by so many (`subscriptions.fetchLimit`). */
const fetchLimit = 100;
/** More pages than anybody follows; a list without an end is not read for ever. */
const maxPages = 100;

const pathOf = ({ model, id }: Place) => ({ type: model, id });

export const createSubscriptionsApi = (api: Api): SubscriptionsApi => ({
  async list(signal, onPart) {
    const all: Subscription[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const { results, has_next: hasNext } = await api.call("listSubscriptions", {
        query: { limit: fetchLimit, ...(page > 1 ? { page } : {}) },
        signal,
      });
      all.push(...results);
      if (!hasNext) break;
      onPart([...all]);
    }
    return all;
  },
  subscribe: (place, signal) => api.call("subscribe", { path: pathOf(place), signal }),
  unsubscribe: async (place, signal) => void (await api.call("unsubscribe", { path: pathOf(place), signal })),
  toggleByReason: async ({ model, id }, signal) =>
    (await api.call("toggleNotificationSubscription", { path: { reasonType: model, reasonId: id }, signal }))
      .is_subscribed,
  setNotices: (place, type, signal) =>
    api.call("setSubscriptionNotices", { path: pathOf(place), body: { type }, signal }),
  visit: async (place, signal) => void (await api.call("visitSubscription", { path: pathOf(place), signal })),
});
