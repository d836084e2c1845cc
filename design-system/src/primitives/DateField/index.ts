export * from "./DateField.tsx";
