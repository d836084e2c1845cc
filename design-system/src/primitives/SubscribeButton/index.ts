export { SubscribeButton, type SubscribeButtonProps, type SubscribeTexts } from "./SubscribeButton.tsx";
