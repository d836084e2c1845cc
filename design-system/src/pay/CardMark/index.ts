export * from "./CardMark.tsx";
