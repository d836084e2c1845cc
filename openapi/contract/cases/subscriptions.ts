import type { TestCall, World } from "../world.ts";
import type { TagCases } from "./types.ts";

const channel = (w: World): NonNullable<TestCall["path"]> => ({ type: "userchannel", id: w.ids.author });

async function subscribed(w: World): Promise<NonNullable<TestCall["path"]>> {
  await w.ask({ id: "subscribe", path: channel(w) });
  return channel(w);
}

export const subscriptions: TagCases = {
  good: {
    subscribe: (w) => ({ id: "subscribe", path: channel(w), query: { video_id: w.videoId } }),
    unsubscribe: async (w) => ({ id: "unsubscribe", path: await subscribed(w) }),
    listPaidSubscriptions: () => ({ id: "listPaidSubscriptions" }),
    listSubscriptions: () => ({ id: "listSubscriptions", query: { page: "1", limit: "100" } }),
    listSubscriptionMarkers: () => ({ id: "listSubscriptionMarkers" }),
    visitSubscription: async (w) => ({ id: "visitSubscription", path: await subscribed(w) }),
    setSubscriptionNotices: async (w) => ({
      id: "setSubscriptionNotices",
      path: await subscribed(w),
      body: { type: "all" },
    }),
  },
  invalid: {
    listSubscriptions: [{ query: { page: "0" } }, "page"],
    setSubscriptionNotices: [{ body: { type: "markers" } }, "type"],
  },
};
