export { SocialCard } from "./SocialCard.tsx";
