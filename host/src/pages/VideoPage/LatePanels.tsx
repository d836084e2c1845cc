import { createLate, LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { lateTexts } from "../../texts/late.ts";
import { useHost } from "../../ports/Host.ts";
import type { ChaptersSlotProps } from "./ChaptersSlot.tsx";
import type { TranscriptSlotProps } from "./TranscriptSlot.tsx";

const chaptersSlot = createLate(() => import("./ChaptersSlot.tsx").then((module) => module.default));
const transcriptSlot = createLate(() => import("./TranscriptSlot.tsx").then((module) => module.default));

const place = { pending: <Skeleton height="240px" />, texts: lateTexts };

/** The chapters, in their place beside the player: they come with its ports. */
export function LateChapters(props: Omit<ChaptersSlotProps, "ports">) {
  const { player } = useHost();
  return (
    <LatePlace of={{ ChaptersSlot: chaptersSlot, player }} {...place}>
      {({ ChaptersSlot, player: { ports } }) => <ChaptersSlot {...props} ports={ports} />}
    </LatePlace>
  );
}

/** Transcript of the video, in its place beside the player. */
export function LateTranscript(props: Omit<TranscriptSlotProps, "parts">) {
  const { player } = useHost();
  return (
    <LatePlace of={{ TranscriptSlot: transcriptSlot, player }} {...place}>
      {({ TranscriptSlot, player: parts }) => <TranscriptSlot {...props} parts={parts} />}
    </LatePlace>
  );
}
