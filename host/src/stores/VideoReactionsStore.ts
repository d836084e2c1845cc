import { makeAutoObservable, observableShallow, reaction as watch, runInAction } from "mobx";
import type { AuthGate, Clock, Dispose, Notify, SessionReader } from "./ports.ts";

export type VideoReaction = "like" | "dislike";

export interface VideoVotes {
  readonly likes: number;
  readonly dislikes: number;
}

/** What the server says about one video; the votes include the person's own reaction. */
export interface ServerReaction {
  readonly reaction: VideoReaction | null;
  readonly votes: VideoVotes;
}

export type WriteFailure =
  /** The server refused or failed: nothing was changed. */
  | { readonly kind: "failed" }
  /** The answer was lost or unreadable: the server is asked what is true. */
  | { readonly kind: "unknown" }
  | { readonly kind: "signedOut" }
  /** The video is gone. */
  | { readonly kind: "gone" }
  | { readonly kind: "tooMany"; readonly retryAfterMs: number };

export type WriteResult = { readonly kind: "done" } | WriteFailure;

export interface VideoReactionsPorts {
  /** Throws when the answer is not known. */
  readonly read: (videoId: string, signedIn: boolean) => Promise<ServerReaction>;
  readonly write: (videoId: string, reaction: VideoReaction | null) => Promise<WriteResult>;
  readonly session: SessionReader;
  readonly auth: AuthGate;
  readonly notify: Notify;
  readonly clock: Clock;
}

interface Entry {
  readonly confirmed: ServerReaction;
  /** What the person wants; `undefined` when it is what the server has. */
  readonly intent: VideoReaction | null | undefined;
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

/** What was asked before a page was drawn counts as asked by it for so long, in milliseconds. */
const begunForMs = 5000;

/**
 * Likes and dislikes of videos (VIDEO-PAGE-10, -12). What is seen is the confirmed value with the
 * intent on top; the last intent wins and one write a video is in flight, so a failure only has to
 * drop the intent.
 */
export class VideoReactionsStore {
  private readonly entries = new Map<string, Entry>();
  private readonly writing = new Set<string>();
  /** Grows with each write and each question: an older answer is dropped. */
  private readonly newest = new Map<string, number>();
  private readonly coolUntil = new Map<string, number>();
  private readonly begun = new Map<string, number>();
  private generation = 0;
  private readonly ports: VideoReactionsPorts;

  constructor(ports: VideoReactionsPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports" | "entries" | "writing" | "newest" | "coolUntil" | "begun" | "generation">(
      this,
      { entries: observableShallow, ports: false, writing: false, newest: false, coolUntil: false, begun: false, generation: false },
      { autoBind: true },
    );
  }

  isKnown(videoId: string): boolean {
    return this.entries.has(videoId);
  }

  reactionOf(videoId: string): VideoReaction | null {
    const entry = this.entries.get(videoId);
    if (!entry) return null;
    return entry.intent === undefined ? entry.confirmed.reaction : entry.intent;
  }

  votesOf(videoId: string): VideoVotes {
    return votesWith(this.entries.get(videoId)?.confirmed ?? nothing, this.reactionOf(videoId));
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return watch(() => this.ports.session.userId, () => this.clear());
  }

  /** Asks before the page of the video is drawn, so that its counters are there with it; the page's own question finds that done. */
  begin(videoId: string): Promise<void> {
    this.begun.set(videoId, this.ports.clock.now());
    return this.load(videoId);
  }

  /** For a page that is drawn now: asks, unless that was done for it just before. */
  async open(videoId: string): Promise<void> {
    const begunAt = this.begun.get(videoId);
    this.begun.delete(videoId);
    if (begunAt === undefined || this.ports.clock.now() - begunAt > begunForMs) await this.load(videoId);
  }

  /** Asks the server; an answer that is older than a later question or write counts for nothing. */
  async load(videoId: string): Promise<void> {
    const ticket = this.nextTicket(videoId);
    const { generation } = this;
    try {
      const confirmed = await this.ports.read(videoId, this.ports.session.isAuthorised);
      runInAction(() => {
        if (generation !== this.generation || ticket !== this.newest.get(videoId) || this.writing.has(videoId)) return;
        this.entries.set(videoId, { confirmed, intent: this.entries.get(videoId)?.intent });
      });
    } catch {
      // The counters of a video are a secondary matter: nothing is shown in their place.
    }
  }

  /** A press on like or dislike: sets it, removes it, or puts the other in its place. */
  async react(videoId: string, pressed: VideoReaction): Promise<void> {
    if (!this.ports.session.isAuthorised) {
      if (!(await this.ports.auth.require("reaction"))) return;
      // A guest meant "like", whatever an earlier visit left behind.
      await this.load(videoId);
      if (this.reactionOf(videoId) === pressed) return;
    }
    if ((this.coolUntil.get(videoId) ?? 0) > this.ports.clock.now()) {
      this.ports.notify({ type: "danger" });
      return;
    }
    await this.want(videoId, this.reactionOf(videoId) === pressed ? null : pressed);
  }

  clear(): void {
    this.begun.clear();
    this.generation += 1;
    this.entries.clear();
    this.writing.clear();
    this.newest.clear();
    this.coolUntil.clear();
  }

  private async want(videoId: string, reaction: VideoReaction | null): Promise<void> {
    const confirmed = this.entries.get(videoId)?.confirmed ?? nothing;
    this.entries.set(videoId, { confirmed, intent: reaction });
    if (this.writing.has(videoId)) return;
    await this.writeUntilSettled(videoId);
  }

  private async writeUntilSettled(videoId: string): Promise<void> {
    const { generation } = this;
    this.writing.add(videoId);
    for (;;) {
      const entry = this.entries.get(videoId);
      if (!entry || entry.intent === undefined || entry.intent === entry.confirmed.reaction) break;
      const sent = entry.intent;
      this.nextTicket(videoId);
      const result = await this.ports.write(videoId, sent).catch((): WriteFailure => ({ kind: "unknown" }));
      if (generation !== this.generation) return;
      if (result.kind === "done") {
        runInAction(() => {
          const now = this.entries.get(videoId) ?? entry;
          this.entries.set(videoId, { ...now, confirmed: { reaction: sent, votes: votesWith(now.confirmed, sent) } });
        });
        continue;
      }
      this.settleIntent(videoId);
      this.writing.delete(videoId);
      await this.recover(videoId, sent, result);
      return;
    }
    this.settleIntent(videoId);
    this.writing.delete(videoId);
  }

  private async recover(videoId: string, sent: VideoReaction | null, failure: WriteFailure): Promise<void> {
    if (failure.kind === "signedOut") {
      const { generation } = this;
      if (!(await this.ports.auth.require("reaction"))) return;
      // Signing in rebuilt the stores' contents; the intent is repeated once, and not again.
      if (generation === this.generation || this.ports.session.isAuthorised) await this.want(videoId, sent);
      return;
    }
    if (failure.kind === "tooMany") this.coolUntil.set(videoId, this.ports.clock.now() + failure.retryAfterMs);
    this.ports.notify({ type: "danger" });
    if (failure.kind === "unknown") await this.load(videoId);
  }

  private settleIntent(videoId: string): void {
    const entry = this.entries.get(videoId);
    if (entry) this.entries.set(videoId, { confirmed: entry.confirmed, intent: undefined });
  }

  private nextTicket(videoId: string): number {
    const ticket = (this.newest.get(videoId) ?? 0) + 1;
    this.newest.set(videoId, ticket);
    return ticket;
  }
}
