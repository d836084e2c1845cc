import type { PlayerEngine } from "@kadr/design-system/player";
import type { Clock, Dispose } from "../../stores/ports.ts";

/** While it plays, the position is kept this often, ms: a crash costs no more. */
const saveEveryMs = 15_000;

export interface ProgressSaverPorts {
  save(seconds: number): void;
  onLeave(listener: () => void): Dispose;
  readonly clock: Clock;
}

/**
 * Keeps the watched position when the viewer leaves (PLAYER-SAVE-01), pauses, or has watched for a while. Never for a
 * live stream, never what was not begun, never the same second twice. The disposer saves once more.
 */
export function createProgressSaver(engine: PlayerEngine, { save, onLeave, clock }: ProgressSaverPorts): Dispose {
  let hasBegun = false;
  let saved = -1;
  let stopTimer: Dispose | null = null;

  const keep = () => {
    const { isLive, phase } = engine.getSnapshot();
    if (isLive || !hasBegun) return;
    // A video seen to its end begins anew next time; the whole length says so on cards.
    const seconds = Math.floor(phase === "ended" ? engine.getSnapshot().duration : engine.getTime().current);
    if (seconds === saved) return;
    saved = seconds;
    save(seconds);
  };
  const tick = () => {
    keep();
    stopTimer = clock.after(saveEveryMs, tick);
  };
  const onFacts = () => {
    const { phase } = engine.getSnapshot();
    const isPlaying = phase === "playing";
    hasBegun ||= isPlaying;
    if (isPlaying) stopTimer ??= clock.after(saveEveryMs, tick);
    else if (phase !== "waiting") {
      stopTimer?.();
      stopTimer = null;
      keep();
    }
  };

  const stopFacts = engine.subscribe(onFacts);
  const stopLeave = onLeave(keep);
  onFacts();
  return () => {
    stopFacts();
    stopLeave();
    stopTimer?.();
    stopTimer = null;
    keep();
  };
}
