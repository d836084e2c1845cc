export * from "./MenuPopover.tsx";
export * from "./AnchoredSurface.tsx";
