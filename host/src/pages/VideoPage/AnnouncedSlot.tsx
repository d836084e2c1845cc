import { observer } from "mobx-react-lite";
import { VideoUnavailable } from "@kadr/design-system/stubs/VideoUnavailable";
import { ClockIcon } from "@kadr/design-system/primitives/Icon";
import type { Video } from "@kadr/openapi/client";
import { momentToCome, whyNothingPlays } from "../../presenters/announced.ts";
import { reminderTexts } from "../../texts/video.ts";
import { usePagePorts } from "../PagePorts.ts";

export interface AnnouncedSlotProps {
  video: Video;
  /** Of this page, where the reminder leads. */
  address: string;
  /** ms since the epoch */
  now: number;
}

/** In the player's place when there is nothing to play yet: when it comes out, and a reminder of it. */
export const AnnouncedSlot = observer(function AnnouncedSlot({ video, address, now }: AnnouncedSlotProps) {
  const reminders = usePagePorts().reminders.use();
  const title = whyNothingPlays(video, now);
  const at = momentToCome(video, now);
  if (at === null) return <VideoUnavailable title={title} headingLevel={2} />;
  const isNoted = reminders.has(video.id);
  return (
    <VideoUnavailable
      icon={<ClockIcon size={40} />}
      title={title}
      text={isNoted ? reminderTexts.noted : reminderTexts.offer}
      action={{ label: isNoted ? reminderTexts.dontRemind : reminderTexts.remind, onPress: () => reminders.toggle(video.id, [video.title, address, at]) }}
      headingLevel={2}
    />
  );
});
