export * from "./CardMark.tsx";
export type { CardBank, CardBrand } from "./cards.ts";
