export { BannerCarousel } from "./BannerCarousel/index.ts";
export { CHIPS_MAX, ChipList } from "./ChipList/index.ts";
export { LongShelf } from "./LongShelf/index.ts";
export type * from "./props.ts";
export { Shelf, SHELF_SKELETON_ITEMS } from "./Shelf/index.ts";
export { TabbedShelf } from "./TabbedShelf/index.ts";
