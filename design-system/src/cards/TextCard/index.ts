export { TextCard } from "./TextCard.tsx";
