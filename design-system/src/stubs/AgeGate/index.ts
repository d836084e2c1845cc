export * from "./AgeGate.tsx";
