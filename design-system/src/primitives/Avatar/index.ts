export * from "./Avatar.tsx";
