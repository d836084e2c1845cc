export * from "./ProgrammeList/index.ts";
export * from "./TvGuide/index.ts";
export * from "./types.ts";
