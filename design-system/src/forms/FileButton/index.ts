export * from "./FileButton.tsx";
