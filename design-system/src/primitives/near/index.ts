export { useNearScreen, type NearScreenOptions } from "./useNearScreen.ts";
export { canWatchNear, watchNear, type Nearness } from "./watchNear.ts";
