export { canWatchNear, watchNear, type Nearness } from "./watchNear.ts";
