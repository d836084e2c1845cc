import type { PaymentErrorKind, PaymentStatus } from "@kadr/openapi/client";
import type { Attention, Clock, Dispose } from "../ports.ts";
import { failureOf, Scope } from "../writing/index.ts";
import { troubleOf } from "./trouble.ts";

/** Where a payment is (`premium.paymentStatus`). `signedOut`: the session is over, and with it the asking. `unread`: the server cannot say. */
export interface PaymentNews {
  readonly status: string;
  /** Page of the bank where the person says yes. */
  readonly confirmationUrl: string | null;
  /** The address in the SBP code. */
  readonly confirmationData: string | null;
  readonly errorKind: PaymentErrorKind | null;
}

export interface PaymentWatchPorts {
  readonly clock: Clock;
  readonly attention: Attention;
  readonly read: (paymentId: string, signal: AbortSignal) => Promise<PaymentStatus>;
  /** One tab of those that wait for the same payment asks; `task` runs while it is this one. A tab in sight takes it over. */
  readonly lead: (name: string, task: () => Dispose) => Dispose;
  /** News of one tab, which the others hear as well. */
  readonly tabs: {
    notify(paymentId: string, news: PaymentNews): void;
    onMessage(listener: (paymentId: string, news: PaymentNews) => void): Dispose;
  };
}

/** A payment is asked about so often, ms (`premium.statusPollMs`). */
const pollMs = 2000;
/** So often in a row the server may fail to answer before the person is told of it. */
const maxFailures = 3;

const ended: ReadonlySet<string> = new Set(["succeeded", "waiting_for_capture"]);

/** New and pending keep waiting (PAY-STATUS-01). */
export const isWaiting = ({ status }: PaymentNews): boolean => status === "new" || status === "pending";
export const isPaid = ({ status }: PaymentNews): boolean => ended.has(status);

const bare = (status: string): PaymentNews => ({
  status,
  confirmationUrl: null,
  confirmationData: null,
  errorKind: null,
});

/** Asks what becomes of a payment until it has come to its end. */
export class PaymentWatch {
  readonly #ports: PaymentWatchPorts;

  constructor(ports: PaymentWatchPorts) {
    this.#ports = ports;
  }

  /** `listener` hears each answer, and whatever another tab has heard. */
  watch(paymentId: string, listener: (news: PaymentNews) => void): Dispose {
    const { lead, tabs } = this.#ports;
    let isOver = false;
    const hear = (news: PaymentNews): void => {
      if (isOver) return;
      if (!isWaiting(news)) stop();
      listener(news);
    };
    const stopHearing = tabs.onMessage((id, news) => {
      if (id === paymentId) hear(news);
    });
    const stopLeading = lead(`kadr-payment-${paymentId}`, () =>
      this.#poll(paymentId, (news) => {
        tabs.notify(paymentId, news);
        hear(news);
      }),
    );
    function stop(): void {
      isOver = true;
      stopHearing();
      stopLeading();
    }
    return stop;
  }

  #poll(paymentId: string, hear: (news: PaymentNews) => void): Dispose {
    const { clock, attention, read } = this.#ports;
    const scope = new Scope();
    let stopTimer: Dispose = () => undefined;
    let isAsking = false;
    /** Of the server's: nothing is asked before. ms since the epoch. */
    let notBefore = 0;
    /** Of the server's, in a row. */
    let failures = 0;
    const ask = async (): Promise<void> => {
      if (isAsking || scope.ended || clock.now() < notBefore) return;
      isAsking = true;
      stopTimer();
      const began = clock.now();
      try {
        const { results } = await read(paymentId, scope.signal);
        if (scope.ended) return;
        failures = 0;
        hear({
          status: results.status,
          confirmationUrl: results.confirmation?.confirmationUrl ?? null,
          confirmationData: results.confirmation?.confirmationData ?? null,
          errorKind: results.errorKind ?? null,
        });
      } catch (error) {
        if (scope.ended) return;
        const trouble = troubleOf(error);
        // An answer of the server's is a failure (PAY-STATUS-04): a refusal one of the payment, an error one of asking, and what became of
        // the payment is asked again. A line that is away is no answer.
        if (trouble === "unknown" && failureOf(error).kind === "http") failures += 1;
        if (trouble === "signedOut") hear(bare("signedOut"));
        else if (trouble === "refused") hear(bare("failed"));
        else if (failures >= maxFailures) hear(bare("unread"));
        else if (trouble === "tooMany")
          notBefore = clock.now() + 1000 * ((error as { retryAfter?: number | null }).retryAfter ?? 10);
      } finally {
        isAsking = false;
        if (!scope.ended)
          stopTimer = clock.after(Math.max(0, notBefore - clock.now(), began + pollMs - clock.now()), () => void ask());
      }
    };
    const stopLooking = attention.onChange(() => {
      if (attention.isHere()) void ask();
    });
    void ask();
    return () => {
      scope.end();
      stopTimer();
      stopLooking();
    };
  }
}
