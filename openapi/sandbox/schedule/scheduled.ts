import { nextScheduled, settleVideos } from "../operations/video/scheduled-videos.ts";
import type { Clock } from "../clock.ts";
import type { DatabaseContext } from "../context.ts";
import { writing } from "../transactions.ts";

type Timed = DatabaseContext & { readonly clock: Clock };

/**
 * Events that happen by the clock and leave rows behind (a video comes out and people are told): done before the first request that is
 * answered after its time, by whichever process that reaches. No timer, and nothing to do while nobody asks.
 *
 * The next time is kept in memory. It is asked for again when an event was planned, which the clock hears of from every process
 * (`Clock.plan`), and when the due events are done. No other change brings it nearer: a time that moves away, or goes with its video,
 * only makes a process look once for nothing.
 */
export class Scheduled {
  #next = Infinity;
  /** Plan text of the clock when the next time was asked for; undefined: it was never. */
  #plan: string | undefined;
  #asking: Promise<void> | undefined;
  #settling: Promise<void> | undefined;

  /** This process planned an event: look before the next request, without waiting to hear of it. */
  forget(): void {
    this.#plan = undefined;
  }

  async settle(server: Timed): Promise<void> {
    // A request that comes meanwhile waits for the same response.
    while (this.#plan !== server.clock.plan || this.#asking)
      await (this.#asking ??= this.#ask(server).finally(() => (this.#asking = undefined)));
    if (this.#next > server.now()) return;
    this.#settling ??= this.#settle(server).finally(() => (this.#settling = undefined));
    await this.#settling;
  }

  async #ask(server: Timed): Promise<void> {
    this.#plan = server.clock.plan;
    try {
      this.#next = await nextScheduled(server.database.query);
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  async #settle(server: Timed): Promise<void> {
    while (await writing(server, settleVideos));
    this.#next = await nextScheduled(server.database.query);
  }
}
