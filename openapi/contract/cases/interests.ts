import type { TagCases } from "./types.ts";

export const interests: TagCases = {
  good: {
    listInterestContent: () => ({ id: "listInterestContent", query: { page: "1", limit: "20" } }),
    listInterestChannels: () => ({ id: "listInterestChannels", query: { page: "1", limit: "6" } }),
    listInterestTags: () => ({ id: "listInterestTags", query: { order_by: "name_asc" } }),
    listGuestInterestTags: () => ({
      id: "listGuestInterestTags",
      as: "guest",
      query: { ordering: "name_desc", group: "2" },
    }),
    getInterests: (w) => ({ id: "getInterests", path: { preferenceType: "tags" }, query: { userId: w.ids.viewer } }),
    saveInterests: async (w) => ({
      id: "saveInterests",
      path: { preferenceType: "tags" },
      body: [
        {
          content_id: await w.text("SELECT min(id) FROM interest_tags WHERE group_id = 2"),
          group_id: "2",
          content_type: "tag",
        },
      ],
    }),
  },
  missing: {
    getInterests: () => ({ id: "getInterests", path: { preferenceType: "colours" } }),
    saveInterests: () => ({
      id: "saveInterests",
      path: { preferenceType: "colours" },
      body: [{ content_id: "1", group_id: "1", content_type: "tag" }],
    }),
  },
  invalid: {
    listInterestContent: [{ query: { limit: "0" } }, "limit"],
    listInterestChannels: [{ query: { page: "первая" } }, "page"],
    listInterestTags: [{ query: { order_by: "random" } }, "order_by"],
    listGuestInterestTags: [{ query: { ordering: "random" } }, "ordering"],
    saveInterests: [{ body: [{ content_id: "987654", group_id: "1", content_type: "tag" }] }, "0.content_id"],
  },
  special: {
    getInterests: {
      "403": (w) => ({
        call: { id: "getInterests", path: { preferenceType: "tags" }, query: { userId: w.ids.author } },
      }),
    },
  },
};
