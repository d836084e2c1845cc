export * from "./Boundary.tsx";
export * from "./createLate.ts";
export * from "./LateFailure.tsx";
export * from "./LateOverlay.tsx";
export * from "./LateSlot.tsx";
export * from "./useArrived.ts";
