export { SubscribeButton, type SubscribeButtonProps, type SubscribeTexts } from "./SubscribeButton/index.ts";
export { PlaceRow, type PlaceRowProps } from "./PlaceRow/index.ts";
