export { keepFocus } from "./keepFocus.ts";
export { listenToRegionKeys } from "./regionKeys.ts";
