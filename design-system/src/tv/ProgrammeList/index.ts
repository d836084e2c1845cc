export * from "./ProgrammeList.tsx";
