export * from "./Separator.tsx";
