export { PlaceRow, type PlaceRowProps } from "./PlaceRow.tsx";
