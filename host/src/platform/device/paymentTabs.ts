import type { PaymentNews } from "../../stores/paying/PaymentWatch.ts";
import type { Attention } from "../../stores/ports.ts";

type Dispose = () => void;

interface Channel {
  readonly notify: (message: unknown) => void;
  readonly onMessage: (listener: (message: unknown) => void) => Dispose;
}

/** Where there are no channels each tab finds out by itself. */
function createChannel(name: string): Channel {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    notify: (message) => channel?.postMessage(message),
    onMessage(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      channel?.addEventListener("message", onMessage);
      return () => channel?.removeEventListener("message", onMessage);
    },
  };
}

const textOrNull = (value: unknown): string | null =>
  typeof value === "string" && value.length <= 2048 ? value : null;

/** Other tabs run the same code, perhaps of another release: what is not understood is no news. */
function newsIn(message: unknown): { readonly paymentId: string; readonly news: PaymentNews } | null {
  const { paymentId, news } = (typeof message === "object" && message !== null ? message : {}) as Record<
    string,
    unknown
  >;
  const said = (typeof news === "object" && news !== null ? news : {}) as Record<string, unknown>;
  const [id, status] = [textOrNull(paymentId), textOrNull(said["status"])];
  if (id === null || status === null) return null;
  return {
    paymentId: id,
    news: {
      status,
      confirmationUrl: textOrNull(said["confirmationUrl"]),
      confirmationData: textOrNull(said["confirmationData"]),
      errorKind: textOrNull(said["errorKind"]) as PaymentNews["errorKind"],
    },
  };
}

/** News that tabs tell each other of a payment that they wait for. */
export function createPaymentTabs() {
  const channel = createChannel("kadr-payment");
  return {
    notify: (paymentId: string, news: PaymentNews): void => channel.notify({ paymentId, news }),
    onMessage: (listener: (paymentId: string, news: PaymentNews) => void): Dispose =>
      channel.onMessage((message) => {
        const seen = newsIn(message);
        if (seen !== null) listener(seen.paymentId, seen.news);
      }),
  };
}

/** That a person has something else now. */
export function createOffersTabs() {
  const channel = createChannel("kadr-offers");
  return {
    notify: (): void => channel.notify("changed"),
    onMessage: (listener: () => void): Dispose => channel.onMessage(listener),
  };
}

/**
 * One tab at a time runs `task`: it has the lock of that name. A tab that somebody looks at takes it over, since browsers put hidden ones to sleep;
 * the one it was taken from waits in line again. Without locks every tab runs it, which is more calls and nothing worse.
 */
export function createLead(attention: Attention): (name: string, task: () => Dispose) => Dispose {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return (_name, task) => task();
  return (name, task) => {
    let isOver = false;
    let stop: Dispose | null = null;
    let letGo: (() => void) | null = null;
    const end = () => {
      stop?.();
      stop = null;
    };
    const queue = async (isTaken: boolean): Promise<void> => {
      if (isOver || stop !== null) return;
      try {
        await locks.request(name, isTaken ? { steal: true } : {}, async () => {
          if (isOver || stop !== null) return;
          stop = task();
          await new Promise<void>((resolve) => (letGo = resolve));
        });
      } catch (error) {
        end();
        // Another tab has taken it over; where there are no locks to be had after all, each asks for itself.
        if (error instanceof DOMException && error.name === "AbortError") void queue(false);
        else if (!isOver) stop = task();
      }
    };
    const stopLooking = attention.onChange(() => {
      if (attention.isHere() && stop === null) void queue(true);
    });
    void queue(attention.isHere());
    return () => {
      isOver = true;
      stopLooking();
      end();
      letGo?.();
    };
  };
}
