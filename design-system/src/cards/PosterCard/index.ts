export { PosterCard } from "./PosterCard.tsx";
