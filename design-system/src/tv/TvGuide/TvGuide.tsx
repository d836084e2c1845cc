import { useId, useRef, useState, type CSSProperties } from "react";
import { announce } from "../../primitives/announce/index.ts";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { BellIcon, BellOffIcon, ChevronLeftIcon, ChevronRightIcon, PlayIcon } from "../../primitives/Icon/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import type { ChannelView, ProgrammeTexts, ProgrammeView } from "../types.ts";
import * as styles from "./TvGuide.styles.ts";
import { useGuideKeys } from "./useGuideKeys.ts";

export interface TvGuideTexts extends ProgrammeTexts {
  /** Head of the column of channels. */
  readonly channel: string;
  /** Head of the programmes, and heard when the window moves: «С 12:00 до 15:00». */
  readonly window: (from: string, to: string) => string;
  readonly earlier: string;
  readonly later: string;
  /** Back to the moment of now. */
  readonly toNow: string;
  /** «с 12:00 до 13:30». */
  readonly span: (from: string, to: string) => string;
}

export interface TvGuideProps {
  /** Name of the grid: which day. */
  label: string;
  channels: readonly ChannelView[];
  /** The day, ms since the epoch. */
  dayStart: number;
  dayEnd: number;
  /** ms since the epoch; on another day the window begins at the same time of day. */
  now: number;
  /** Hours that stand beside each other. Default 3. */
  hours?: number | undefined;
  /** Writes a moment as the clock of who looks, «12:00». */
  clock: (moment: number) => string;
  onRemind?: ((item: ProgrammeView, channel: ChannelView) => void) | undefined;
  onWatch?: ((item: ProgrammeView, channel: ChannelView) => void) | undefined;
  texts: TvGuideTexts;
}

const hourMs = 3_600_000;
const halfHourMs = hourMs / 2;
const dayMs = 24 * hourMs;

/** The half hour before a moment, as far as a window of `length` fits into the day. */
const windowAt = (moment: number, { dayStart, dayEnd }: Pick<TvGuideProps, "dayStart" | "dayEnd">, length: number) =>
  Math.max(
    dayStart,
    Math.min(
      dayEnd - length,
      moment - ((moment - dayStart) % halfHourMs) - (moment - dayStart >= halfHourMs ? halfHourMs : 0),
    ),
  );

