export * from "./Short.tsx";
