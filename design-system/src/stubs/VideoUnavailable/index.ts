export * from "./VideoUnavailable.tsx";
