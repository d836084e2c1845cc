import type { SafeHref, SafeMediaUrl } from "../primitives/SafeAddress/index.ts";

/** One programme of a channel, as it stands in a list or a guide. */
export interface ProgrammeView {
  readonly id: string;
  readonly title: string;
  /** «12:00». */
  readonly time: string;
  /** ISO 8601. */
  readonly dateTime: string;
  /** Begin and end, ms since the epoch. */
  readonly start: number;
  readonly end: number;
  /** Kind of programme: «Сериал, 12+». */
  readonly note: string;
  readonly phase: "past" | "now" | "future";
  /** Where it plays: on the air now, or a recording; without it there is nothing to watch (any more, or yet). */
  readonly href?: SafeHref | undefined;
  /** Of one that is on: how much of it is over, from 0 to 1. */
  readonly progress?: number | undefined;
  /** It is what the player shows. Default false. */
  readonly isPlaying?: boolean | undefined;
  /** Of one to come: a reminder is set. Without a value none can be. */
  readonly isReminded?: boolean | undefined;
}

/** A channel with its programme of one day, in the order of time. */
export interface ChannelView {
  readonly id: string;
  readonly name: string;
  /** Number in the line-up. */
  readonly number?: number | undefined;
  readonly href: SafeHref;
  readonly picture?: SafeMediaUrl | undefined;
  readonly programmes: readonly ProgrammeView[];
}

export interface ProgrammeTexts {
  /** Of what is on. */
  readonly now: string;
  /** Heard of what was on and can be watched: «смотреть запись». */
  readonly recording: string;
  /** Of what the player shows. */
  readonly playing: string;
  /** Heard of one to come in a guide, whose press sets a reminder: «напомнить». */
  readonly reminder: string;
  /** The toggle of one to come, beside it. */
  readonly remind: (title: string) => string;
}
