export * from "./LeftMenu.tsx";
export type { LeftMenuLink, LeftMenuSection } from "./Section.tsx";
