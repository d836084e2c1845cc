export * from "./useByWidth.ts";
export * from "./useHeight.ts";
export * from "./watchSize.ts";
