export * from "./TvGuide.tsx";
