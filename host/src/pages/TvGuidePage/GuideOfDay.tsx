import { observer } from "mobx-react-lite";
import { useState } from "react";
import { PlainButton } from "@kadr/design-system/primitives/PlainButton";
import { useByWidth } from "@kadr/design-system/primitives/size";
import { ProgrammeList, TvGuide, type ChannelView, type ProgrammeView } from "@kadr/design-system/tv";
import type { Broadcast } from "@kadr/openapi/client";
import { guideDay } from "@kadr/openapi/pages";
import { useProgrammeReminders } from "../../features/show-programme/useProgrammeReminders.ts";
import { clockTime } from "../../presenters/duration.ts";
import { dayInWords, presentChannel } from "../../presenters/programme.ts";
import { useHost } from "../../ports/Host.ts";
import { tvTexts as texts } from "../../texts/tv.ts";
import { useDrawnFor } from "../../ports/useDrawnFor.ts";
import * as styles from "./TvGuidePage.styles.ts";

export interface GuideOfDayProps {
  broadcasts: readonly Broadcast[];
  /** YYYY-MM-DD */
  date: string;
  /** ms since the epoch */
  now: number;
}

/** Columns that the width has room for: a table of so many hours, or a list for each channel. */
function useHours(): number | null {
  const drawnFor = useDrawnFor();
  const { deviceClass } = useHost();
  const device = useByWidth(() => deviceClass(drawnFor?.width));
  return device === "mobile" ? null : device === "tablet" ? 2 : device === "desktop" ? 3 : 5;
}

/** A day of the channels: a table where there is room for one, on a phone a list for each channel. */
export const GuideOfDay = observer(function GuideOfDay({ broadcasts, date, now }: GuideOfDayProps) {
  const { measure, mediaUrl, reminders } = useHost();
  const { isReminded, toggle } = useProgrammeReminders(reminders);
  const hours = useHours();
  const channels = broadcasts.map((one) => presentChannel(one, { now, mediaUrl, isReminded }));
  const onRemind = (item: ProgrammeView, channel: ChannelView) => toggle(item, channel.id);
  const onWatch = (item: ProgrammeView) => measure("tvProgramme", { location: "tv-guide", link: item.href });
  const day = dayInWords(date);
  return hours === null ? (
    channels.map((channel) => (
      <ChannelDay key={channel.id} channel={channel} day={day} onRemind={onRemind} onWatch={onWatch} />
    ))
  ) : (
    <TvGuide
      label={texts.dayOf(day)}
      channels={channels}
      {...guideDay(date)}
      now={now}
      hours={hours}
      clock={clockTime}
      onRemind={onRemind}
      onWatch={onWatch}
      texts={texts.grid}
    />
  );
});

/** Programmes of a channel on a phone before the whole day is wanted. */
const few = 3;

interface ChannelDayProps {
  channel: ChannelView;
  day: string;
  onRemind: (item: ProgrammeView, channel: ChannelView) => void;
  onWatch: (item: ProgrammeView) => void;
}

/** One channel on a phone: what is on and what comes next, and the whole day at a press. */
function ChannelDay({ channel, day, onRemind, onWatch }: ChannelDayProps) {
  const [isWhole, setWhole] = useState(false);
  const { programmes } = channel;
  const next = programmes.findIndex(({ phase }) => phase !== "past");
  const from = next < 0 ? Math.max(0, programmes.length - few) : next;
  const shown = isWhole ? programmes : programmes.slice(from, from + few);
  return (
    <section className={styles.channel} aria-label={channel.name}>
      <h2>
        <a href={channel.href}>
          {channel.number !== undefined && (
            <span className={styles.number} aria-hidden>
              {channel.number}
            </span>
          )}
          <span dir="auto">{channel.name}</span>
        </a>
      </h2>
      <ProgrammeList
        label={texts.programmeOf(channel.name, day)}
        items={shown}
        onRemind={(item) => onRemind(item, channel)}
        onWatch={onWatch}
        texts={texts.grid}
      />
      {programmes.length > shown.length || isWhole ? (
        <PlainButton className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.fold : texts.wholeDay}
        </PlainButton>
      ) : null}
    </section>
  );
}
