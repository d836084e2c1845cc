export * from "./useIsIdle.ts";
export * from "./whenIdle.ts";
