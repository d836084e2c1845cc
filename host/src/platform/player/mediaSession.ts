import type { SystemPlayback } from "../../ports/WatchVideoPorts.ts";
import type { Dispose } from "../../stores/ports.ts";

/** How far the system's buttons go where the system does not say, s. */
const usualSkip = 10;

/** Shows what plays on the lock screen, by the headphones' buttons and wherever else the system has controls, and takes what they ask. */
export function showInSystem({ title, artist, picture, ...playing }: SystemPlayback): Dispose {
  if (!("mediaSession" in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const metadata = new MediaMetadata({ title, artist, artwork: picture === null ? [] : [{ src: picture }] });
  session.metadata = metadata;
  const { play, pause, skip, seek, next, previous } = playing;
  // A missing neighbour as well: the one before it may have had one.
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
    play,
    pause,
    seekbackward: (details) => skip(-(details.seekOffset ?? usualSkip)),
    seekforward: (details) => skip(details.seekOffset ?? usualSkip),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) seek(seekTime);
    },
    nexttrack: next ?? null,
    previoustrack: previous ?? null,
  };
  const setHandler = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // A browser that does not know the action has no button for it.
    }
  };
  const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler | null][];
  for (const [action, handler] of actions) setHandler(action, handler);
  const stopWatch = playing.watchPosition((position) => {
    if (position === null) session.setPositionState?.();
    else
      session.setPositionState?.({
        duration: position.duration,
        playbackRate: position.rate,
        position: Math.min(Math.max(0, position.current), position.duration),
      });
  });
  return () => {
    stopWatch();
    // The metadata of the next video are shown already.
    if (session.metadata !== metadata) return;
    for (const [action] of actions) setHandler(action, null);
    session.metadata = null;
    session.setPositionState?.();
  };
}
