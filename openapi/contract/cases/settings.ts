import type { TagCases } from "./types.ts";

export const settings: TagCases = {
  good: {
    getClientSettings: () => ({ id: "getClientSettings" }),
    listPartners: () => ({ id: "listPartners" }),
    listAbTests: () => ({ id: "listAbTests" }),
    checkVpn: () => ({ id: "checkVpn" }),
    getInfoPage: () => ({ id: "getInfoPage", path: { page: "agreement" } }),
    sendProblem: () => ({ id: "sendProblem", body: { text: "Нет звука" } }),
  },
  missing: { getInfoPage: () => ({ id: "getInfoPage", path: { page: "nowhere" } }) },
  invalid: {
    getInfoPage: [{ path: { page: "правила" } }, "page"],
    sendProblem: [{ body: { text: " " } }, "text"],
  },
};
