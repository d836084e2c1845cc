export * from "./Bell.tsx";
