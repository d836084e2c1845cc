import type { TagCases } from "./types.ts";

export const settings: TagCases = {
  good: {
    getClientSettings: () => ({ id: "getClientSettings" }),
    listPartners: () => ({ id: "listPartners" }),
    listAbTests: () => ({ id: "listAbTests" }),
    checkVpn: () => ({ id: "checkVpn" }),
  },
};
