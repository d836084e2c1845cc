export { StackCard } from "./StackCard.tsx";
