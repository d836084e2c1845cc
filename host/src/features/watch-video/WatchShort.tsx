import { ShortPlayer } from "@kadr/design-system/player";
import { observer } from "mobx-react-lite";
import { playerTexts } from "../../texts/player.ts";
import type { ShortOptions } from "./useShort.ts";
import { useShort } from "./useShort.ts";

export interface WatchShortProps extends ShortOptions {
  title: string;
}

/** The player of one short. Key it by its place in the list. */
export const WatchShort = observer(function WatchShort({ title, ...options }: WatchShortProps) {
  const engine = useShort(options);
  const { store, video, isCurrent } = options;
  const { captionLanguage, captionLook } = store;
  return (
    <ShortPlayer
      model={{
        engine,
        texts: playerTexts,
        video: { title, poster: video.source.poster },
        preferences: { captionLanguage, captionLook },
      }}
      isCurrent={isCurrent}
    />
  );
});
