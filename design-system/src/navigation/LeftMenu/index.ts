export * from "./LeftMenu.tsx";
export type { LeftMenuAction } from "./MenuBody.tsx";
export * from "./MenuColumn.tsx";
export type { LeftMenuLink, LeftMenuSection } from "./Section.tsx";
