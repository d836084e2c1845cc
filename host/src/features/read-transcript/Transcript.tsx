import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { lineIndexAt, parseVtt, TranscriptPanel } from "@kadr/design-system/player/transcript";
import type { PlayerCaptionTrack } from "@kadr/design-system/player";
import { transcriptTexts } from "../../texts/player.ts";

export interface TranscriptProps {
  tracks: readonly PlayerCaptionTrack[];
  /** The chosen language; one that is not there is the first. */
  language: string | null;
  onLanguageChange: (language: string) => void;
  loadText: (url: string, signal: AbortSignal) => Promise<string>;
  /** Calls back as the video goes on. */
  watchTime: (listener: () => void) => () => void;
  /** Where the video stands, s. */
  currentTime: () => number;
  height: number | undefined;
  onSelect: (seconds: number) => void;
  onClose: () => void;
}

/** Spoken text of the video, read from its captions: each line in one row, whatever its breaks were. */
export function Transcript({
  tracks,
  language,
  onLanguageChange,
  loadText,
  watchTime,
  currentTime,
  height,
  onSelect,
  onClose,
}: TranscriptProps) {
  const track = tracks.find(({ lang }) => lang === language) ?? tracks[0];
  const url = track?.url ?? "";
  const query = useQuery({
    queryKey: ["transcript", url],
    meta: { owner: "same" },
    queryFn: async ({ signal }) =>
      parseVtt(await loadText(url, signal)).map((cue) => ({ ...cue, text: cue.text.split(/\s+/).join(" ") })),
    staleTime: Infinity,
  });
  const lines = query.data ?? (query.isError && !query.isFetching ? "failed" : null);
  const index = () => (query.data ? lineIndexAt(query.data, currentTime()) : -1);
  const currentIndex = useSyncExternalStore(watchTime, index, index);
  return (
    <TranscriptPanel
      lines={lines}
      currentIndex={currentIndex}
      languages={tracks}
      language={track?.lang ?? ""}
      onLanguageChange={onLanguageChange}
      height={height}
      onSelect={onSelect}
      onRetry={() => void query.refetch()}
      onClose={onClose}
      texts={transcriptTexts}
    />
  );
}
