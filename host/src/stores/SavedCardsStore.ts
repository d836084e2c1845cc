import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { SavedPaymentMethod } from "@kadr/openapi/client";
import type { Measure } from "./measure/Measure.ts";
import type { Dispose, Notify } from "./ports.ts";
import { failureOf, isStatus, isUnknown, Writing, type WritingPorts } from "./writing/index.ts";

/** Action on a card that is confirmed first (PROFILE-EDIT-13, PROFILE-EDIT-14). */
export type CardAction = "makeMain" | "remove";

/** All calls reject with the client's `ApiError`. */
export interface SavedCardsApi {
  list(signal: AbortSignal): Promise<readonly SavedPaymentMethod[]>;
  makeMain(id: string, signal: AbortSignal): Promise<void>;
  remove(id: string, signal: AbortSignal): Promise<void>;
  /** `key`: the same for the same token, however often it is said. */
  add(token: string, key: string, signal: AbortSignal): Promise<void>;
}

export interface SavedCardsPorts extends WritingPorts {
  readonly api: SavedCardsApi;
  readonly notify: Notify;
  readonly measure: Measure;
  readonly newKey: () => string;
  readonly texts: {
    readonly question: Readonly<Record<CardAction, { readonly done: string; readonly failed: string }>>;
    readonly adding: { readonly done: string };
  };
}

export interface CardQuestion {
  readonly action: CardAction;
  readonly card: SavedPaymentMethod;
}

/** A card on its way: sending; failed: it may be said again; refused: another card is needed. */
export type AddingPhase = "idle" | "sending" | "failed" | "refused" | "added";

const place = { location: "profile" } as const;

/**
 * The person's saved cards. Each change is asked about first and told of when the server has it; nothing is shown before that: what a card
 * pays for is no place for a guess.
 */
export class SavedCardsStore {
  phase: "idle" | "loading" | "ready" | "failed" = "idle";
  cards: readonly SavedPaymentMethod[] = [];
  question: CardQuestion | null = null;
  isSending = false;
  /** Error of the confirmed action. */
  problem: string | null = null;
  adding: AddingPhase = "idle";
  /** Token of the card that is being added: a request that is sent again carries the same. */
  #token: { readonly token: string; readonly key: string } | null = null;
  readonly #ports: SavedCardsPorts;
  readonly #writing: Writing;

  constructor(ports: SavedCardsPorts) {
    this.#ports = ports;
    this.#writing = new Writing(ports);
    makeAutoObservable(this, { cards: observableRef, question: observableRef, connect: false }, { autoBind: true });
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return this.#writing.connect(() => this.clear());
  }

  /** Asked for again whenever they are shown (PAY-DATA-03); what is known stays meanwhile. */
  async load(): Promise<void> {
    if (this.phase === "loading") return;
    const before = this.phase;
    const scope = this.#writing.scope();
    this.phase = before === "ready" ? "ready" : "loading";
    try {
      const cards = await this.#ports.api.list(scope.signal);
      if (!scope.ended) this.take(cards);
    } catch (error) {
      if (failureOf(error).kind === "aborted" || scope.ended) return;
      runInAction(() => (this.phase = before === "ready" ? "ready" : "failed"));
    }
  }

  ask(action: CardAction, card: SavedPaymentMethod): void {
    this.#ports.measure(`profile.paymentMethods.${action}`, place);
    this.question = { action, card };
    this.problem = null;
  }

  /** The question is put away without a yes. */
  dismiss(): void {
    if (!this.isSending) this.question = null;
  }

  async confirm(): Promise<void> {
    const { question } = this;
    if (question === null || this.isSending) return;
    const { measure, notify, texts } = this.#ports;
    const { action } = question;
    const words = texts.question[action];
    measure(`profile.paymentMethods.${action}.confirm`, place);
    this.isSending = true;
    this.problem = null;
    const scope = this.#writing.scope();
    const isDone = await this.#settle(question, scope.signal);
    if (scope.ended) return;
    runInAction(() => {
      this.isSending = false;
      if (isDone) this.question = null;
      else this.problem = words.failed;
    });
    if (!isDone) return;
    measure(`profile.paymentMethods.${action}.success`, place);
    notify({ type: "success", text: words.done });
    // Removing the main card makes another one the main.
    await this.load();
  }

  /** A card is about to be typed in. */
  beginAdding(): void {
    this.#token = null;
    this.adding = "idle";
  }

  /** The frame gave what stands for the card. */
  async add(token: string): Promise<void> {
    this.#token = { token, key: this.#ports.newKey() };
    await this.addAgain();
  }

  /** Says the same once more: at most one card comes of it. */
  async addAgain(): Promise<void> {
    if (this.#token === null || this.adding === "sending") return;
    const { token, key } = this.#token;
    const { api, notify, texts } = this.#ports;
    const scope = this.#writing.scope();
    this.adding = "sending";
    try {
      await api.add(token, key, scope.signal);
      if (scope.ended) return;
      this.#token = null;
      runInAction(() => (this.adding = "added"));
      notify({ type: "success", text: texts.adding.done });
      await this.load();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "aborted" || scope.ended) return;
      runInAction(() => (this.adding = isStatus(failure, 400, 422) ? "refused" : "failed"));
    }
  }

  /** The tokeniser would not take it, for a reason that no field has. */
  refuse(): void {
    this.adding = "refused";
  }

  clear(): void {
    this.#writing.end();
    this.#token = null;
    this.phase = "idle";
    this.cards = [];
    this.question = null;
    this.isSending = false;
    this.problem = null;
    this.adding = "idle";
  }

  private take(cards: readonly SavedPaymentMethod[]): void {
    this.cards = cards;
    this.phase = "ready";
  }

  /** Whether the server has it: a lost answer is asked after before it is called a failure. */
  async #settle({ action, card: { paymentMethodId: id } }: CardQuestion, signal: AbortSignal): Promise<boolean> {
    const { api } = this.#ports;
    try {
      await api[action](id, signal);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      // Another tab or device was first.
      if (action === "remove" && isStatus(failure, 404)) return true;
      if (!isUnknown(failure)) return false;
    }
    try {
      const cards = await api.list(signal);
      this.take(cards);
      const card = cards.find(({ paymentMethodId }) => paymentMethodId === id);
      return action === "remove" ? card === undefined : card?.isMain === true;
    } catch (error) {
      failureOf(error);
      return false;
    }
  }
}
