export { BubbleCard } from "./BubbleCard.tsx";
