export * from "./ProgressBar.tsx";
