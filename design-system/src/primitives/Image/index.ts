export * from "./Image.tsx";
export { useNear } from "./useNear.ts";
