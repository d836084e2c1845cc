export * from "./Switch.tsx";
