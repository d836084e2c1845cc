import { QueryClient } from "@tanstack/react-query";
import { observable } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi, type Api, type OperationId } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { createSessionApi } from "../platform/api/sessionApi.ts";
import { createStorage } from "../platform/storage/storage.ts";
import { SessionStore } from "../stores/SessionStore.ts";
import { accountOver } from "../stores/testing.ts";
import type { Toast } from "../stores/ports.ts";
import { createHiddenContent } from "./createHiddenContent.ts";
import { createInterests } from "./createInterests.ts";
import { createNotifications, createNotificationSettings } from "./createNotifications.ts";
import { createProfile } from "./createProfile.ts";
import { createSubscriptions } from "./createSubscriptions.ts";
import { createVideoReactions } from "./createVideoReactions.ts";

const refused =
  (status: number, headers: Record<string, string> = {}) =>
  (): Response =>
    Response.json({ code: "fault", detail: "Сбой" }, { status, headers });

/** Every way that a call can fail (docs/invariants.md, «When a call fails»). */
const faults: Readonly<Record<string, () => Response | Promise<Response>>> = {
  "no network": () => Promise.reject(new TypeError("Failed to fetch")),
  "no response in time": () => new Promise<Response>(() => undefined),
  "a response that breaks off": () =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"re'));
          body.error(new TypeError("network error"));
        },
      }),
    ),
  "a proxy's page": () => new Response("<html>Bad gateway</html>", { headers: { "content-type": "text/html" } }),
  "another shape": () => Response.json({ surprise: [1] }),
  "an empty body": () => new Response("", { status: 200 }),
  "status 400": refused(400),
  "status 401": refused(401),
  "status 403": refused(403),
  "status 404": refused(404),
  "status 409": refused(409),
  "status 413": refused(413),
  "status 422": refused(422),
  "status 429": refused(429, { "retry-after": "1" }),
  "status 500": refused(500),
  "status 503": refused(503),
};

/** Failures that cannot be taken for a success. */
const loud: ReadonlySet<string> = new Set(["no network", "no response in time", "status 500", "status 503"]);

/** All that waits, waits a hundredth of its time. */
const hurry = 100;
const clock = {
  now: () => Date.now(),
  after: (delayMs: number, task: () => void) => {
    const timer = setTimeout(task, delayMs / hurry);
    return () => clearTimeout(timer);
  },
};

/** The answer of the server that is well, by the spec's examples. */
function good(operation: OperationId): Response {
  const all = (examples as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[operation];
  const [first] = Object.values(all ?? {});
  return first === undefined ? new Response(null, { status: 204 }) : Response.json(first);
}

/** A browser with somebody signed in, whose server is well but for one operation. */
function visit() {
  const toasts: Toast[] = [];
  const requests: OperationId[] = [];
  let broken: { readonly operation: OperationId; readonly fault: () => Response | Promise<Response> } | null = null;
  /** A client of its own for each operation: so it is known what a request is for. */
  const clients = new Map<OperationId, Api>();
  const clientOf = (operation: OperationId): Api => {
    const kept = clients.get(operation);
    if (kept !== undefined) return kept;
    const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      requests.push(operation);
      if (broken?.operation !== operation) return Promise.resolve(good(operation));
      const signal = input instanceof Request ? input.signal : init?.signal;
      const given = new Promise<never>((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as Error)),
      );
      return Promise.race([Promise.resolve(broken.fault()), given]);
    };
    const made = createApi({ baseUrl: "http://localhost:3000/backend", fetch, clock, random: () => 0 });
    clients.set(operation, made);
    return made;
  };
  const api: Api = {
    call: (operation, ...args) => clientOf(operation).call(operation, ...args),
    followLink: (operation, ...args) => clientOf(operation).followLink(operation, ...args),
  };
  const session = observable({ userId: "3001", isAuthorised: true });
  return {
    requests,
    toasts,
    break: (operation: OperationId, fault: () => Response | Promise<Response>) => (broken = { operation, fault }),
    heal: () => (broken = null),
    setup: {
      api,
      account: accountOver(session),
      auth: { require: () => Promise.resolve(true) },
      notify: (toast: Toast) => void toasts.push(toast),
      clock,
      measure: () => undefined,
    },
  };
}

type Visit = ReturnType<typeof visit>;
interface Deed {
  readonly act: () => Promise<unknown>;
  /** That it failed is seen by this. Default a toast. */
  readonly isShown?: () => boolean;
}
/** A request that no part of the screen waits for: its failure is not shown. */
const quiet = { isShown: () => true };

const settingsOf = ({ setup }: Visit) => createNotificationSettings(setup);
const bellOf = ({ setup }: Visit) =>
  createNotifications({
    ...setup,
    push: {
      deviceClass: () => "tv",
      show: () => undefined,
      hide: () => undefined,
      storage: createStorage(),
      settings: {
        load: () => Promise.reject(new Error("no pushes here")),
        get: () => null,
      },
    },
  });
const followsOf = ({ setup }: Visit) => createSubscriptions({ ...setup, hasRegistered: () => false });
const profileOf = async ({ setup }: Visit) => {
  const store = createProfile({
    ...setup,
    storage: createStorage(),
    session: { refresh: () => Promise.resolve(true) },
  });
  await store.load();
  return store;
};
const reactionsOf = ({ setup }: Visit) =>
  createVideoReactions({
    ...setup,
    queryClient: new QueryClient(),
    prefetched: { take: () => null, forget: () => undefined } as never,
  });
const sessionOf = ({ setup }: Visit) => new SessionStore({ ...createSessionApi(setup.api), storage: createStorage() });

