export * from "./AnchoredSurface.tsx";
