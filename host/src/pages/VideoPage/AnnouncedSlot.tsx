import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { useQueryClient } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { VideoUnavailable } from "@kadr/design-system/stubs/VideoUnavailable";
import { ClockIcon } from "@kadr/design-system/primitives/Icon";
import type { Video } from "@kadr/openapi/client";
import { Countdown } from "../../features/show-programme/Countdown.tsx";
import { momentToCome, whyNothingPlays } from "../../presenters/announced.ts";
import { calendarFile } from "../../presenters/calendar.ts";
import { parseMoment } from "../../presenters/duration.ts";
import type { RemindersStore } from "../../stores/RemindersStore.ts";
import { lateTexts } from "../../texts/late.ts";
import { reminderTexts } from "../../texts/video.ts";
import { useHost } from "../../ports/Host.ts";
import { PlayerFallback } from "./PlayerFallback.tsx";
import * as styles from "./VideoPage.styles.ts";

export interface AnnouncedSlotProps {
  video: Video;
  /** Stands there until the reminders are here. */
  poster: SafeMediaUrl | null;
  /** Of this page, where the reminder leads. */
  address: string;
  /** ms since the epoch */
  now: number;
}

/** In the player's place when there is nothing to play yet: when it comes out, and a reminder of it. */
export function AnnouncedSlot({ poster, ...props }: AnnouncedSlotProps) {
  const { reminders } = useHost();
  return (
    <LatePlace
      of={{ reminders }}
      pending={<PlayerFallback poster={poster} />}
      texts={lateTexts}
      className={styles.poster}
    >
      {(arrived) => <Announced {...props} {...arrived} />}
    </LatePlace>
  );
}

interface AnnouncedProps extends Omit<AnnouncedSlotProps, "poster"> {
  reminders: RemindersStore;
}

const Announced = observer(function Announced({ video, address, now, reminders }: AnnouncedProps) {
  const { now: clock, keepFile, origin } = useHost();
  const client = useQueryClient();
  const title = whyNothingPlays(video, now);
  const at = momentToCome(video, now);
  const { id, publication_ts: start } = video;
  const toCalendar = {
    label: reminderTexts.calendar,
    onPress: () =>
      keepFile(
        "kadr.ics",
        "text/calendar",
        calendarFile({ id, title: video.title, start, address: origin + address }, clock()),
      ),
  };
  // An announcement whose time cannot be read can still be remembered.
  const isUnreadable = (start ?? "") !== "" && parseMoment(start) === undefined;
  if (at === null)
    return <VideoUnavailable title={title} actions={isUnreadable ? [toCalendar] : []} headingLevel={2} />;
  const isNoted = reminders.has(video.id);
  return (
    <VideoUnavailable
      icon={<ClockIcon size={40} />}
      title={title}
      text={
        <>
          <Countdown at={at} onDue={() => void client.invalidateQueries({ queryKey: ["video", video.id] })} />
          <br />
          {isNoted ? reminderTexts.noted : reminderTexts.offer}
        </>
      }
      actions={[
        {
          label: isNoted ? reminderTexts.dontRemind : reminderTexts.remind,
          onPress: () => reminders.toggle(video.id, [video.title, address, at]),
        },
        toCalendar,
      ]}
      headingLevel={2}
    />
  );
});
