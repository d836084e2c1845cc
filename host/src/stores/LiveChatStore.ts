import { hasVisible } from "@kadr/openapi/pages";
import type { ChatMessage, ChatPage } from "@kadr/openapi/client";
import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { Polling, type PollingPorts } from "./polling.ts";
import type { Dispose } from "./ports.ts";
import { type Failure, failureOf, isStatus, Writing, type WritingPorts } from "./writing/index.ts";

/** The longest message, characters; as the contract has it. */
export const maxMessageLength = 300;
/** Messages that are kept: a talk of hours must not grow without end. */
const maxKept = 300;
/** After so long without an answer the newest messages are asked for, and not all that was missed, ms. */
const tooLongAwayMs = 60_000;
/** Pauses between two questions until the server has said its own, and the longest after failures, ms. */
const firstPauseMs = 2000;
const maxPauseMs = 30_000;

/** Both reject with the client's `ApiError`. */
export interface LiveChatApi {
  /** `after`: of the last response; null: the newest. */
  list(videoId: string, after: string | null, signal: AbortSignal): Promise<ChatPage>;
  /** The same key for every attempt at the same message. */
  send(videoId: string, text: string, options: { key: string; signal: AbortSignal }): Promise<ChatMessage>;
}

export interface LiveChatPorts extends WritingPorts, PollingPorts {
  readonly api: LiveChatApi;
  readonly newKey: () => string;
  /** Said to somebody who may not write, where the server does not say why. */
  readonly texts: { readonly banned: string };
}

/** Own message that the server has not confirmed. */
export interface Outgoing {
  readonly key: string;
  readonly text: string;
  /** ms since the epoch */
  readonly at: number;
  readonly phase: "sending" | "failed";
  /** The newest message that was known then: a later one of the same words is this one. */
  readonly after: number;
  /** It was sent before, and may have come through. */
  readonly isAgain: boolean;
}

const numberOf = ({ id }: ChatMessage): number => Number(id);

/** The chat of one stream: what others say is asked for while somebody looks, what one says is seen at once. */
export class LiveChatStore {
  phase: "loading" | "ready" | "failed" | "over" = "loading";
  /** Typed text. Only sending it or a log-out takes it away. */
  draft = "";
  /** Why this person may not write; null: they may. */
  block: string | null = null;
  /** The messages here may be old: the last request had no response. */
  isBehind = false;
  /** In the order of their numbers. */
  private known: readonly ChatMessage[] = [];
  readonly #outgoing = observable.array<Outgoing>([], { deep: false });
  readonly #ports: LiveChatPorts;
  readonly #videoId: string;
  readonly #writing: Writing;
  readonly #polling: Polling;
  #after: string | null = null;
  #pauseMs = firstPauseMs;
  #respondedAt = 0;

  constructor(ports: LiveChatPorts, videoId: string) {
    this.#ports = ports;
    this.#videoId = videoId;
    this.#writing = new Writing(ports);
    this.#polling = new Polling(ports, { pauseMs: () => this.#pauseMs, maxPauseMs }, () => this.#ask());
    makeAutoObservable<this, "known">(
      this,
      { known: observableRef, connect: false, send: false, retry: false },
      { autoBind: true },
    );
  }

