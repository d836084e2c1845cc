export * from "./SkipLink.tsx";
