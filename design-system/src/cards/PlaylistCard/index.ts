export { PlaylistCard } from "./PlaylistCard.tsx";
