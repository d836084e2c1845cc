export { keepFocus, openerAround } from "./keepFocus.ts";
export { listenToRegionKeys } from "./regionKeys.ts";
