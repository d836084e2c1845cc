export { InSightVideoCard, VideoCard } from "./VideoCard.tsx";
