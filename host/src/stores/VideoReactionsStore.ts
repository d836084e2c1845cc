import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Dispose, Notify } from "./ports.ts";
import { Ages, failureOf, Intents, type Scope, Writing, type WritingPorts } from "./writing/index.ts";

export type VideoReaction = "like" | "dislike";

export interface VideoVotes {
  readonly likes: number;
  readonly dislikes: number;
}

/** The server's counts for one video; the votes include the person's own reaction. */
export interface ServerReaction {
  readonly reaction: VideoReaction | null;
  readonly votes: VideoVotes;
}

/** Both calls reject with the client's `ApiError`. */
export interface VideoReactionsPorts extends WritingPorts {
  readonly read: (videoId: string, signedIn: boolean, signal: AbortSignal) => Promise<ServerReaction>;
  readonly write: (videoId: string, reaction: VideoReaction | null, signal: AbortSignal) => Promise<void>;
  readonly notify: Notify;
  /** A write has ended, also one whose answer was lost: a list of what is liked is old. */
  readonly onWritten: () => void;
}

const nothing: ServerReaction = { reaction: null, votes: { likes: 0, dislikes: 0 } };

function votesWith(server: ServerReaction, reaction: VideoReaction | null): VideoVotes {
  if (server.reaction === reaction) return server.votes;
  const change = (kind: VideoReaction) => (reaction === kind ? 1 : 0) - (server.reaction === kind ? 1 : 0);
  return {
    likes: Math.max(0, server.votes.likes + change("like")),
    dislikes: Math.max(0, server.votes.dislikes + change("dislike")),
  };
}

/** A response asked for before a page was drawn counts as asked for by it for so long, in milliseconds. */
const begunForMs = 5000;

/** Likes and dislikes of videos (VIDEO-PAGE-10, -12). */
export class VideoReactionsStore {
  readonly #ports: VideoReactionsPorts;
  readonly #writing: Writing;
  readonly #intents: Intents<VideoReaction | null>;
  readonly #confirmed = observable.map<string, ServerReaction>({}, { deep: false });
  readonly #ages = new Ages();
  readonly #begun = new Map<string, number>();

  constructor(ports: VideoReactionsPorts) {
    this.#ports = ports;
    this.#writing = new Writing(ports);
    this.#intents = new Intents(this.#writing, {
      trigger: "reaction",
      confirmed: (videoId) => this.#confirmed.get(videoId)?.reaction,
      read: (videoId, scope) => this.#ask(videoId, scope),
      write: (videoId, reaction, { signal }) => ports.write(videoId, reaction, signal).finally(ports.onWritten),
      confirm: (videoId, reaction) => {
        const votes = votesWith(this.#confirmed.get(videoId) ?? nothing, reaction);
        this.#ages.confirm(videoId);
        this.#confirmed.set(videoId, { reaction, votes });
      },
      failed: () => ports.notify({ type: "danger" }),
    });
    makeAutoObservable(
      this,
      { isKnown: false, reactionOf: false, votesOf: false, react: false, connect: false },
      { autoBind: true },
    );
  }

  isKnown(videoId: string): boolean {
    return this.#confirmed.has(videoId);
  }

  reactionOf(videoId: string): VideoReaction | null {
    return this.#intents.visible(videoId) ?? null;
  }

  votesOf(videoId: string): VideoVotes {
    return votesWith(this.#confirmed.get(videoId) ?? nothing, this.reactionOf(videoId));
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return this.#writing.connect(() => this.clear());
  }

  /** Asks before the page of the video is drawn, so that its counters are there with it; the page's own question finds that done. */
  begin(videoId: string): Promise<void> {
    this.#begun.set(videoId, this.#ports.clock.now());
    return this.load(videoId);
  }

  /** For a page that is drawn now: asks, unless that was done for it just before. */
  async open(videoId: string): Promise<void> {
    const begunAt = this.#begun.get(videoId);
    this.#begun.delete(videoId);
    if (begunAt === undefined || this.#ports.clock.now() - begunAt > begunForMs) await this.load(videoId);
  }

  /** The counters of a video are a secondary matter: nothing is shown where they do not come. */
  async load(videoId: string): Promise<void> {
    await this.#ask(videoId, this.#writing.scope()).catch(failureOf);
  }

  /** A press on like or dislike: sets it, removes it, or puts the other in its place. */
  react(videoId: string, pressed: VideoReaction): Promise<void> {
    return this.#intents.want(videoId, this.reactionOf(videoId) === pressed ? null : pressed);
  }

  clear(): void {
    this.#writing.end();
    this.#intents.clear();
    this.#confirmed.clear();
    this.#ages.clear();
    this.#begun.clear();
  }

  async #ask(videoId: string, scope: Scope): Promise<void> {
    const requestedAt = this.#ages.ask();
    const server = await this.#ports.read(videoId, this.#ports.account.isAuthorised, scope.signal);
    if (!scope.ended && this.#ages.take(videoId, requestedAt)) runInAction(() => this.#confirmed.set(videoId, server));
  }
}
