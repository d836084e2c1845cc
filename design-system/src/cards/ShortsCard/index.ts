export { ShortsCard } from "./ShortsCard.tsx";
