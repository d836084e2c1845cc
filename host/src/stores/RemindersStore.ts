import { makeAutoObservable, observableRef } from "mobx";
import type { Clock, Dispose, Notify } from "./ports.ts";

/** A video that is to come out: what it is called, where it is, and when, ms since the epoch. */
export type Reminder = readonly [title: string, path: string, at: number];
export type Reminders = Readonly<Record<string, Reminder>>;

export interface RemindersPorts {
  readonly clock: Clock;
  readonly notify: Notify;
  readonly device: { read(): Reminders; write(reminders: Reminders): void };
  readonly texts: { readonly cameOut: (title: string, path: string) => string; readonly open: string };
}

/** So many are remembered, the latest ones. */
const most = 50;
/** A browser's timer counts no further than 24 days, ms; a look at the clock twice an hour is enough. */
const maxWaitMs = 30 * 60_000;

/**
 * Videos of the future that a person asked to be reminded of. The server has no call for it, so they are kept on the device
 * and told on the site itself: at their time, or on the first visit after it.
 */
export class RemindersStore {
  private reminders: Reminders;
  private stopTimer: Dispose | null = null;
  private readonly ports: RemindersPorts;

  constructor(ports: RemindersPorts) {
    this.ports = ports;
    this.reminders = ports.device.read();
    makeAutoObservable<this, "reminders" | "stopTimer" | "ports">(
      this,
      { reminders: observableRef, stopTimer: false, ports: false },
      { autoBind: true },
    );
  }

  has(videoId: string): boolean {
    return this.reminders[videoId] !== undefined;
  }

  toggle(videoId: string, reminder: Reminder): void {
    const { [videoId]: known, ...others } = this.reminders;
    this.keep(known === undefined ? { ...others, [videoId]: reminder } : others);
    this.look();
  }

  /** A person has left: what they wait for is not the next one's. */
  forget(): void {
    this.keep({});
    this.look();
  }

  /** Tells what is due, now and as time goes on. */
  connect(): Dispose {
    this.look();
    return () => this.stopTimer?.();
  }

  private look(): void {
    this.stopTimer?.();
    this.stopTimer = null;
    const now = this.ports.clock.now();
    const all = Object.entries(this.reminders);
    const due = all.filter(([, [, , at]]) => at <= now);
    if (due.length > 0) this.keep(Object.fromEntries(all.filter(([, [, , at]]) => at > now)));
    const { cameOut, open } = this.ports.texts;
    for (const [, [title, path]] of due)
      this.ports.notify({
        type: "info",
        text: cameOut(title, path),
        button: { text: open, to: path },
        permanent: true,
      });
    const next = Math.min(...Object.values(this.reminders).map(([, , at]) => at));
    if (Number.isFinite(next)) this.stopTimer = this.ports.clock.after(Math.min(next - now, maxWaitMs), this.look);
  }

  private keep(reminders: Reminders): void {
    this.reminders = Object.fromEntries(Object.entries(reminders).slice(-most));
    this.ports.device.write(this.reminders);
  }
}
