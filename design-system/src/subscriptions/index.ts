export { PlaceRow, type PlaceRowProps } from "./PlaceRow/index.ts";