const stranger = { model: "userchannel", id: "987654" };
const [followed] = examples.listSubscriptions[Object.keys(examples.listSubscriptions)[0] as never]["results"] as [
  { content_type: { model: string }; object: { object_id: string } },
];
const friend = { model: followed.content_type.model, id: followed.object.object_id };
let letters = 0;
/** Another text to save each time. */
const next = () => String.fromCharCode(1072 + (letters++ % 30));

const deeds: Readonly<Partial<Record<OperationId, (one: Visit) => Deed | Promise<Deed>>>> = {
  getProfile: (one) => {
    const store = sessionOf(one);
    return { act: () => store.refresh(), isShown: () => store.phase === "failed" };
  },
  logout: (one) => {
    const store = sessionOf(one);
    // the device is cleared at once; the server hears of it later
    return { act: () => store.logout(), ...quiet };
  },
  listNotifications: (one) => {
    const store = bellOf(one);
    return { act: () => store.reload() };
  },
  touchBell: (one) => {
    const store = bellOf(one);
    return { act: () => store.open(), ...quiet };
  },
  readAllNotifications: (one) => {
    const store = bellOf(one);
    return { act: () => store.readAll() };
  },
  deleteAllNotifications: (one) => {
    const store = bellOf(one);
    return { act: () => store.removeAll() };
  },
  getDeliverySettings: (one) => {
    const store = settingsOf(one);
    return { act: () => store.load(), isShown: () => store.phase === "failed" };
  },
  getNotificationSettings: (one) => {
    const store = settingsOf(one);
    return { act: () => store.load(), isShown: () => store.phase === "failed" };
  },
  updateDeliverySettings: async (one) => {
    const store = settingsOf(one);
    await store.load();
    return { act: () => store.set("ways", "email", store.switchesOf("ways")["email"] !== true) };
  },
  updateNotificationSettings: async (one) => {
    const store = settingsOf(one);
    await store.load();
    return { act: () => store.set("events", "like", store.switchesOf("events")["like"] !== true) };
  },
  listSubscriptions: (one) => {
    const store = followsOf(one);
    return { act: () => store.refresh(), isShown: () => store.hasFailed };
  },
  subscribe: async (one) => {
    const store = followsOf(one);
    await store.load();
    return { act: async () => void (store.isFollowed(stranger) === false && (await store.toggle(stranger))) };
  },
  unsubscribe: async (one) => {
    const store = followsOf(one);
    await store.load();
    return { act: async () => void (store.isFollowed(friend) === true && (await store.toggle(friend))) };
  },
  setSubscriptionNotices: async (one) => {
    const store = followsOf(one);
    await store.load();
    return { act: () => store.toggleBell(friend) };
  },
  visitSubscription: async (one) => {
    const store = followsOf(one);
    await store.load();
    return { act: () => store.visit(friend), ...quiet };
  },
  saveInterests: (one) => {
    const store = createInterests({
      ...one.setup,
      queryClient: new QueryClient(),
      tooltip: { show: () => undefined, hide: () => undefined },
    });
    return { act: () => store.save([{ id: "1", groupId: "1" }] as never) };
  },
  updateProfile: async (one) => {
    const store = await profileOf(one);
    return {
      act: () => {
        store.type("name", `Вера ${next()}`);
        return store.saveInfo();
      },
    };
  },
  setEmail: async (one) => {
    const store = await profileOf(one);
    return {
      act: () => {
        store.type("email", "new@kadr.example");
        return store.saveEmail("пароль");
      },
    };
  },
  confirmEmail: async (one) => {
    const store = await profileOf(one);
    return { act: () => store.confirmEmail("123456") };
  },
  setPhone: async (one) => {
    const store = await profileOf(one);
    return {
      act: () => {
        store.type("phone", "+7 912 345-67-80");
        return store.savePhone();
      },
    };
  },
  changePassword: async (one) => {
    const store = await profileOf(one);
    return { act: () => store.changePassword("старый пароль", "новый пароль") };
  },
  removeAccount: async (one) => {
    const store = await profileOf(one);
    return { act: () => store.remove() };
  },
  hideContent: (one) => {
    const store = createHiddenContent(one.setup);
    return { act: () => store.hide("v1", "menu") };
  },
  setVideoReaction: async (one) => {
    const store = reactionsOf(one);
    await store.load("v1");
    return {
      act: () => store.react("v1", store.reactionOf("v1") === "like" ? "dislike" : "like"),
    };
  },
};

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  unhandled.length = 0;
  process.on("unhandledRejection", note);
});
afterEach(() => void process.off("unhandledRejection", note));

/** No request waits for ever; the client itself gives up sooner. */
const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((_, reject) => setTimeout(() => reject(new Error("it waits for ever")), 15_000))]);

describe.each(Object.keys(deeds) as OperationId[])("%s", (operation) => {
  it.each(Object.keys(faults))("%s: it ends, is told of and can be done again", async (name) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const one = visit();
    const deed = await deeds[operation]?.(one);
    if (deed === undefined) throw new Error("no deed");
    one.toasts.length = 0;
    one.requests.length = 0;
    one.break(operation, faults[name] as () => Response);
    await inTime(deed.act());
    expect(one.requests, "it was asked for").toContain(operation);
    if (loud.has(name)) expect(deed.isShown?.() ?? one.toasts.some(({ type }) => type === "danger")).toBe(true);

    one.heal();
    // a busy server is left alone for as long as it said
    if (name === "status 429") await new Promise((resolve) => setTimeout(resolve, 30));
    one.toasts.length = 0;
    await inTime(deed.act());
    expect(one.toasts.filter(({ type }) => type === "danger")).toEqual([]);
    expect(unhandled).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
