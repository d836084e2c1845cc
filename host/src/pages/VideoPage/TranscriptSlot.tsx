import { observer } from "mobx-react-lite";
import type { RefObject } from "react";
import { useHeight } from "@kadr/design-system/primitives/size";
import type { VideoPage } from "@kadr/openapi/client";
import { Transcript } from "../../features/read-transcript/Transcript.tsx";
import { playerSourceOf } from "../../presenters/video.ts";
import { useHost, type PlayerParts } from "../../ports/Host.ts";
import type { PlayerHandle } from "./PlayerSlot.tsx";

export interface TranscriptSlotProps {
  parts: PlayerParts;
  data: VideoPage;
  /** Element that it stands beside, on desktop: both end on one line. */
  beside: RefObject<HTMLElement | null> | null;
  player: RefObject<PlayerHandle | null>;
  language: string | null;
  onLanguageChange: (language: string) => void;
  onClose: () => void;
}

const nothing = () => undefined;

/** Transcript beside the video. Until a language is chosen, in that of the captions that were seen last. */
const TranscriptSlot = observer(function TranscriptSlot(props: TranscriptSlotProps) {
  const { parts, data, beside, player, language, onLanguageChange, onClose } = props;
  const { mediaUrl } = useHost();
  const height = useHeight(beside);
  return (
    <Transcript
      tracks={playerSourceOf(data, mediaUrl)?.captions ?? []}
      language={language ?? parts.store.captionLanguage}
      onLanguageChange={onLanguageChange}
      loadText={parts.ports.loadText}
      watchTime={(listener) => player.current?.watchTime(listener) ?? nothing}
      currentTime={() => player.current?.currentTime() ?? 0}
      height={height}
      onSelect={(seconds) => player.current?.seek(seconds)}
      onClose={onClose}
    />
  );
});

export default TranscriptSlot;
