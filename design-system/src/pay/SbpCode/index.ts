export * from "./SbpCode.tsx";
