export { TranscriptPanel } from "./TranscriptPanel.tsx";
export { lineIndexAt } from "./lines.ts";
export { parseVtt } from "../vtt.ts";
