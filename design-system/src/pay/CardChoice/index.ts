export * from "./CardChoice.tsx";
