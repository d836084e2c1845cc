export * from "./firstScreen.ts";
export * from "./useIsHydrated.ts";
