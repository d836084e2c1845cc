export * from "./EmptyState.tsx";
