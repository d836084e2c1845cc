export * from "./drawnMenus.tsx";
export * from "./MenuPopover.tsx";
export type { MenuPopoverItem } from "./MenuSurface.tsx";
