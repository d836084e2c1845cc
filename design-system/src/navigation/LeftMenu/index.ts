export * from "./LeftMenu.tsx";
export type { LeftMenuAction } from "./MenuBody.tsx";
export * from "./MenuColumn.tsx";
export type { LeftMenuFailure } from "./Failure.tsx";
export type { LeftMenuLink, LeftMenuSection, LeftMenuSectionState } from "./sections.ts";
