export * from "./Fold.tsx";
