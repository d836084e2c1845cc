import { nextDue, settleVideos } from "../operations/due-videos.ts";
import { writing, type ServerContext } from "./options.ts";

/** How old the known next time may be before it is asked for again: another process may have planned something. Milliseconds of real time. */
const freshness = 250;

/**
 * What happens by the clock and leaves rows behind (a video comes out and people are told): done before the first request that is
 * answered after its time, by whichever process that reaches. No timer, and nothing to do while nobody asks.
 */
export class Due {
  #next = Infinity;
  #readAt = -Infinity;
  #settling: Promise<void> | undefined;

  /** Something was planned: look before the next request. */
  forget(): void {
    this.#readAt = -Infinity;
  }

  async settle(server: ServerContext): Promise<void> {
    if (performance.now() - this.#readAt >= freshness) {
      this.#readAt = performance.now();
      this.#next = await nextDue(server.database.query);
    }
    if (this.#next > server.now()) return;
    this.#settling ??= this.#settle(server).finally(() => (this.#settling = undefined));
    await this.#settling;
  }

  async #settle(server: ServerContext): Promise<void> {
    while (await writing(server, settleVideos));
    this.#next = await nextDue(server.database.query);
  }
}
