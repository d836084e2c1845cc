export { PodcastCard } from "./PodcastCard.tsx";
