import type { TagCases } from "./types.ts";

const none = "0".repeat(32);

export const search: TagCases = {
  good: {
    searchVideos: () => ({ id: "searchVideos", query: { query: "горы", client: "wdp", page: "1" } }),
    searchVideosForGroupB: () => ({
      id: "searchVideosForGroupB",
      query: { query: "горы и люди", client: "wdp", page: "1" },
    }),
    searchShorts: () => ({ id: "searchShorts", query: { query: "горы", page: "1", per_page: "36" } }),
    searchCards: () => ({ id: "searchCards", query: { query: "горы", page: "1" } }),
    autocompleteSearch: () => ({ id: "autocompleteSearch", query: { query: "го" } }),
    listSearchHistory: () => ({ id: "listSearchHistory" }),
    async removeFromSearchHistory(w) {
      await w.ask({ id: "searchVideos", query: { query: "Байкал зимой" } });
      const { results } = (await w.ask({ id: "listSearchHistory" })).body as { results: { hash: string }[] };
      return { id: "removeFromSearchHistory", path: { hash: results[0]?.hash ?? none } };
    },
  },
  missing: {
    removeFromSearchHistory: () => ({ id: "removeFromSearchHistory", path: { hash: none } }),
  },
  invalid: {
    searchVideos: [{ query: { page: "1" } }, "query"],
    searchVideosForGroupB: [{ query: { query: " " } }, "query"],
    searchShorts: [{ query: { query: "горы", per_page: "1000" } }, "per_page"],
    searchCards: [{ query: { query: "горы", content_type: "рыбы" } }, "content_type"],
    autocompleteSearch: [{ query: {} }, "query"],
  },
};
