import type { TagCases } from "./types.ts";

export const settings: TagCases = {
  good: {
    getClientSettings: () => ({ id: "getClientSettings" }),
    listPartners: () => ({ id: "listPartners" }),
  },
};
