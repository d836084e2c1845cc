export { RareCard } from "./RareCard.tsx";
