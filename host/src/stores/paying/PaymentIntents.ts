import type { Clock } from "../ports.ts";
import { troubleOf } from "./trouble.ts";

/** Means of a payment. A token is the answer of the card form for a card, and no card data. */
export type Means =
  | { readonly kind: "savedCard"; readonly paymentMethodId: string }
  | { readonly kind: "newCard"; readonly token: string }
  | { readonly kind: "sbp" };

/** Purchase of one press. */
export interface PaymentRequest {
  readonly productCode: string;
  readonly tariffCode: string;
  readonly means: Means;
  /** Where the bank's page leads back to. */
  readonly returnUrl: string;
}

/** One press to pay, from the press to its end. */
export interface PaymentIntent {
  /** Sent as Idempotency-Key with each repetition of the request. */
  readonly key: string;
  /** Whose it is: nobody else goes on with it. */
  readonly ownerId: string;
  /** ms since the epoch */
  readonly begunAt: number;
  readonly request: PaymentRequest;
  /** Once the server has said it. */
  readonly paymentId: string | null;
}

export interface PaymentIntentsPorts {
  readonly clock: Clock;
  readonly account: { readonly userId: string | null };
  readonly createKey: () => string;
  /** The session storage: a reload goes on with it. */
  readonly memory: { read(): PaymentIntent | undefined; write(intent: PaymentIntent): void; forget(): void };
  /** Resolves with the payment's id. */
  readonly start: (intent: PaymentIntent, signal: AbortSignal) => Promise<string>;
}

/** Waits before the same request is said again after a lost answer, ms. */
const againAfterMs = [500, 1500, 4000] as const;
/** A key is kept by the server for a day; an older intent could begin another payment. */
const maxAgeMs = 23 * 60 * 60 * 1000;

const isSame = (one: PaymentRequest, other: PaymentRequest): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The payment that is wanted: at most one a tab, with one key from the press to its end. */
export class PaymentIntents {
  readonly #ports: PaymentIntentsPorts;

  constructor(ports: PaymentIntentsPorts) {
    this.#ports = ports;
  }

  /** Payment that was begun and whose end is unknown; only of the person who is here now. */
  get unfinished(): PaymentIntent | null {
    const { memory, account, clock } = this.#ports;
    const intent = memory.read();
    if (intent === undefined) return null;
    if (intent.ownerId === account.userId && clock.now() - intent.begunAt < maxAgeMs) return intent;
    memory.forget();
    return null;
  }

  /**
   * Begins the payment, or goes on with the same one: pressed twice, reloaded, asked again. Resolves with the payment's id. Rejects with what
   * the server said; the intent ends with a refusal alone, and stays as long as it is not known what became of it.
   */
  async begin(request: PaymentRequest, signal: AbortSignal): Promise<PaymentIntent> {
    const { memory, account, clock, createKey } = this.#ports;
    const before = this.unfinished;
    let intent = before;
    if (intent === null || !isSame(intent.request, request)) {
      // A request before this one may have become a payment without our knowing. That is found out first.
      if (before !== null && before.paymentId === null) {
        intent = await this.#start(before, signal);
        return intent;
      }
      intent = { key: createKey(), ownerId: account.userId ?? "", begunAt: clock.now(), request, paymentId: null };
      memory.write(intent);
    }
    return intent.paymentId === null ? this.#start(intent, signal) : intent;
  }

  /** It has come to its end, or the person wants it no more. */
  forget(): void {
    this.#ports.memory.forget();
  }

  async #start(intent: PaymentIntent, signal: AbortSignal): Promise<PaymentIntent> {
    const { memory, start } = this.#ports;
    for (let tries = 0; ; tries += 1) {
      try {
        const paymentId = await start(intent, signal);
        const begun = { ...intent, paymentId };
        // The session may have changed, or the intent may be over, by now.
        if (memory.read()?.key === intent.key) memory.write(begun);
        return begun;
      } catch (error) {
        if (signal.aborted) throw error;
        const trouble = troubleOf(error);
        const wait = againAfterMs[tries];
        if ((trouble !== "unknown" && trouble !== "busy") || wait === undefined) {
          // Only while it is not known what the server has done, the intent goes on.
          if (trouble !== "unknown" && trouble !== "busy") memory.forget();
          throw error;
        }
        await this.#pause(wait, signal);
      }
    }
  }

  #pause(delayMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.#ports.clock.after(delayMs, resolve);
      signal.addEventListener("abort", () => {
        stop();
        reject(new DOMException("", "AbortError"));
      });
    });
  }
}
