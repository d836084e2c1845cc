import type { Subscription } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { observable, runInAction } from "mobx";
import type { Toast } from "../../ports.ts";
import { SubscriptionsStore } from "../../SubscriptionsStore.ts";
import { accountOver, apiError, deferred, FakeClock, settle } from "../../testing.ts";
import type { Place, SubscriptionsTexts } from "../ports.ts";

const [example] = Object.values(examples.listSubscriptions)[0]?.results ?? [];
if (example === undefined) throw new Error("the spec has no example of a subscription");
/** A subscription as the server says it. */
export const of = (
  id: string,
  type: Subscription["subscription_type"] = "all",
  count = 10,
  model = "userchannel",
): Subscription => ({
  ...example,
  object: { ...example.object, object_id: id, subscribers_count: count },
  content_type: { id: "1", model },
  subscription_type: type,
});
export const place = (id: string, model = "userchannel") => ({ model, id });
/** How the server of these tests keeps it: an id is of its kind alone. */
export const keyOf = ({ model, id }: Place): string => `${model}/${id}`;

const words: SubscriptionsTexts = {
  subscribed: "subscribed",
  subscribedToMany: "many",
  unsubscribed: "unsubscribed",
  loggedInAndSubscribed: "logged in",
  registeredAndSubscribed: "registered",
  failed: "failed",
};

export type Fate = "ok" | "fail" | "lost";

/** A server that keeps what it was told, whose answers wait until the test lets them go. */
export function setUp({
  followed = ["1"] as readonly (string | Place)[],
  userId = "u1" as string | null,
  hasRegistered = false,
  texts = words,
  parts = [] as string[][],
} = {}) {
  const server = new Map(
    followed.map((one) => {
      const { model, id } = typeof one === "string" ? place(one) : one;
      return [keyOf({ model, id }), of(id, "all", 10, model)];
    }),
  );
  const pending: ((fate?: Fate) => void)[] = [];
  let writes = 0;
  const busy = new Map<string, number>();
  let most = 0;
  const call = <T>(id: string | null, work: () => T): Promise<T> => {
    const response = deferred<T>();
    if (id !== null) {
      writes += 1;
      busy.set(id, (busy.get(id) ?? 0) + 1);
      most = Math.max(most, busy.get(id) ?? 0);
    }
    pending.push((fate = "ok") => {
      if (id !== null) busy.set(id, (busy.get(id) ?? 0) - 1);
      const result = fate === "fail" ? undefined : work();
      if (fate === "ok") response.resolve(result as T);
      else response.reject(apiError(fate === "lost" ? "offline" : 500));
    });
    return response.promise;
  };
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  /** What guests were asked to sign in for; they do. */
  const signIns: (string | undefined)[] = [];
  const auth = {
    require: async (trigger?: string) => {
      signIns.push(trigger);
      runInAction(() => (session.userId = "u1"));
      return true;
    },
  };
  const toasts: Toast[] = [];
  const clock = new FakeClock();
  const attention = { isHere: true, look: (): void => undefined };
  const store = new SubscriptionsStore({
    account: accountOver(session),
    auth,
    notify: (toast) => void toasts.push(toast),
    clock,
    texts,
    hasRegistered: () => hasRegistered,
    trigger: "subscription",
    attention: {
      isHere: () => attention.isHere,
      onChange: (listener) => {
        attention.look = listener;
        return () => void (attention.look = () => undefined);
      },
    },
    api: {
      list: (_signal, onPart) => {
        for (const part of parts) onPart(part.map((id) => of(id)));
        return call(null, () => [...server.values()]);
      },
      subscribe: (at) =>
        call(keyOf(at), () => {
          const one = server.get(keyOf(at)) ?? of(at.id, "all", 11, at.model);
          server.set(keyOf(at), one);
          return one;
        }),
      unsubscribe: (at) => call(keyOf(at), () => void server.delete(keyOf(at))),
      toggleByReason: (at) =>
        call(keyOf(at), () => {
          if (server.delete(keyOf(at))) return false;
          server.set(keyOf(at), of(at.id, "all", 11, at.model));
          return true;
        }),
      setNotices: (at, type) =>
        call(keyOf(at), () => {
          const one = of(at.id, type, 10, at.model);
          server.set(keyOf(at), one);
          return one;
        }),
      visit: (at) => call(keyOf(at), () => undefined),
    },
  });
  const stop = store.connect();
  const respondAll = async (fate?: Fate): Promise<void> => {
    for (let last = 0; pending.length > 0 && last < 50; last += 1) {
      pending.shift()?.(fate);
      await settle();
    }
  };
  const said = () => toasts.map(({ text }) => text);
  return {
    store,
    stop,
    server,
    pending,
    respondAll,
    said,
    signIns,
    clock,
    session,
    attention,
    look: () => attention.look(),
    writes: () => writes,
    most: () => most,
  };
}

/** The same, once what is followed is known. */
export async function loaded(settings?: Parameters<typeof setUp>[0]) {
  const world = setUp(settings);
  void world.store.load();
  await world.respondAll();
  return world;
}
