import type { AuthGate, AuthTrigger, SessionReader } from "../ports.ts";

interface Waiting {
  readonly task: () => Promise<void>;
  /** The account that may go on with it; `null`: any that signs in. */
  readonly ownerId: string | null;
}

/**
 * Lets a signed-in person through at once and sends a guest through the auth popup, once: however often a guest
 * presses while it is open, there is one popup, and the last intent alone is replayed, exactly once, after the login.
 * After a dismissal or a cancellation nothing is (docs/invariants.md, I7).
 */
export class Admission {
  readonly #session: SessionReader;
  readonly #auth: AuthGate;
  #waiting: Waiting | null = null;
  #isAsking = false;
  /** Counts cancellations, so that a popup that outlives its cause lets nobody in. */
  #round = 0;

  constructor(session: SessionReader, auth: AuthGate) {
    this.#session = session;
    this.#auth = auth;
  }

  async admit(trigger: AuthTrigger, task: () => Promise<void>): Promise<void> {
    if (this.#session.isAuthorised) return task();
    return this.signIn(trigger, null, task);
  }

  /**
   * Goes through the popup even for somebody whose session the server no longer knows (a 401). What `ownerId` wanted is
   * not done in the name of another person who signs in instead.
   */
  async signIn(trigger: AuthTrigger, ownerId: string | null, task: () => Promise<void>): Promise<void> {
    this.#waiting = { task, ownerId };
    if (this.#isAsking) return;
    this.#isAsking = true;
    const round = this.#round;
    const admitted = await this.#auth.require(trigger).catch(() => false);
    if (round !== this.#round) return;
    this.#isAsking = false;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (!admitted || waiting === null) return;
    if (waiting.ownerId === null || waiting.ownerId === this.#session.userId) await waiting.task();
  }

  /** Forgets whoever waits: the page was left or the account has gone. */
  cancel(): void {
    this.#round += 1;
    this.#isAsking = false;
    this.#waiting = null;
  }
}
