/** The calls of the tag `hide`, by their ids in the spec. */
export { hideContent, showContent } from "./hide.ts";
