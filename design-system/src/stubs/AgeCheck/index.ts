export * from "./AgeCheck.tsx";
