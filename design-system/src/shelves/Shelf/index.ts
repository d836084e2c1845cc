export type { ShelfCardSize, ShelfPhase, ShelfProps, ShelfTexts } from "../props.ts";
export { Shelf, SHELF_SKELETON_ITEMS } from "./Shelf.tsx";
export { useCardsInSight } from "./useCardsInSight.ts";