  /** Messages to show. An own one that is still on its way is not shown twice. */
  get messages(): readonly ChatMessage[] {
    return this.known.filter((message) => !this.#outgoing.some((one) => this.#isSame(one, message)));
  }

  get outgoing(): readonly Outgoing[] {
    return this.#outgoing;
  }

  /** Too much was said at once: nothing is sent for a while. */
  get isCooling(): boolean {
    return this.#writing.coolDown.isOn;
  }

  get isGuest(): boolean {
    return !this.#ports.account.isAuthorised;
  }

  get userId(): string | null {
    return this.#ports.account.userId;
  }

  type(text: string): void {
    this.draft = text;
  }

  /** Asks and goes on asking until disposed. */
  connect(): Dispose {
    const stopWriting = this.#writing.connect(() => {
      this.#outgoing.clear();
      this.block = null;
    });
    // A guest's text goes along into the account at sign-in; a person's text is for no other account.
    const stopAccount = this.#ports.account.onChange(({ before }) => {
      if (before !== null) runInAction(() => (this.draft = ""));
    });
    this.#polling.start();
    return () => {
      this.#polling.stop();
      stopAccount();
      stopWriting();
    };
  }

  /** Asks anew after a failure. */
  reload(): void {
    this.phase = "loading";
    this.#polling.start();
  }

  /** Says what is typed; a guest signs in first, and it goes on once. */
  async send(): Promise<void> {
    if (!this.#canSend()) return;
    await this.#writing.admission.admit("chat", () => this.#sendDraft());
  }

  /** The same message again, under the same key: it is never said twice. */
  async retry(key: string): Promise<void> {
    const one = this.#outgoing.find((other) => other.key === key);
    if (one?.phase === "failed" && !this.isCooling) await this.#inTurn({ ...one, phase: "sending", isAgain: true });
  }

  /** Gives a message up that did not come through. */
  remove(key: string): void {
    const one = this.#outgoing.find((other) => other.key === key);
    if (one?.phase === "failed") this.#outgoing.remove(one);
  }

  #canSend(): boolean {
    const text = this.draft.trim();
    return hasVisible(text) && text.length <= maxMessageLength && !this.isCooling && this.block === null;
  }

  async #sendDraft(): Promise<void> {
    if (!this.#canSend()) return;
    const text = this.draft.trim();
    const { newKey, clock } = this.#ports;
    runInAction(() => (this.draft = ""));
    await this.#inTurn({
      key: newKey(),
      text,
      at: clock.now(),
      phase: "sending",
      after: this.#newest(),
      isAgain: false,
    });
  }

  /** One after the other, so that they stand in the order in which they were written. */
  #inTurn(one: Outgoing): Promise<void> {
    this.#put(one);
    return this.#writing.lanes.run(["chat"], () => this.#attempt(one));
  }

  #newest(): number {
    const last = this.known.at(-1);
    return last === undefined ? 0 : numberOf(last);
  }

  async #attempt(waiting: Outgoing): Promise<void> {
    const scope = this.#writing.scope();
    const { api, account } = this.#ports;
    const ownerId = account.userId;
    if (!this.#outgoing.some(({ key }) => key === waiting.key)) return;
    // The same words that were said before it are not it.
    const one = waiting.isAgain ? waiting : { ...waiting, after: this.#newest() };
    runInAction(() => this.#put(one));
    try {
      const said = await api.send(this.#videoId, one.text, { key: one.key, signal: scope.signal });
      if (scope.ended) return;
      runInAction(() => {
        this.#drop(one.key);
        this.#learn([said]);
      });
    } catch (error) {
      const failure = failureOf(error);
      runInAction(() => this.#fail(one, failure, ownerId));
    }
  }

  #fail(one: Outgoing, failure: Failure, ownerId: string | null): void {
    const { coolDown, admission, isHere } = this.#writing;
    if (isStatus(failure, 401) && isHere()) {
      this.#giveBack(one);
      // Not waited for: the lane must be free for the one who comes back.
      void admission.signIn("chat", ownerId, () => this.#sendDraft());
      return;
    }
    // The session has changed to another person or a guest meanwhile.
    if (!this.#outgoing.some(({ key }) => key === one.key)) return;
    coolDown.respect(failure);
    if (isStatus(failure, 403)) {
      this.block = toastOf(failure.body) ?? this.#ports.texts.banned;
      this.#giveBack(one);
    } else if (isStatus(failure, 404)) {
      this.phase = "over";
      this.#giveBack(one);
    } else if (this.known.some((message) => this.#isSame(one, message))) this.#drop(one.key);
    else this.#put({ ...one, phase: "failed" });
  }

  /** Back into the field, before what was typed since. */
  #giveBack(one: Outgoing): void {
    this.#drop(one.key);
    this.draft = this.draft.trim() === "" ? one.text : `${one.text}\n${this.draft}`;
  }

  async #ask(): Promise<Failure | null> {
    const { api, clock } = this.#ports;
    const isLate = clock.now() - this.#respondedAt > tooLongAwayMs;
    try {
      const page = await api.list(this.#videoId, isLate ? null : this.#after, this.#writing.scope().signal);
      runInAction(() => {
        // The messages between are not asked for: the list begins anew.
        if (isLate) this.known = [];
        this.#respondedAt = clock.now();
        this.#after = page.after;
        this.#pauseMs = page.poll_seconds * 1000;
        this.isBehind = false;
        this.phase = page.mode === "none" ? "over" : "ready";
        this.#learn(page.results);
      });
      return null;
    } catch (error) {
      const failure = failureOf(error);
      // The account has changed meanwhile: the next question is its own.
      if (failure.kind === "aborted") return null;
      runInAction(() => {
        this.isBehind = true;
        if (this.phase === "loading") this.phase = isStatus(failure, 404) ? "over" : "failed";
      });
      return failure;
    }
  }

  #learn(messages: readonly ChatMessage[]): void {
    const ids = new Set(this.known.map(({ id }) => id));
    const news = messages.filter(({ id }) => !ids.has(id));
    if (news.length === 0) return;
    this.known = [...this.known, ...news].sort((a, b) => numberOf(a) - numberOf(b)).slice(-maxKept);
    // A message whose response was lost is here after all.
    for (const one of this.#outgoing.filter(({ phase }) => phase === "failed"))
      if (news.some((message) => this.#isSame(one, message))) this.#outgoing.remove(one);
  }

  #isSame({ text, after }: Outgoing, message: ChatMessage): boolean {
    return message.text === text && numberOf(message) > after && message.user.id === this.#ports.account.userId;
  }

  #put(one: Outgoing): void {
    const at = this.#outgoing.findIndex(({ key }) => key === one.key);
    if (at < 0) this.#outgoing.push(one);
    else this.#outgoing[at] = one;
  }

  #drop(key: string): void {
    this.#outgoing.replace(this.#outgoing.filter((one) => one.key !== key));
  }
}

/** Text of a 403, wherever the body has it. */
function toastOf(body: unknown): string | null {
  const text = typeof body === "object" && body !== null ? (body as Record<string, unknown>)["toast_message"] : null;
  return typeof text === "string" && text.trim() !== "" ? text : null;
}
