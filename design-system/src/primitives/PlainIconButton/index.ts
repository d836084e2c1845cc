export * from "./PlainIconButton.tsx";
