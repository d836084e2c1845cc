export { StageCard } from "./StageCard.tsx";
