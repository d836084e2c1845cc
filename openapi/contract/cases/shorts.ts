import type { TagCases } from "./types.ts";
import { unknownId } from "./made.ts";

export const shorts: TagCases = {
  good: {
    listShorts: async (w) => ({
      id: "listShorts",
      query: {
        videoId: await w.text(
          "SELECT id FROM videos WHERE kind = 'shorts' AND state_code = 0 AND is_hidden = 0 LIMIT 1",
        ),
        source: "main",
        page: "1",
      },
    }),
    listShortsCategory: () => ({ id: "listShortsCategory", query: { seed: "42" } }),
  },
  missing: {
    listShorts: () => ({ id: "listShorts", query: { videoId: unknownId } }),
  },
  invalid: {
    listShorts: [{ query: { page: "0" } }, "page"],
    listShortsCategory: [{ query: { seed: "101" } }, "seed"],
  },
  special: {
    listShortsCategory: {
      "204": () => ({ call: { id: "listShortsCategory", query: { categoryId: "999999" } } }),
    },
  },
};
