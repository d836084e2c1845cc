import type { HlsClass, MediaEngineOptions } from "@kadr/design-system/player";

/** What plays a trailer, of what plays videos. */
export interface TrailerPorts extends Pick<MediaEngineOptions, "loadText" | "loadStatus"> {
  loadHls(hasSeparateSound: boolean): Promise<HlsClass>;
}
