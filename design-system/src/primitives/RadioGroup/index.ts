export * from "./RadioGroup.tsx";
