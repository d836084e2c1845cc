export { useCardMenu } from "./useCardMenu.tsx";
export type { CardMenu, CardMenuOptions } from "./useCardMenu.tsx";
