export * from "./Image.tsx";
