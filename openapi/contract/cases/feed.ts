import type { TagCases } from "./types.ts";

export const feed: TagCases = {
  good: {
    getFeed: () => ({ id: "getFeed", path: { slug: "home" }, query: { log: "true" } }),
    getFeedResources: async (w) => ({ id: "getFeedResources", path: { ids: await w.text("SELECT group_concat(id) FROM (SELECT id FROM resources WHERE feed_slug = 'home' ORDER BY order_number LIMIT 5)"), kind: "items" } }),
    getFeedGrid: async (w) => ({ id: "getFeedGrid", path: { resourceId: await w.text("SELECT id FROM resources WHERE items_count > 0 LIMIT 1") }, query: { page: "1", per_page: "30", client: "wdp" } }),
  },
  missing: {
    getFeed: () => ({ id: "getFeed", path: { slug: "net-takoy-lenty" } }),
  },
  invalid: {
    getFeed: [{ path: { slug: "Нет!" } }, "slug"],
    getFeedResources: [{ path: { ids: "1,2,3,4,5,6", kind: "items" } }, "ids"],
    getFeedGrid: [{ query: { page: "nope" } }, "page"],
  },
};
