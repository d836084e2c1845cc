export * from "./overlayHost.ts";
export * from "./SheetHandle.tsx";
export * from "./useDragAway.ts";
export * from "./useEscapeOutside.ts";
export * from "./useExitEnd.ts";
export * from "./usePressOutside.ts";
