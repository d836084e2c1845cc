import { watchJumps, type PlayerEngine } from "@kadr/design-system/player";
import { useEffect } from "react";
import type { SystemPosition, WatchVideoPorts } from "../../ports/WatchVideoPorts.ts";
import type { WatchableVideo } from "./types.ts";

export interface SystemPlaybackOptions {
  engine: PlayerEngine;
  video: Pick<WatchableVideo, "title" | "author" | "source">;
  ports: Pick<WatchVideoPorts, "showInSystem">;
  /** Goes to the neighbour in the playlist. Default: there is none. */
  next?: (() => void) | undefined;
  previous?: (() => void) | undefined;
}

/** Null where there is nothing to seek in: of a stream, or while the length is not known. */
function positionOf(engine: PlayerEngine): SystemPosition | null {
  const { duration, isLive, rate } = engine.getSnapshot();
  if (isLive || !(duration > 0)) return null;
  return { current: engine.getTime().current, duration, rate };
}

/** Shows what plays in the system's own controls, which seek in it, too. The system counts on by itself between two facts. */
export function useSystemPlayback({ engine, video, ports, next, previous }: SystemPlaybackOptions): void {
  const { title, author } = video;
  const { poster } = video.source;
  useEffect(
    () =>
      ports.showInSystem?.({
        title,
        artist: author,
        picture: poster,
        play: () => engine.play(),
        pause: () => engine.pause(),
        skip: (seconds) => engine.seek(engine.getTime().current + seconds),
        seek: (seconds) => engine.seek(seconds),
        next,
        previous,
        watchPosition(listener) {
          const notify = () => listener(positionOf(engine));
          notify();
          const stops = [engine.subscribe(notify), watchJumps(engine, notify)];
          return () => {
            for (const stop of stops) stop();
          };
        },
      }),
    [engine, ports, title, author, poster, next, previous],
  );
}
