import type { PlayerParts } from "../ports/Host.ts";
import type { StreamPreload } from "../platform/player/preload.ts";
import { createWatchPorts } from "../platform/player/index.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import type { Clock } from "../stores/ports.ts";
import { PlayerStore } from "../stores/PlayerStore.ts";
import type { WatchProgressStore } from "../stores/WatchProgressStore.ts";
import type { MediaCheck } from "../links/checks.ts";

export interface PlayerSetup {
  readonly storage: AppStorage;
  readonly clock: Clock;
  readonly watchProgress: WatchProgressStore;
  readonly mediaUrl: MediaCheck;
  /** A video that began to load before the player was here. */
  readonly preload: StreamPreload;
}

/** The player's store and its ports; loaded with the first video. */
export function createPlayer({ storage, clock, watchProgress, preload, mediaUrl }: PlayerSetup): PlayerParts {
  return {
    store: new PlayerStore({
      preferences: { get: (key) => storage.get(key) as never, set: (key, value) => storage.set(key, value as never) },
    }),
    ports: createWatchPorts({
      clock,
      preload,
      mediaUrl,
      background: {
        shows: () => storage.get("background-shows") ?? [],
        remember: (shows) => storage.set("background-shows", shows),
      },
      saveProgress(videoId, seconds) {
        watchProgress.watched(videoId, seconds);
        void watchProgress.flush(videoId);
      },
    }),
  };
}
