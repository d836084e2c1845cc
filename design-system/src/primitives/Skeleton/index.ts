export * from "./Skeleton.tsx";
