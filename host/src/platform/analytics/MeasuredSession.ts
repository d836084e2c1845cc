import type { Clock, Dispose } from "../../stores/ports.ts";
import type { AppStorage } from "../storage/storage.ts";

/** A session ends when nothing was measured for so long, ms. The documents do not show the figure (G10). */
const sessionMs = 30 * 60_000;
/** So long before that a timer keeps it, ms (`analytics.keepaliveBeforeEndSeconds`). */
const keepaliveMs = 60_000;

export interface MeasuredSessionPorts {
  readonly clock: Clock;
  readonly storage: Pick<AppStorage, "get" | "set">;
  readonly createId: () => string;
}

/** The measured session, which the tabs of a browser share (`storage.current_session_id`). */
export class MeasuredSession {
  readonly #ports: MeasuredSessionPorts;
  /** Where storage is shut a session lives as long as the page. */
  #own: { readonly id: string; readonly expiresAt: number } | undefined;

  constructor(ports: MeasuredSessionPorts) {
    this.#ports = ports;
  }

  /** The session of now, which whatever is measured prolongs. */
  touch(): { readonly id: string; readonly isNew: boolean } {
    const { clock, storage, createId } = this.#ports;
    const now = clock.now();
    const stored = this.#stored();
    const isNew = stored === undefined || stored.expiresAt <= now;
    const id = isNew ? createId() : stored.id;
    this.#own = { id, expiresAt: now + sessionMs };
    storage.set("current_session_id", this.#own);
    return { id, isNew };
  }

  /** Calls back shortly before the session would end, if it has not been prolonged by then; until disposed. */
  onEnding(listener: () => void): Dispose {
    let stop: Dispose = () => undefined;
    const plan = () => {
      const { clock } = this.#ports;
      const left = (this.#stored()?.expiresAt ?? 0) - clock.now();
      // A session that has ended may begin anew at any time: by then it has not run out.
      const waitMs = left <= 0 ? sessionMs - keepaliveMs : left > keepaliveMs ? left - keepaliveMs : keepaliveMs;
      stop = clock.after(waitMs, () => {
        const now = clock.now();
        const end = this.#stored()?.expiresAt ?? 0;
        if (end > now && end - keepaliveMs <= now) listener();
        plan();
      });
    };
    plan();
    return () => stop();
  }

  #stored() {
    return this.#ports.storage.get("current_session_id") ?? this.#own;
  }
}
