export { CircleCard } from "./CircleCard.tsx";
