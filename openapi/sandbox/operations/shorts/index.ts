/** The calls of the tag `shorts`, by their ids in the spec. */
export { listShorts, listShortsCategory } from "./shorts.ts";
