export type * from "./types.ts";
export { Player } from "./Player.tsx";
export { ChaptersPanel } from "./ChaptersPanel.tsx";
export { chapterIndexAt } from "./chaptersAt.ts";
export { parseStoryboard } from "./vtt.ts";
export { createMediaEngine, type MediaEngineOptions } from "./engine/createMediaEngine.ts";
export type { HlsClass } from "./engine/streams.ts";
export { plainCaptions } from "./CaptionsLayer.tsx";
