export * from "./ShareDialog.tsx";
export type { ShareTargetId } from "./shareTargets.ts";
