import type { TagCases } from "./types.ts";

export const navigation: TagCases = {
  good: {
    listRedirects: () => ({ id: "listRedirects" }),
    listLinks: () => ({ id: "listLinks", path: { place: "footer" } }),
    getNavigation: () => ({ id: "getNavigation", path: { keys: "main,mine" } }),
  },
  invalid: {
    listLinks: [{ path: { place: "sidebar" } }, "place"],
    getNavigation: [{ path: { keys: "главное" } }, "keys"],
  },
};
