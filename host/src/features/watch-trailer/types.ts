import type { HlsClass, MediaEngineOptions } from "@kadr/design-system/player";

/** Ports of the player of videos that a trailer needs. */
export interface TrailerPorts extends Pick<MediaEngineOptions, "loadText" | "loadStatus"> {
  loadHls(hasSeparateSound: boolean): Promise<HlsClass>;
}
