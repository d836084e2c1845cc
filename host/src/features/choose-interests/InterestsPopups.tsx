import type { MediaGate } from "../../links/gates.ts";
import { InterestsDialog } from "./InterestsDialog.tsx";
import { RecommendedChannels } from "./RecommendedChannels.tsx";

export interface InterestsPopupsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  part: "select" | "recommend" | "profile";
  mediaUrl: MediaGate;
  /** The first choice is kept: the channels follow. */
  onSelected: () => void;
}

/** The popups that set the interests up (C §10.1), one at a time. */
export function InterestsPopups({ part, mediaUrl, onSelected, ...popup }: InterestsPopupsProps) {
  return part === "recommend" ? (
    <RecommendedChannels {...popup} mediaUrl={mediaUrl} />
  ) : (
    <InterestsDialog {...popup} part={part} onSaved={part === "select" ? onSelected : () => undefined} />
  );
}
