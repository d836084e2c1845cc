import { reaction } from "mobx";
import { Scope } from "../writing/scope.ts";
import type { Account, AccountChange, Dispose, SessionReader } from "../ports.ts";

export interface AccountPorts {
  /** `phase`: what is not known yet says nothing of who is here. */
  readonly session: SessionReader & { readonly phase: "unknown" | "guest" | "signedIn" | "failed" };
  /** The person who was here last on this device, also in an earlier visit. */
  readonly device: { read(): string | undefined; write(userId: string | null): void };
}

/**
 * The one place of an account, and the one reader of who is here. What belongs to a person (a store, a part of the
 * query cache, drafts, timers) is made under it and goes with it: at a login, at a log-out, when the session runs out,
 * when another tab has changed the person.
 */
export class AccountScope implements Account {
  #now = new Scope();
  readonly #ports: AccountPorts;
  readonly #onChange = new Set<(change: AccountChange) => void>();
  readonly #onLeft = new Set<() => void>();

  constructor(ports: AccountPorts) {
    this.#ports = ports;
  }

  get userId(): string | null {
    return this.#ports.session.userId;
  }

  get isAuthorised(): boolean {
    return this.#ports.session.isAuthorised;
  }

  /** Ends with the account of now: take it before asking, look at it when the response comes. */
  get now(): Scope {
    return this.#now;
  }

  /** `listener` runs at each change, before anything is drawn for the new account. */
  onChange(listener: (change: AccountChange) => void): Dispose {
    this.#onChange.add(listener);
    return () => this.#onChange.delete(listener);
  }

  /** A person has left, now or since the last visit: what they left on this device goes. Runs before `onChange`. */
  onLeft(listener: () => void): Dispose {
    this.#onLeft.add(listener);
    return () => this.#onLeft.delete(listener);
  }

  /** Follows the session until disposed. */
  connect(): Dispose {
    const { session, device } = this.#ports;
    return reaction(
      () => ({ userId: session.userId, phase: session.phase }),
      ({ userId, phase }, before) => {
        if (phase === "unknown" || phase === "failed") return;
        const isOther = userId !== before.userId;
        const last = before.userId ?? device.read() ?? null;
        device.write(userId);
        if (isOther) {
          this.#now.end();
          this.#now = new Scope();
        }
        if (last !== null && last !== userId) for (const listener of [...this.#onLeft]) listener();
        if (isOther)
          for (const listener of [...this.#onChange])
            listener({ before: before.userId, now: userId, isFirst: before.phase === "unknown" });
      },
    );
  }
}
