import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect } from "vitest";
import type { Context, ServerContext } from "../../../../../openapi/sandbox/context.ts";
import { Intents, intentOf } from "../../../../../openapi/sandbox/calls/idempotency.ts";
import { Problem } from "../../../../../openapi/sandbox/http/problems.ts";
import type { Call, Handler, OperationResponse } from "../../../../../openapi/sandbox/operations/call.ts";
import { createRandom } from "../../../../../openapi/sandbox/random.ts";
import { moneyPart } from "../../../../../openapi/sandbox/seed/parts/money.ts";
import type { Sandbox } from "../../../../../openapi/sandbox/server.ts";
import { smallSeed } from "../../../../../openapi/sandbox/testing/small-seed.ts";
import { startSmall } from "../../../../../openapi/sandbox/testing/visitor.ts";
import type { Account, AccountChange } from "../../ports.ts";
import { apiError, FakeClock } from "../../testing.ts";
import { Scope } from "../../writing/index.ts";
import { reading, writing } from "../../../../../openapi/sandbox/transactions.ts";

const fate = fc.constantFrom("lostRequest", "lostAnswer", "late", "killed", "busyServer");
/** Outcome of a call on its way. */
type Fate = "answered" | (typeof fate extends fc.Arbitrary<infer Shape> ? Shape : never);

/** One of the person's two tabs. */
export const tab = fc.constantFrom(0, 1);

/** Events that may happen around any flow of payments; `moves`: by how much the clock moves, ms. */
export const happenings = (...moves: readonly number[]) =>
  [
    { weight: 2, arbitrary: fc.record({ reload: tab }) },
    { weight: 1, arbitrary: fc.constant("duplicate" as const) },
    { weight: 3, arbitrary: fc.record({ fates: fc.array(fate, { minLength: 1, maxLength: 3 }) }) },
    { weight: 2, arbitrary: fc.constant("deliver" as const) },
    { weight: 4, arbitrary: fc.record({ move: fc.constantFrom(...moves) }) },
    { weight: 1, arbitrary: fc.constantFrom("restart" as const, "logout" as const) },
  ] as const;

/** The sandbox with its tables of money, for the models of payments. */
export const startMoneySandbox = (): Promise<Sandbox> =>
  startSmall({
    async seedWith(db) {
      await smallSeed(db);
      await moneyPart.run(db, { random: createRandom(1), now: Date.now() });
    },
  });

/** New person with the confirmed e-mail `<id>@kadr.example`. */
export async function newPerson({ database }: ServerContext): Promise<number> {
  const { id } = await database.query
    .insertInto("users")
    .values({ name: "Покупатель", email: `${randomUUID()}@kadr.example`, email_confirmed: 1, created_ts: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const email = `${id}@kadr.example`;
  await database.query.updateTable("users").set({ email }).where("id", "=", id).execute();
  return id;
}

class Killed extends Error {}

interface FaultyCall {
  readonly operation: string;
  readonly handler: Handler;
  readonly given: Partial<Call>;
  /** Idempotency-Key. */
  readonly key?: string | undefined;
  /** The id of what the key began, for `expectOneEach`. */
  readonly idOf?: (body: never) => string;
}

/** The handlers of the sandbox on its real tables, for one person, on a clock of ours; answers are lost, late or never come, and it is killed. */
export class FaultyServer {
  readonly clock = new FakeClock(Date.UTC(2027, 0, 1));
  readonly context: ServerContext;
  readonly userId: number;
  isSignedIn = true;
  /** Faults that were played. */
  faults = 0;
  /** Of the calls to come, in order. */
  readonly fates: Fate[] = [];
  #intents = new Intents();
  #underway = 0;
  #late: (() => void)[] = [];
  readonly #begun = new Map<string, Set<string>>();
  readonly #listeners = new Set<(change: AccountChange) => void>();
  #scope = new Scope();

  constructor(context: ServerContext, userId: number) {
    this.context = { ...context, now: () => this.clock.now() };
    this.userId = userId;
  }

  async call<T>(call: FaultyCall): Promise<T> {
    const next = this.fates.shift() ?? "answered";
    if (next !== "answered") this.faults += 1;
    this.#underway += 1;
    try {
      return (await this.#respond(call, next)) as T;
    } finally {
      this.#underway -= 1;
    }
  }

  async #respond({ operation, handler, given, key, idOf }: FaultyCall, next: Fate): Promise<unknown> {
    if (next === "lostRequest") throw apiError("offline");
    if (next === "busyServer") throw apiError(503);
    if (!this.isSignedIn) throw apiError(401);
    const work = this.#work(handler, given);
    if (next === "killed") {
      await writing(this.context, async (context) => {
        await work(context);
        throw new Killed();
      }).catch(() => undefined);
      this.restart();
      throw apiError("offline");
    }
    const { query = {}, params = {}, body: sent = {} } = given;
    const { body } = await (
      key === undefined
        ? reading(this.context, work)
        : this.#intents.perform(
            this.context,
            intentOf(this.userId, operation, key, JSON.stringify([params, query]), sent),
            work,
          )
    ).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      throw Object.assign(apiError(error.status, { body: { code: error.code } }), { code: error.code });
    });
    if (key !== undefined && idOf !== undefined)
      this.#begun.set(key, (this.#begun.get(key) ?? new Set()).add(idOf(body as never)));
    if (next === "lostAnswer") throw apiError("timeout");
    if (next === "late") {
      this.#underway -= 1;
      await new Promise<void>((resolve) => this.#late.push(resolve));
      this.#underway += 1;
    }
    return body;
  }

  #work(handler: Handler, given: Partial<Call>): (context: Context) => Promise<OperationResponse> | OperationResponse {
    const user = { id: this.userId, name: "", email: null };
    return (context) =>
      handler({ context, params: {}, query: {}, body: {}, user, sessionId: undefined, ...given } as Call);
  }

  /** The server's own response, past all faults. */
  async ask<T>(handler: Handler, given: Partial<Call> = {}): Promise<T> {
    return (await reading(this.context, this.#work(handler, given))).body as T;
  }

  /** Until nothing is under way that has not to wait. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#underway > 0) quiet = -1;
    }
  }

  /** Delivers the late response. */
  deliver(): void {
    const late = this.#late;
    this.#late = [];
    for (const resolve of late) resolve();
  }

  /** The process is another one: what it had in its memory is gone. */
  restart(): void {
    this.#intents = new Intents();
  }

  noMoreFaults(): void {
    this.fates.length = 0;
    this.deliver();
    this.isSignedIn = true;
  }

  /** The session ends in every tab. */
  logout(): void {
    this.isSignedIn = false;
    this.#scope.end();
    this.#scope = new Scope();
    const change = { before: String(this.userId), now: null, isFirst: false };
    for (const listener of [...this.#listeners]) listener(change);
  }

  /** The person who is here, as stores are told. */
  get account(): Account {
    const [isSignedIn, scope] = [() => this.isSignedIn, () => this.#scope];
    const userId = String(this.userId);
    return {
      get userId() {
        return isSignedIn() ? userId : null;
      },
      get isAuthorised() {
        return isSignedIn();
      },
      get now() {
        return scope();
      },
      onChange: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
  }

  /** One key is one order, payment or activation, however often the request was said. */
  expectOneEach(): void {
    for (const [key, ids] of this.#begun) expect([...ids].length, `begun by the intent ${key}`).toBe(1);
  }
}
