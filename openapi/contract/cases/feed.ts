import type { TagCases } from "./types.ts";

export const feed: TagCases = {
  good: {
    getFeed: () => ({ id: "getFeed", path: { slug: "home" }, query: { log: "true" } }),
    getFeedResources: async (w) => ({
      id: "getFeedResources",
      path: {
        ids: (
          await w.db
            .selectFrom("resources")
            .select("id")
            .where("feed_slug", "=", "home")
            .orderBy("order_number")
            .limit(5)
            .execute()
        )
          .map(({ id }) => id)
          .join(","),
        kind: "items",
      },
    }),
    getFeedGrid: async (w) => ({
      id: "getFeedGrid",
      path: { resourceId: await w.text("SELECT id FROM resources WHERE items_count > 0 LIMIT 1") },
      query: { page: "1", per_page: "30", client: "wdp" },
    }),
    getBranding: () => ({ id: "getBranding", query: { type: "catalog", showcase: "home" } }),
    getTabMeta: async (w) => ({
      id: "getTabMeta",
      path: { id: await w.text("SELECT id FROM feed_tabs ORDER BY id LIMIT 1") },
    }),
  },
  missing: {
    getFeed: () => ({ id: "getFeed", path: { slug: "net-takoy-lenty" } }),
  },
  invalid: {
    getFeed: [{ path: { slug: "Нет!" } }, "slug"],
    getFeedResources: [{ path: { ids: "1,2,3,4,5,6", kind: "items" } }, "ids"],
    getFeedGrid: [{ query: { page: "nope" } }, "page"],
    getBranding: [{ query: { showcase: "Нет!" } }, "showcase"],
  },
};
