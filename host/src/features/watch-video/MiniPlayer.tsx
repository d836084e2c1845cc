import { Player } from "@kadr/design-system/player";
import { mobileQuery } from "@kadr/design-system/primitives/Overlay";
import { cx } from "linaria";
import { observer } from "mobx-react-lite";
import { useEffect, useState, type CSSProperties } from "react";
import { playerTexts } from "../../texts/player.ts";
import type { PlayerStore } from "../../stores/PlayerStore.ts";
import { useHost } from "../../ports/Host.ts";
import { corner, fading } from "./MiniPlayer.styles.ts";
import { miniPlayerId } from "./miniPlayerId.ts";
import type { WatchVideoPorts } from "../../ports/WatchVideoPorts.ts";
import type { WatchableVideo } from "./types.ts";
import { useSystemPlayback } from "./useSystemPlayback.ts";
import { useWatching } from "./useWatching.ts";

export interface MiniPlayerProps {
  /** Path of the page that is open. */
  path: string;
  store: PlayerStore;
  ports: WatchVideoPorts;
}

/** On mobile it comes in 20 ms and goes in 250 ms (PLAYER-MODE-04). */
const miniMotion = { appearMs: 20, exitMs: 250 } as const;

function Mini({
  video,
  store,
  ports,
  isPlaying,
}: {
  video: WatchableVideo;
  store: PlayerStore;
  ports: WatchVideoPorts;
  isPlaying: boolean;
}) {
  const engine = useWatching({ video, store, ports, isAutoplay: isPlaying, place: "mini" });
  useSystemPlayback({ engine, video, ports });
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  const { measure } = useHost();
  const close = () => {
    measure("miniPlayer.panel", {
      context: "close",
      location: "mini-player",
      content: { id: video.id, type: "video" },
    });
    const isFading = matchMedia(mobileQuery).matches && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isFading) return store.closeMini();
    engine.pause();
    setShown(false);
    ports.clock.after(miniMotion.exitMs, store.closeMini);
  };
  return (
    <div
      id={miniPlayerId}
      className={cx(corner, fading)}
      data-shown={isShown || undefined}
      style={{ "--appear": `${miniMotion.appearMs}ms`, "--exit": `${miniMotion.exitMs}ms` } as CSSProperties}
    >
      <Player
        model={{ engine, texts: playerTexts, video: { title: video.title, poster: video.source.poster } }}
        mode="mini"
        home={video.url}
        onModeChange={(mode) => mode === "default" && close()}
      />
    </div>
  );
}

/** Goes on with the video whose page was left in the mini mode; the shell mounts it once, below the pages. */
export const MiniPlayer = observer(function MiniPlayer({ path, store, ports }: MiniPlayerProps) {
  const { kept } = store;
  if (kept === null || !store.isMiniVisible(path)) return null;
  // Only this feature keeps videos, and it keeps whole ones.
  const video = kept.video as WatchableVideo;
  return <Mini key={video.id} video={video} store={store} ports={ports} isPlaying={kept.isPlaying} />;
});
