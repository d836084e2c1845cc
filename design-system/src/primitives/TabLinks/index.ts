export * from "./TabLinks.tsx";
