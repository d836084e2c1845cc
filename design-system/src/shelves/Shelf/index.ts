export { Shelf, SHELF_SKELETON_ITEMS } from "./Shelf.tsx";
