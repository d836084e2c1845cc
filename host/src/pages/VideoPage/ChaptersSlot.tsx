import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { ChaptersPanel, parseStoryboard } from "@kadr/design-system/player";
import type { VideoPage } from "@kadr/openapi/client";
import { parseChapters } from "../../presenters/chapters.ts";
import { chaptersTexts } from "../../texts/player.ts";
import { usePagePorts } from "../PagePorts.ts";

export interface ChaptersSlotProps {
  data: VideoPage;
  poster: string | null;
  currentIndex: number;
  onSelect: (seconds: number) => void;
  onClose: () => void;
}

/** The chapters of the description, with pictures of the storyboard where there is one. */
export default function ChaptersSlot({ data, poster, currentIndex, onSelect, onClose }: ChaptersSlotProps) {
  const { loadPlayer, mediaUrl } = usePagePorts();
  const { ports } = use(loadPlayer());
  const vtt = mediaUrl(data.playback?.storyboard?.vtt) ?? null;
  const storyboard = useQuery({
    queryKey: ["storyboard", vtt],
    queryFn: async ({ signal }) => parseStoryboard(await ports.loadText(vtt ?? "", signal), vtt ?? ""),
    enabled: vtt !== null,
    staleTime: Infinity,
  }).data;
  return (
    <ChaptersPanel
      chapters={parseChapters(data.video.description, data.video.duration)}
      currentIndex={currentIndex}
      storyboard={storyboard}
      poster={poster}
      onSelect={onSelect}
      onClose={onClose}
      texts={chaptersTexts}
    />
  );
}
