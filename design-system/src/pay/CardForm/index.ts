export * from "./CardForm.tsx";
