import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { announce } from "@kadr/design-system/primitives/announce";
import { Button } from "@kadr/design-system/primitives/Button";
import { ChevronLeftIcon, ChevronRightIcon, TvIcon } from "@kadr/design-system/primitives/Icon";
import { PlainIconButton } from "@kadr/design-system/primitives/PlainIconButton";
import { Skeleton, SkeletonRegion } from "@kadr/design-system/primitives/Skeleton";
import { ProgrammeList } from "@kadr/design-system/tv";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { font, space } from "@kadr/design-system/tokens";
import type { TvProgramItem } from "@kadr/openapi/client";
import { guideDayAt } from "@kadr/openapi/pages";
import { dayBeside, dayInWords, dayLabel, presentProgramme } from "../../presenters/programme.ts";
import { tvProgramQuery } from "../../queries/tv.ts";
import type { Late } from "../../stores/ports.ts";
import type { RemindersStore } from "../../stores/RemindersStore.ts";
import { useHost } from "../../ports/Host.ts";
import { tvTexts as texts } from "../../texts/tv.ts";
import { useMinute } from "./useMinute.ts";
import { useProgrammeReminders } from "./useProgrammeReminders.ts";

export interface ChannelProgrammeProps {
  videoId: string;
  channelName: string;
  /** Programmes that came with the page: today's. */
  schedule: readonly TvProgramItem[];
  /** The day to begin with, YYYY-MM-DD; null: today. */
  date: string | null;
  /** Recording that is watched. */
  playingId: string | null;
  reminders: Late<RemindersStore>;
}

const box = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  height: 100%;
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[1]} ${space[2]};
  & > h3 {
    font: ${font.bodyStrong};
    text-align: center;
  }
`;

const waiting = css`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]};
`;

/** The farthest day of a channel that can be asked for, either way. */
const farthestDays = 7;

/** The programme of a channel, day by day. What is on moves with the clock and is told when it changes. */
export const ChannelProgramme = observer(function ChannelProgramme(props: ChannelProgrammeProps) {
  const { videoId, channelName, schedule, playingId, reminders } = props;
  const { api, measure } = useHost();
  const now = useMinute();
  const { isReminded, toggle } = useProgrammeReminders(reminders);
  const today = guideDayAt(now);
  const [chosen, setChosen] = useState(props.date);
  const date = chosen ?? today;
  const isFirst = guideDayAt(Date.parse(schedule[0]?.start_ts ?? "") || 0) === date;
  const query = useQuery({ ...tvProgramQuery(api, videoId, date), enabled: !isFirst });
  const items = isFirst ? schedule : query.data?.items;
  const current = schedule.find(
    ({ start_ts: start, end_ts: end }) => Date.parse(start) <= now && now < Date.parse(end),
  );
  const announceProgramme = useEffectEvent((title: string) => announce(texts.panel.nowOn(title)));
  const known = useRef(current?.id);
  useEffect(() => {
    if (current !== undefined && known.current !== current.id) announceProgramme(current.title);
    known.current = current?.id;
  }, [current]);

  const farthest = (by: number) => dayBeside(today, by * farthestDays);
  const go = (by: 1 | -1) => {
    const next = dayBeside(date, by);
    setChosen(next);
    announce(texts.dayOf(dayInWords(next)));
  };
  return (
    <div className={box}>
      <div className={head}>
        <PlainIconButton
          icon={<ChevronLeftIcon size={20} />}
          label={texts.panel.dayBefore}
          aria-disabled={date <= farthest(-1) || undefined}
          onClick={() => date > farthest(-1) && go(-1)}
        />
        <h3>{dayLabel(date, today)}</h3>
        <PlainIconButton
          icon={<ChevronRightIcon size={20} />}
          label={texts.panel.dayAfter}
          aria-disabled={date >= farthest(1) || undefined}
          onClick={() => date < farthest(1) && go(1)}
        />
      </div>
      {items === undefined ? (
        query.isError && !query.isFetching ? (
          <EmptyState
            kind="failed"
            title={texts.failed.title}
            text={texts.failed.text}
            action={<Button onPress={() => void query.refetch()}>{texts.failed.retry}</Button>}
          />
        ) : (
          <SkeletonRegion isLoading label={texts.loading}>
            <div className={waiting}>
              {Array.from({ length: 5 }, (_, at) => (
                <Skeleton key={at} height="44px" />
              ))}
            </div>
          </SkeletonRegion>
        )
      ) : items.length === 0 ? (
        <EmptyState icon={<TvIcon size={32} />} title={texts.empty.title} />
      ) : (
        <ProgrammeList
          key={date}
          label={texts.programmeOf(channelName, dayInWords(date))}
          items={items.map((item) => presentProgramme(item, { now, channelId: videoId, playingId, isReminded }))}
          isScrolled
          onRemind={(item) => toggle(item, videoId)}
          onWatch={(item) => measure("tvProgramme", { location: "live", link: item.href })}
          texts={texts.grid}
        />
      )}
    </div>
  );
});
