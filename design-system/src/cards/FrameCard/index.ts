export { FrameCard } from "./FrameCard.tsx";
