import { makeAutoObservable, observable, runInAction } from "mobx";
import type { AuthTrigger } from "../ports.ts";
import type { WritingContext } from "./context.ts";
import { Unconfirmed } from "./unconfirmed.ts";
import { attempt, type Outcome } from "./attempt.ts";
import { type Failure, failureOf, isUnknown } from "./failures.ts";
import type { IntentsOptions } from "./options.ts";
import type { Scope } from "./scope.ts";

interface Intent<Value> {
  readonly value: Value;
  /** Whose it is; `null` for a guest's. */
  readonly ownerId: string | null;
  /** It has been through the auth popup; it is not sent there again. */
  readonly isContinued: boolean;
  /** Where its person is asked to sign in. */
  readonly trigger: AuthTrigger;
  /** Next wish for the same thing. */
  next: Intent<Value> | null;
}

/** Failure of an intent that came while requests are held back. */
const tooMany: Failure = { kind: "http", status: 429, retryAfter: null, body: null };

/**
 * A person's wish for each thing, until the server has it too. The visible value is the confirmed value with the intent
 * on top: a failure drops the intent, and no value has to be put back. The last intent wins, and one write at most is
 * under way for each thing (docs/adr/0025).
 */
export class Intents<Value, Response = void> {
  readonly #context: WritingContext;
  readonly #options: IntentsOptions<Value, Response>;
  readonly #pending = observable.map<string, Intent<Value>>({}, { deep: false });
  /** While there is one the next intent is sent even where the store believes that the server has it. */
  readonly #unconfirmed: Unconfirmed;
  /** One turn waits in the lane for each thing; what is wanted when it comes is what is sent. */
  readonly #turns = new Map<string, Promise<void>>();

  constructor(context: WritingContext, options: IntentsOptions<Value, Response>) {
    this.#context = context;
    this.#options = options;
    this.#unconfirmed = new Unconfirmed(context.ports.clock, options.read);
    makeAutoObservable(this, { visible: false, isPending: false, want: false }, { autoBind: true });
  }

  visible(key: string): Value | undefined {
    const intent = this.#pending.get(key);
    return intent === undefined ? this.#options.confirmed(key) : intent.value;
  }

  isPending(key: string): boolean {
    return this.#pending.has(key);
  }

  /** Unconfirmed wishes of all things, for a list of many. */
  get wanted(): ReadonlyMap<string, Value> {
    return new Map([...this.#pending].map(([key, { value }]) => [key, value]));
  }

  /** Shows the value at once and tells the server; a guest signs in first, by default at the store's trigger. Resolves when all is said and done. */
  want(key: string, value: Value, trigger: AuthTrigger = this.#options.trigger): Promise<void> {
    const { admission, ports } = this.#context;
    const isContinued = !ports.account.isAuthorised;
    const intent = { value, ownerId: ports.account.userId, isContinued, trigger, next: null };
    return admission.admit(trigger, () => this.#begin(key, intent));
  }

  /** The account has changed or the page was left: nothing is wanted any more. */
  clear(): void {
    this.#pending.clear();
    this.#unconfirmed.clear();
  }

  async #begin(key: string, intent: Intent<Value>): Promise<void> {
    if (this.#context.coolDown.isOn) return this.#options.failed(key, intent.value, tooMany);
    const before = this.#pending.get(key);
    if (before !== undefined) before.next = intent;
    runInAction(() => this.#pending.set(key, intent));
    await (this.#turns.get(key) ?? this.#takeTurn(key));
  }

  #takeTurn(key: string): Promise<void> {
    let hasCome = false;
    const turn = this.#context.lanes.run([this.#options.laneOf?.(key) ?? key], () => {
      hasCome = true;
      this.#turns.delete(key);
      return this.#settle(key);
    });
    if (!hasCome) this.#turns.set(key, turn);
    return turn;
  }

  async #settle(key: string): Promise<void> {
    const intent = this.#pending.get(key);
    if (intent === undefined) return;
    const { confirmed, isGone, read } = this.#options;
    const scope = this.#context.scope();
    try {
      if (isGone?.(key) === true) return;
      if (confirmed(key) === undefined && read !== undefined) await read(key, scope).catch(failureOf);
      if (scope.ended || intent.next !== null) return;
      if (confirmed(key) === intent.value && !this.#unconfirmed.has(key)) return;
      if (this.#context.coolDown.isOn) return this.#fail(key, intent, tooMany);
      await this.#recover(key, intent, scope, await this.#write(key, intent, scope));
    } finally {
      this.#drop(key, intent);
    }
  }

  /** Writes; where the response was lost and nobody can be asked, once more. */
  async #write(key: string, intent: Intent<Value>, scope: Scope): Promise<Outcome<void>> {
    const outcome = await this.#attempt(key, intent, scope);
    if (outcome.kind !== "refused" || !isUnknown(outcome.failure)) return outcome;
    this.#unconfirmed.begin(key);
    const isLeft = this.#options.read !== undefined || intent.next !== null || this.#context.coolDown.isOn;
    return isLeft ? outcome : this.#attempt(key, intent, scope);
  }

  #attempt(key: string, intent: Intent<Value>, scope: Scope): Promise<Outcome<void>> {
    return attempt(this.#context, {
      scope,
      maySignIn: () => {
        const last = lastWanted(intent, scope);
        return last.next === null && !last.isContinued;
      },
      write: async () => {
        const response = await this.#options.write(key, intent.value, scope);
        runInAction(() => {
          if (scope.ended) return;
          this.#options.confirm(key, intent.value, response);
          this.#unconfirmed.end(key);
          this.#drop(key, intent);
        });
      },
    });
  }

  async #recover(key: string, intent: Intent<Value>, scope: Scope, outcome: Outcome<void>): Promise<void> {
    if (outcome.kind === "again") {
      const last = lastWanted(intent, scope);
      this.#drop(key, intent);
      // Not waited for: the lane must be free for the one who comes back.
      const again = () => this.#begin(key, { ...last, isContinued: true });
      void this.#context.admission.signIn(last.trigger, last.ownerId, again);
      return;
    }
    if (outcome.kind === "done" || outcome.kind === "off") return;
    const { failure } = outcome;
    if (isUnknown(failure)) await this.#unconfirmed.ask(key, scope);
    if (scope.ended || intent.next !== null) return;
    const cameThrough = this.#options.confirmed(key) === intent.value && !this.#unconfirmed.has(key);
    if (!cameThrough) this.#fail(key, intent, failure);
  }

  #fail(key: string, intent: Intent<Value>, failure: Failure): void {
    this.#drop(key, intent);
    this.#options.failed(key, intent.value, failure);
  }

  #drop(key: string, intent: Intent<Value>): void {
    runInAction(() => {
      if (this.#pending.get(key) === intent) this.#pending.delete(key);
    });
  }
}

/** Intent that goes on after the sign-in: where the session has ended with its scope, the last one. */
function lastWanted<Value>(intent: Intent<Value>, scope: Scope): Intent<Value> {
  return scope.ended && intent.next !== null ? lastWanted(intent.next, scope) : intent;
}
