import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Dispose, Notify } from "./ports.ts";
import { Ages, failureOf, Intents, type Scope, Writing, type WritingPorts } from "./writing/index.ts";

/** The server's rating of one video, in ten points. */
export interface VideoRating {
  /** The mean of all votes; null without any. */
  readonly mean: number | null;
  readonly votes: number;
  /** The person's own vote; null when there is none. */
  readonly own: number | null;
}

/** Both calls reject with the client's `ApiError`. */
export interface VideoRatingsPorts extends WritingPorts {
  readonly read: (videoId: string, signal: AbortSignal) => Promise<VideoRating>;
  readonly write: (videoId: string, own: number, signal: AbortSignal) => Promise<VideoRating>;
  readonly notify: Notify;
}

/** Ratings of videos (VIDEO-PAGE-11). The mean is the server's: it is not guessed ahead of its response. */
export class VideoRatingsStore {
  readonly #ports: VideoRatingsPorts;
  readonly #writing: Writing;
  readonly #intents: Intents<number | null, VideoRating>;
  readonly #confirmed = observable.map<string, VideoRating>({}, { deep: false });
  readonly #ages = new Ages();

  constructor(ports: VideoRatingsPorts) {
    this.#ports = ports;
    this.#writing = new Writing(ports);
    this.#intents = new Intents<number | null, VideoRating>(this.#writing, {
      trigger: "rating",
      confirmed: (videoId) => this.#confirmed.get(videoId)?.own,
      read: (videoId, scope) => this.#ask(videoId, scope),
      write: (videoId, own, { signal }) => ports.write(videoId, own ?? 0, signal),
      confirm: (videoId, _own, response) => {
        this.#ages.confirm(videoId);
        this.#confirmed.set(videoId, response);
      },
      failed: () => ports.notify({ type: "danger" }),
    });
    makeAutoObservable(this, { ratingOf: false, rate: false, connect: false }, { autoBind: true });
  }

  /** With the person's own vote as it is wanted; undefined while nothing is known of the video. */
  ratingOf(videoId: string): VideoRating | undefined {
    const server = this.#confirmed.get(videoId);
    const own = this.#intents.visible(videoId);
    if (server === undefined) return own == null ? undefined : { mean: null, votes: 0, own };
    return { ...server, own: own ?? null };
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return this.#writing.connect(() => this.clear());
  }

  /** A rating is a secondary matter: where it does not come, that of the page stands. */
  async load(videoId: string): Promise<void> {
    await this.#ask(videoId, this.#writing.scope()).catch(failureOf);
  }

  /** From 1 to 10; a later vote takes the place of the earlier one. A guest signs in first. */
  rate(videoId: string, own: number): Promise<void> {
    return this.#intents.want(videoId, own);
  }

  clear(): void {
    this.#writing.end();
    this.#intents.clear();
    this.#confirmed.clear();
    this.#ages.clear();
  }

  async #ask(videoId: string, scope: Scope): Promise<void> {
    const requestedAt = this.#ages.ask();
    const server = await this.#ports.read(videoId, scope.signal);
    if (!scope.ended && this.#ages.take(videoId, requestedAt)) runInAction(() => this.#confirmed.set(videoId, server));
  }
}
