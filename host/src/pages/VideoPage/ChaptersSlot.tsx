import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { ChaptersPanel, parseStoryboard } from "@kadr/design-system/player";
import { useHeight } from "@kadr/design-system/primitives/size";
import type { VideoPage } from "@kadr/openapi/client";
import { parseChapters } from "@kadr/openapi/pages";
import { chaptersTexts } from "../../texts/player.ts";
import { useHost, type PlayerParts } from "../../ports/Host.ts";

export interface ChaptersSlotProps {
  /** Of the player, which loads the pictures. */
  ports: Pick<PlayerParts["ports"], "loadText">;
  data: VideoPage;
  /** Element that it stands beside, on desktop: both end on one line. */
  beside: RefObject<HTMLElement | null> | null;
  poster: SafeMediaUrl | null;
  currentIndex: number;
  onSelect: (seconds: number) => void;
  onClose: () => void;
}

/** The chapters of the description, with pictures of the storyboard where there is one. */
export default function ChaptersSlot(props: ChaptersSlotProps) {
  const { ports, data, beside, poster, currentIndex, onSelect, onClose } = props;
  const { mediaUrl } = useHost();
  const vtt = mediaUrl(data.playback?.storyboard?.vtt) ?? null;
  const storyboard = useQuery({
    queryKey: ["storyboard", vtt],
    meta: { owner: "same" },
    queryFn: async ({ signal }) => parseStoryboard(await ports.loadText(vtt ?? "", signal), vtt ?? "", mediaUrl),
    enabled: vtt !== null,
    staleTime: Infinity,
  }).data;
  return (
    <ChaptersPanel
      chapters={parseChapters(data.video.description, data.video.duration)}
      height={useHeight(beside)}
      currentIndex={currentIndex}
      storyboard={storyboard}
      poster={poster}
      onSelect={onSelect}
      onClose={onClose}
      texts={chaptersTexts}
    />
  );
}
