export * from "./Chip.tsx";
