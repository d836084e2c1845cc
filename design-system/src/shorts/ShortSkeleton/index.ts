export * from "./ShortSkeleton.tsx";
