export { isShown } from "./candidates.ts";
export { keepFocus, openerAround } from "./keepFocus.ts";
export { listenToRegionKeys } from "./regionKeys.ts";
