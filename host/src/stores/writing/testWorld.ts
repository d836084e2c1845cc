import { configure, observable, runInAction } from "mobx";
import { accountOver, apiError, FakeClock } from "../testing.ts";
import { type Failure, Intents, type Scope, Writing } from "./index.ts";

configure({ enforceActions: "always" });

/** Outcome of a call: done, refused, never arrived, done with the response lost on the way; `expired`: a 401 before which the client ended the session. */
export type Fate = "ok" | "offline" | "lost" | "expired" | 401 | 404 | 429 | 500;

/** Seconds that a 429 of this server asks to wait. */
export const waitSeconds = 7;

export interface WorldSettings {
  readonly userId?: string | null;
  /** The store can ask what the server has. Default true. */
  readonly canAsk?: boolean;
  /** A call that is called off ends at once and does nothing more; else it is done already, and its response comes too late. Default true. */
  readonly respectsAbort?: boolean;
}

/** A store of one value a key, and a server with one value a key and account, which works and answers when told to. */
export function makeWorld({ userId = "ann", canAsk = true, respectsAbort = true }: WorldSettings = {}) {
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const clock = new FakeClock();
  const truth = new Map<string, string>();
  const steps: (() => void)[] = [];
  const signIns: ((admitted: boolean) => void)[] = [];
  const sent: { readonly as: string | null; readonly key: string; readonly value: string }[] = [];
  const said: { readonly key: string; readonly value: string; readonly failure: Failure }[] = [];
  const inFlight = new Map<string, number>();
  const world = {
    session,
    clock,
    truth,
    steps,
    sent,
    said,
    canAsk,
    maxInFlight: 0,
    coolUntil: 0,
    sentTooSoon: 0,
    changesOfAccount: 0,
    fate: (_operation: "read" | "write"): Fate => "ok",
  };

  function call<T>(operation: "read" | "write", { signal }: Scope, work: () => T, ended: () => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let isOpen = true;
      const end = (settle: () => void): void => {
        if (!isOpen) return;
        isOpen = false;
        ended();
        settle();
      };
      let isDone = false;
      const respond = (): void => {
        if (isDone || !isOpen) return;
        isDone = true;
        const fate = world.fate(operation);
        const result = fate === "ok" || fate === "lost" ? work() : undefined;
        steps.push(() =>
          end(() => {
            if (fate === "ok") return resolve(result as T);
            if (fate === "expired") runInAction(() => (session.userId = null));
            if (fate === 429 && !signal.aborted) world.coolUntil = clock.now() + waitSeconds * 1000;
            reject(
              apiError(fate === "lost" ? "offline" : fate === "expired" ? 401 : fate, {
                retryAfter: fate === 429 ? waitSeconds : null,
              }),
            );
          }),
        );
      };
      signal.addEventListener("abort", () => (respectsAbort ? end(() => reject(apiError("aborted"))) : respond()));
      steps.push(respond);
    });
  }

  const confirmed = observable.map<string, string>();
  const known = new Map<string, number>();
  let questions = 0;
  const take = (key: string, value: string, requestedAt: number): void => {
    if (requestedAt < (known.get(key) ?? 0)) return;
    known.set(key, requestedAt);
    runInAction(() => confirmed.set(key, value));
  };
  const writing = new Writing({
    account: accountOver(session),
    clock,
    auth: { require: () => new Promise((resolve) => signIns.push(resolve)) },
  });
  const read = async (key: string, scope: Scope): Promise<void> => {
    const requestedAt = (questions += 1);
    const as = session.userId;
    const value = await call(
      "read",
      scope,
      () => truth.get(`${as} ${key}`) ?? "nothing",
      () => undefined,
    );
    if (!scope.ended) take(key, value, requestedAt);
  };
  const intents = new Intents<string>(writing, {
    trigger: "reaction",
    confirmed: (key) => confirmed.get(key),
    ...(canAsk ? { read } : {}),
    write: (key, value, scope) => {
      const as = session.userId;
      sent.push({ as, key, value });
      if (clock.now() < world.coolUntil) world.sentTooSoon += 1;
      inFlight.set(key, (inFlight.get(key) ?? 0) + 1);
      world.maxInFlight = Math.max(world.maxInFlight, inFlight.get(key) ?? 0);
      return call(
        "write",
        scope,
        () => void truth.set(`${as} ${key}`, value),
        () => inFlight.set(key, (inFlight.get(key) ?? 0) - 1),
      );
    },
    confirm: (key, value) => take(key, value, (questions += 1)),
    failed: (key, value, failure) => said.push({ key, value, failure }),
  });
  const dispose = writing.connect(() => {
    intents.clear();
    confirmed.clear();
    known.clear();
    world.coolUntil = 0;
    world.changesOfAccount += 1;
  });
  return Object.assign(world, {
    intents,
    dispose,
    want: (key: string, value: string) => intents.want(key, value),
    /** The page asks by itself. */
    load: (key: string) => read(key, writing.scope()).catch(() => undefined),
    visible: (key: string) => intents.visible(key),
    serverValue: (key: string) => truth.get(`${session.userId} ${key}`) ?? "nothing",
    popups: () => signIns.length,
    setUser: (id: string | null) => runInAction(() => (session.userId = id)),
    /** The popup closes: with a login, or without. */
    settleSignIn(as: string | null): void {
      if (as !== null) runInAction(() => (session.userId = as));
      signIns.splice(0).forEach((resolve) => resolve(as !== null));
    },
    /** One thing of those that wait happens: the server works, or a response arrives. */
    step(pick = 0): boolean {
      const [task] = steps.splice(steps.length === 0 ? 0 : pick % steps.length, 1);
      task?.();
      return task !== undefined;
    },
  });
}

export type World = ReturnType<typeof makeWorld>;
