export * from "./Spinner.tsx";