/** TV guide, channel by channel, some hours of a day beside each other: a grid (APG) whose window moves. */
export function TvGuide({
  label,
  channels,
  dayStart,
  dayEnd,
  now,
  hours = 3,
  clock,
  onRemind,
  onWatch,
  texts,
}: TvGuideProps) {
  const length = hours * hourMs;
  const isToday = now >= dayStart && now < dayEnd;
  const sameTime = dayStart + ((((now - dayStart) % dayMs) + dayMs) % dayMs);
  const begin = windowAt(sameTime, { dayStart, dayEnd }, length);
  /** Null: where it begins. The day and the width may change under it. */
  const [moved, setMoved] = useState<number | null>(null);
  const from = moved === null ? begin : Math.max(dayStart, Math.min(dayEnd - length, moved));
  const to = from + length;
  const tableId = useId();
  const table = useRef<HTMLDivElement>(null);
  const shownOf = ({ programmes }: ChannelView) => programmes.filter(({ start, end }) => end > from && start < to);

  const showFrom = (next: number): boolean => {
    const kept = Math.max(dayStart, Math.min(dayEnd - length, next));
    if (kept === from) return false;
    setMoved(kept);
    announce(texts.window(clock(kept), clock(kept + length)));
    return true;
  };
  // Half an hour stays in sight, so that nobody loses the thread.
  const step = length - halfHourMs;
  const move = (by: 1 | -1) => showFrom(from + by * step);
  const { onKeyDown, stopAt } = useGuideKeys({ channels, shownOf, move, table });
  const share = (moment: number) => Math.max(0, Math.min(1, (moment - from) / length));
  const marks = Array.from({ length: length / halfHourMs }, (_, at) => from + at * halfHourMs);
  const isNowShown = isToday && now >= from && now < to;

  return (
    <div className={styles.guide}>
      <div className={styles.bar}>
        <PlainIconButton
          icon={<ChevronLeftIcon size={20} />}
          label={texts.earlier}
          variant="filled"
          aria-controls={tableId}
          aria-disabled={from <= dayStart || undefined}
          onClick={() => move(-1)}
        />
        <PlainIconButton
          icon={<ChevronRightIcon size={20} />}
          label={texts.later}
          variant="filled"
          aria-controls={tableId}
          aria-disabled={to >= dayEnd || undefined}
          onClick={() => move(1)}
        />
        {isToday && (
          <button type="button" className={nativeButton} aria-controls={tableId} onClick={() => showFrom(begin)}>
            {texts.toNow}
          </button>
        )}
        <span className={styles.span} aria-hidden>
          {clock(from)}–{clock(to)}
        </span>
      </div>
      <div
        ref={table}
        id={tableId}
        className={styles.table}
        role="grid"
        aria-label={label}
        aria-rowcount={channels.length + 1}
        onKeyDown={onKeyDown}
      >
        <div className={styles.row} role="row" aria-rowindex={1}>
          <div className={styles.channel} role="columnheader">
            <span>{texts.channel}</span>
          </div>
          <div className={styles.line} role="columnheader">
            <VisuallyHidden>{texts.window(clock(from), clock(to))}</VisuallyHidden>
            {marks.map((moment) => (
              <span key={moment} className={styles.mark} style={{ "--at": share(moment) } as CSSProperties} aria-hidden>
                {clock(moment)}
              </span>
            ))}
          </div>
        </div>
        {channels.map((channel, index) => (
          <div key={channel.id} className={styles.row} role="row" aria-rowindex={index + 2}>
            <div className={styles.channel} role="rowheader">
              <a href={channel.href} {...stopAt(channel.id, null)}>
                {channel.number !== undefined && (
                  <span className={styles.number} aria-hidden>
                    {channel.number}
                  </span>
                )}
                <span dir="auto">{channel.name}</span>
              </a>
            </div>
            <div className={styles.line} role="presentation">
              {shownOf(channel).map((item) => (
                <GuideCell
                  key={item.id}
                  item={item}
                  at={share(item.start)}
                  length={share(item.end) - share(item.start)}
                  stop={stopAt(channel.id, item.id)}
                  clock={clock}
                  onRemind={() => onRemind?.(item, channel)}
                  onWatch={() => onWatch?.(item, channel)}
                  texts={texts}
                />
              ))}
            </div>
          </div>
        ))}
        {isNowShown && (
          <span className={styles.now} style={{ "--at": share(now) } as CSSProperties} role="presentation" />
        )}
      </div>
    </div>
  );
}

interface GuideCellProps extends Pick<TvGuideProps, "clock" | "texts"> {
  item: ProgrammeView;
  /** Shares of the window. */
  at: number;
  length: number;
  /** Props that make it a stop of the keys. */
  stop: ReturnType<ReturnType<typeof useGuideKeys>["stopAt"]>;
  onRemind: () => void;
  onWatch: () => void;
}

/** A programme that can be pressed has the focus itself; for one that can only be read, its cell has it. */
function GuideCell({ item, at, length, stop, clock, onRemind, onWatch, texts }: GuideCellProps) {
  const span = texts.span(clock(item.start), clock(item.end));
  const isRead = item.href === undefined && item.isReminded === undefined;
  const words = (
    <>
      <b dir="auto" title={item.title}>
        {item.title}
      </b>
      <small>
        {item.href !== undefined && <PlayIcon size={16} />}
        {item.isReminded !== undefined && (item.isReminded ? <BellOffIcon size={16} /> : <BellIcon size={16} />)}
        <span>
          <span aria-hidden>{item.time}</span>
          {item.phase === "now" && <span>{texts.now}</span>}
          <span aria-hidden>{item.note}</span>
        </span>
      </small>
    </>
  );
  const heard = (
    <VisuallyHidden>
      , {span}
      {item.note === "" ? "" : `, ${item.note}`}
      {item.phase === "past" && item.href !== undefined ? `, ${texts.recording}` : ""}
      {item.isReminded === undefined ? "" : `, ${texts.reminder}`}
    </VisuallyHidden>
  );
  return (
    <div
      className={styles.cell}
      role="gridcell"
      data-phase={item.phase}
      style={{ "--at": at, "--length": length } as CSSProperties}
      aria-current={item.phase === "now" ? "time" : undefined}
      {...(isRead ? stop : {})}
    >
      {item.href !== undefined ? (
        <a className={styles.box} href={item.href} onClick={onWatch} {...stop}>
          {words}
          {heard}
        </a>
      ) : item.isReminded !== undefined ? (
        <button type="button" className={styles.box} aria-pressed={item.isReminded} onClick={onRemind} {...stop}>
          {words}
          {heard}
        </button>
      ) : (
        <div className={styles.box}>
          {words}
          {heard}
        </div>
      )}
    </div>
  );
}
