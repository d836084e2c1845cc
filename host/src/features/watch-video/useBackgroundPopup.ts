import type { PlayerEngine } from "@kadr/design-system/player";
import { useEffect, useState } from "react";
import type { BackgroundPorts } from "../../ports/WatchVideoPorts.ts";
import { comeBack, noteHidden } from "./backgroundView.ts";

/**
 * Whether the popup about background playback is to be shown: on return to the page or from the picture in picture, by
 * the documented limits. It is not shown while the video is away, nor twice at once.
 */
export function useBackgroundPopup(
  engine: PlayerEngine,
  ports: BackgroundPorts | undefined,
): readonly [isShown: boolean, close: () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (ports === undefined) return undefined;
    let hiddenAt: number | null = null;
    let isInPicture = engine.getSnapshot().isPictureInPicture;
    let isPageHidden = false;
    const leave = () => {
      hiddenAt = noteHidden({ hiddenAt, shows: [] }, ports.now()).hiddenAt;
    };
    const back = () => {
      if (isPageHidden || isInPicture) return;
      const { isShown: isDue, view } = comeBack({ hiddenAt, shows: ports.shows() }, ports.now());
      hiddenAt = view.hiddenAt;
      if (!isDue) return;
      ports.remember(view.shows);
      setShown(true);
    };
    const stopHidden = ports.watchHidden((isHidden) => {
      isPageHidden = isHidden;
      if (isHidden) leave();
      else back();
    });
    const stopFacts = engine.subscribe(() => {
      const { isPictureInPicture } = engine.getSnapshot();
      if (isPictureInPicture === isInPicture) return;
      isInPicture = isPictureInPicture;
      if (isInPicture) {
        setShown(false);
        leave();
      } else back();
    });
    return () => {
      stopHidden();
      stopFacts();
    };
  }, [engine, ports]);
  return [isShown, () => setShown(false)];
}
