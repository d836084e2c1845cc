export * from "./ShortsFeed.tsx";
export { controlAttribute } from "./focusIn.ts";
