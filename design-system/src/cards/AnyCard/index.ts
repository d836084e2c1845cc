export { AnyCard, CardSkeleton } from "./AnyCard.tsx";
