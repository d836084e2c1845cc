export * from "./PlainButton.tsx";
