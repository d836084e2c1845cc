export * from "./TextField.tsx";
