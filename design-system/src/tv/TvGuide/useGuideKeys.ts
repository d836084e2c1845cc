import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { ChannelView, ProgrammeView } from "../types.ts";

/** Where the keys are: a channel's name (`null`) or one of its programmes. */
export interface GuidePlace {
  readonly channelId: string;
  readonly programmeId: string | null;
}

export interface GuideKeysOptions {
  channels: readonly ChannelView[];
  /** The programmes of a channel that are in the window, in their order. */
  shownOf: (channel: ChannelView) => readonly ProgrammeView[];
  /** Moves the window by so many of its widths; false: there is nothing there. */
  move: (by: 1 | -1) => boolean;
  table: RefObject<HTMLElement | null>;
}

const nameOf = ({ channelId, programmeId }: GuidePlace): string => `${channelId}/${programmeId ?? ""}`;

/**
 * The keys of a grid (APG) over rows whose cells do not stand under each other: left and right go along a channel and move the window at its
 * edge, up and down stay at the moment, Home and End lead to the edges of the row, with Control to those of the grid, Page Up and Page Down
 * move the window.
 */
export function useGuideKeys({ channels, shownOf, move, table }: GuideKeysOptions) {
  const [wanted, setWanted] = useState<GuidePlace | null>(null);
  /** The moment that up and down stay at. */
  const moment = useRef<number | null>(null);
  /** Where to go when the window has moved. */
  const [pending, setPending] = useState<{ channelId: string; by: 1 | -1 } | null>(null);

  const first = channels[0];
  const isThere = (place: GuidePlace): boolean => {
    const channel = channels.find(({ id }) => id === place.channelId);
    return (
      channel !== undefined &&
      (place.programmeId === null || shownOf(channel).some(({ id }) => id === place.programmeId))
    );
  };
  const place: GuidePlace | null =
    wanted !== null && isThere(wanted)
      ? wanted
      : first === undefined
        ? null
        : {
            channelId: first.id,
            programmeId: (shownOf(first).find(({ phase }) => phase === "now") ?? shownOf(first)[0])?.id ?? null,
          };

  const go = (next: GuidePlace) => {
    setWanted(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(nameOf(next))}"]`)?.focus();
  };

  useEffect(() => {
    if (pending === null) return;
    setPending(null);
    const channel = channels.find(({ id }) => id === pending.channelId);
    const shown = channel ? shownOf(channel) : [];
    const next = pending.by > 0 ? (shown.find(({ id }) => id !== wanted?.programmeId) ?? shown[0]) : shown.at(-1);
    if (channel && next) go({ channelId: channel.id, programmeId: next.id });
    // the window has been drawn anew: once for each move
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pending]);

  const middleOf = (programme: ProgrammeView): number => (programme.start + programme.end) / 2;
  const atMoment = (channel: ChannelView, time: number): GuidePlace => {
    const shown = shownOf(channel);
    const found = shown.find(({ start, end }) => start <= time && time < end) ?? shown[0];
    return { channelId: channel.id, programmeId: found?.id ?? null };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (place === null || event.altKey || event.metaKey || event.shiftKey) return;
    const row = channels.findIndex(({ id }) => id === place.channelId);
    const channel = channels[row];
    if (channel === undefined) return;
    const shown = shownOf(channel);
    const at = place.programmeId === null ? -1 : shown.findIndex(({ id }) => id === place.programmeId);
    const current = shown[at];
    const isVertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (!isVertical) moment.current = null;
    const turn = (by: 1 | -1) => {
      if (move(by)) setPending({ channelId: channel.id, by });
    };
    switch (event.key) {
      case "ArrowRight":
        if (event.ctrlKey) return;
        if (at + 1 < shown.length) go({ channelId: channel.id, programmeId: shown[at + 1]?.id ?? null });
        else turn(1);
        break;
      case "ArrowLeft":
        if (event.ctrlKey) return;
        if (at > 0) go({ channelId: channel.id, programmeId: shown[at - 1]?.id ?? null });
        else if (at === 0 && !event.repeat) go({ channelId: channel.id, programmeId: null });
        break;
      case "ArrowDown":
      case "ArrowUp": {
        const next = channels[row + (event.key === "ArrowDown" ? 1 : -1)];
        if (next === undefined) break;
        if (current === undefined) go({ channelId: next.id, programmeId: null });
        else {
          moment.current ??= middleOf(current);
          go(atMoment(next, moment.current));
        }
        break;
      }
      case "Home":
      case "End": {
        const rowTo = event.ctrlKey ? channels[event.key === "Home" ? 0 : channels.length - 1] : channel;
        if (rowTo === undefined) break;
        go({
          channelId: rowTo.id,
          programmeId: event.key === "Home" ? null : (shownOf(rowTo).at(-1)?.id ?? null),
        });
        break;
      }
      case "PageDown":
        turn(1);
        break;
      case "PageUp":
        turn(-1);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  /** Props that make an element of the grid a stop of the keys. */
  const stopAt = (channelId: string, programmeId: string | null) => {
    const own = { channelId, programmeId };
    return {
      "data-place": nameOf(own),
      tabIndex: place !== null && nameOf(place) === nameOf(own) ? 0 : -1,
      onFocus: () => setWanted(own),
    };
  };
  return { onKeyDown, stopAt };
}
