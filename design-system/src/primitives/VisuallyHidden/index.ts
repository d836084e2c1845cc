export * from "./VisuallyHidden.tsx";
