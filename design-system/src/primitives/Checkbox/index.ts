export * from "./Checkbox.tsx";
