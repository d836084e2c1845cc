/** The calls of the tag `feed`, by their ids in the spec. */
export { getBranding } from "./branding.ts";
export { getFeed, getFeedGrid, getFeedResources } from "./feed.ts";
export { getTabMeta } from "./page-meta.ts";
