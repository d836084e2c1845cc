export * from "./CardFrame.tsx";
