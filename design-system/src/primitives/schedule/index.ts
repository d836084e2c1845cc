export * from "./eachWhenIdle.ts";
export * from "./nextTask.ts";
export * from "./useHasPassed.ts";
export * from "./useIsIdle.ts";
export * from "./whenIdle.ts";
