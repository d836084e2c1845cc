export { PromoCard } from "./PromoCard.tsx";
