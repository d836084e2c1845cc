export * from "./ShortAbout.tsx";
