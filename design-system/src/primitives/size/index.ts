export * from "./useByWidth.ts";
export * from "./useHeight.ts";
