import { makeAutoObservable, observableShallow } from "mobx";
import type { Clock, Dispose, Toast } from "./ports.ts";

/** A toast on screen. */
export interface ShownToast {
  readonly id: string;
  readonly type: Toast["type"];
  readonly text: string;
  readonly button: NonNullable<Toast["button"]> | null;
  /** A `toast` has no close button (COMMON-TOAST-03). */
  readonly isClosable: boolean;
}

/** An entry of the toast history: what was said stays readable after the toast has gone. */
export interface PastToast extends ShownToast {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface ToastsPorts {
  readonly clock: Clock;
  /** Said when a toast has no text of its own (COMMON-TOAST-05). */
  readonly defaultText: string;
  /** Where a button with a path leads; the address is checked there. */
  readonly open: (path: string) => void;
}

/** Milliseconds a toast stays when it does not say how long (`toast.defaultMs`). */
const defaultTimeMs = 3000;
const maxHistory = 50;

interface Timer {
  remainingMs: number;
  startedAt: number;
  stop: Dispose | null;
}

/**
 * Toasts and their log. The time of a toast stands still while it is hovered or focused and while
 * the tab is hidden, so that nobody misses what was said (docs/invariants.md, A3).
 */
export class ToastsStore {
  shown: ShownToast[] = [];
  history: PastToast[] = [];
  private readonly timers = new Map<string, Timer>();
  private readonly holds = new Set<string>();
  private lastId = 0;
  private readonly ports: ToastsPorts;

  constructor(ports: ToastsPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports" | "timers" | "holds" | "lastId">(
      this,
      {
        shown: observableShallow,
        history: observableShallow,
        ports: false,
        timers: false,
        holds: false,
        lastId: false,
      },
      { autoBind: true },
    );
  }

  notify(toast: Toast): void {
    const text = toast.text ?? this.ports.defaultText;
    const button = toast.button ?? null;
    const same = this.shown.find((item) => item.type === toast.type && item.text === text && item.button === button);
    if (same) this.close(same.id);
    this.lastId += 1;
    const item: ShownToast = {
      id: `toast-${this.lastId}`,
      type: toast.type,
      text,
      button,
      isClosable: toast.type !== "notice",
    };
    this.shown.push(item);
    this.history.unshift({ ...item, at: this.ports.clock.now() });
    this.history.length = Math.min(this.history.length, maxHistory);
    // A button has to be reachable: without a documented time its toast waits for the person.
    const stays = toast.permanent === true || (button !== null && toast.timeMs === undefined);
    if (stays) return;
    this.timers.set(item.id, { remainingMs: toast.timeMs ?? defaultTimeMs, startedAt: 0, stop: null });
    if (this.holds.size === 0) this.start(item.id);
  }

  close(id: string): void {
    this.timers.get(id)?.stop?.();
    this.timers.delete(id);
    this.shown = this.shown.filter((item) => item.id !== id);
  }

  press(id: string): void {
    const item = this.shown.find((shown) => shown.id === id) ?? this.history.find((logged) => logged.id === id);
    if (!item?.button) return;
    this.close(id);
    item.button.onPress?.();
    if (item.button.to !== undefined) this.ports.open(item.button.to);
  }

  /** Time stands still while at least one reason holds it: hover, focus, a hidden tab. */
  hold(reason: "hover" | "focus" | "hidden", isHeld: boolean): void {
    if (isHeld === this.holds.has(reason)) return;
    if (isHeld) {
      this.holds.add(reason);
      for (const timer of this.timers.values()) {
        if (timer.stop === null) continue;
        timer.stop();
        timer.stop = null;
        timer.remainingMs = Math.max(0, timer.remainingMs - (this.ports.clock.now() - timer.startedAt));
      }
      return;
    }
    this.holds.delete(reason);
    if (this.holds.size === 0) for (const id of this.timers.keys()) this.start(id);
  }

  /** Logout: what was said to one person is not shown to the next. */
  clear(): void {
    for (const timer of this.timers.values()) timer.stop?.();
    this.timers.clear();
    this.shown = [];
    this.history = [];
  }

  private start(id: string): void {
    const timer = this.timers.get(id);
    if (!timer || timer.stop !== null) return;
    timer.startedAt = this.ports.clock.now();
    timer.stop = this.ports.clock.after(timer.remainingMs, () => this.close(id));
  }
}
