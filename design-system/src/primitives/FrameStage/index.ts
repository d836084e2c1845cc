export * from "./FrameStage.tsx";
