/** The calls of the tag `settings`, by their ids in the spec. */
export { getInfoPage, sendProblem } from "./info.ts";
export { getClientSettings, listPartners } from "./settings.ts";
export { checkVpn, listAbTests } from "./site-checks.ts";
