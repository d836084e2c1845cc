import { news as texts } from "../../sandbox/texts/news.ts";
import type { TagCases } from "./types.ts";

export const news: TagCases = {
  good: {
    listNews: () => ({ id: "listNews", query: { page: "1" } }),
    getNews: () => ({
      id: "getNews",
      path: { category: texts[0]?.category ?? "", slug: texts[0]?.id ?? "" },
    }),
  },
  missing: {
    getNews: () => ({ id: "getNews", path: { category: texts[0]?.category ?? "", slug: "takogo-ne-bylo" } }),
  },
  invalid: {
    listNews: [{ query: { page: "nope" } }, "page"],
    getNews: [{ path: { category: "Нет!", slug: "x" } }, "category"],
  },
};
