export * from "./Form.tsx";
