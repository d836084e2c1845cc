/** The calls of the tag `navigation`, by their ids in the spec. */
export { getNavigation, listLinks, listRedirects } from "./navigation.ts";
