export * from "./Badge.tsx";
