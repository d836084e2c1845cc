export * from "./Short/index.ts";
export * from "./ShortAbout/index.ts";
export * from "./ShortActions/index.ts";
export * from "./ShortSkeleton/index.ts";
export * from "./ShortsFeed/index.ts";
export * from "./ShortsNotice/index.ts";
