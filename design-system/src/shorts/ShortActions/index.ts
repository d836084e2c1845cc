export * from "./ShortActions.tsx";
