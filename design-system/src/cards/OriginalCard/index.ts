export { OriginalCard } from "./OriginalCard.tsx";
