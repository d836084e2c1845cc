/**
 * Two people use one browser, and so one session, from many tabs: whatever is pressed in this tab, whoever signs in elsewhere, told or not,
 * whatever answers are lost or late: what one of them meant is never done as the other.
 */
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createApi, type Api, type OperationId } from "@kadr/openapi/client";
import { errors, examples } from "@kadr/openapi/examples";
import { createStorage } from "../platform/storage/storage.ts";
import { PrefetchedResponses } from "../queries/prefetched.ts";
import { CommentsStore } from "../stores/CommentsStore.ts";
import { LiveChatStore } from "../stores/LiveChatStore.ts";
import type { Stores } from "../stores/stores.ts";
import { FakeClock } from "../stores/testing.ts";
import { createStores } from "./createStores.ts";
import { sessionOfCalls } from "./sessionOfCalls.ts";
import { createPayingDeeds } from "./testing/payingDeeds.ts";

type Person = "ann" | "bob";
/** Outcome of a request: done; done and its response lost; never arrived; on its way until it is let go; done, its response on its way. */
type Fate = "ok" | "lost" | "offline" | "held" | "late";

const nothing = (): undefined => undefined;
/** All that is on its way within the page. */
const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Calls that answer a guest, too. */
const forEverybody: ReadonlySet<string> = new Set(["getProfile", "logout"]);

/** The cookie of a browser and a server that knows whose it is. Of a person's things their names say whose they are. */
class Browser {
  cookie: string | null = null;
  readonly sessions = new Map<string, Person>();
  readonly rows: { readonly by: Person; readonly what: string }[] = [];
  readonly fates: Fate[] = [];
  #onTheirWay: (() => void)[] = [];
  #made = 0;

  signIn(as: Person): void {
    this.cookie = `session ${++this.#made}`;
    this.sessions.set(this.cookie, as);
  }

  logOut(): void {
    if (this.cookie !== null) this.sessions.delete(this.cookie);
    this.cookie = null;
  }

  letGo(): void {
    for (const go of this.#onTheirWay.splice(0)) go();
  }

  async respond(operation: OperationId, request: Request): Promise<Response> {
    const cookie = request.credentials === "omit" ? null : this.cookie;
    const fate = this.fates.shift() ?? "ok";
    if (fate === "offline") throw new TypeError("Failed to fetch");
    if (fate === "held") await this.#wait();
    const response = await this.#perform(operation, request, cookie);
    if (fate === "lost") throw new TypeError("Failed to fetch");
    if (fate === "late") await this.#wait();
    return response;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => void this.#onTheirWay.push(resolve));
  }

  async #perform(operation: OperationId, request: Request, cookie: string | null): Promise<Response> {
    const by = cookie === null ? undefined : this.sessions.get(cookie);
    const named = request.headers.get("x-acting-user");
    if (named !== null && by !== undefined && named !== by)
      return Response.json(errors.AnotherUser.anotherUser, { status: 412 });
    if (by === undefined && !forEverybody.has(operation))
      return Response.json(errors.Unauthorized.unauthorized, { status: 401 });
    if (operation === "logout" && cookie !== null) this.sessions.delete(cookie);
    if (by !== undefined && request.method !== "GET") {
      const { pathname, search } = new URL(request.url);
      const key = request.headers.get("idempotency-key") ?? "";
      this.rows.push({ by, what: `${decodeURIComponent(pathname + search)} ${key} ${await request.text()}` });
    }
    return bodyFor(operation, by, new URL(request.url).searchParams);
  }
}

/** By the spec's examples; a person's list has what is theirs. */
function bodyFor(operation: OperationId, by: Person | undefined, query: URLSearchParams): Response {
  if (operation === "getProfile")
    return Response.json(by === undefined ? examples.getProfile.guest : { ...examples.getProfile.viewer, id: by });
  if (operation === "listNotifications") {
    const { results, ...page } = examples.listNotifications.first;
    return Response.json({ ...page, results: results.map((one, n) => ({ ...one, task_id: `${by}-${n}` })) });
  }
  if (operation === "getNotificationSettings") return Response.json({ [`${by}-1`]: true, [`${by}-2`]: true });
  if (operation === "listSavedPaymentMethods") {
    const { results } = examples.listSavedPaymentMethods.two;
    return Response.json({ results: results.map((one, n) => ({ ...one, paymentMethodId: `${by}-${n}` })) });
  }
  if (operation === "checkCoupon")
    return Response.json({ ...examples.checkCoupon.noads, promo_code: query.get("promo_code") });
  if (operation === "getPaymentStatus") return Response.json(examples.getPaymentStatus.succeeded);
  if (operation === "getPromoActivationStatus") return Response.json(examples.getPromoActivationStatus.activated);
  // one product is asked about to be managed: one of them is the marketplace's, the other is renewed by its tariff
  if (operation === "listProductTariffs" && query.has("productCode")) {
    const { result } = examples.listProductTariffs.active;
    return Response.json({ result: result.map((one) => ({ ...one, isActive: true })) });
  }
  if (operation === "listActivePurchases") {
    const [one] = examples.listActivePurchases.one.results;
    const other = { ...one, product_code: "PREMIER_RUTUBE_YAPPY", offer_id: null };
    return Response.json({ results: [{ ...one, subscription_id: `${by}-1` }, other] });
  }
  if (operation === "getPlaylistFavorite") return Response.json(examples.getPlaylistFavorite.notSaved);
  const all = (examples as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[operation];
  const [first] = Object.values(all ?? {});
  return first === undefined ? new Response(null, { status: 204 }) : Response.json(first);
}

/** One tab, with all its stores as the app puts them together. */
async function openTab() {
  localStorage.clear();
  sessionStorage.clear();
  const browser = new Browser();
  browser.signIn("ann");
  const clock = new FakeClock();
  const storage = createStorage();
  const client = createApi({
    baseUrl: "http://localhost:3000/backend",
    clock,
    random: () => 0.5,
    ...sessionOfCalls(storage, () => stores),
  });
  // so it is known what a request is for
  const answering = (operation: OperationId) => ({
    fetch: ((input: Request) => browser.respond(operation, input)) as typeof fetch,
  });
  const api: Api = {
    call: (operation, ...[args]) => client.call(operation, ...([{ ...args, ...answering(operation) }] as never)),
    followLink: (operation, link, options) =>
      client.followLink(operation, link, { ...options, ...answering(operation) }),
  };
  const stores: Stores = createStores({
    api,
    prefetched: new PrefetchedResponses(null),
    storage,
    now: clock.now.bind(clock),
    clock,
    theme: { stored: () => null, system: () => "light", watchSystem: () => nothing, store: nothing, show: nothing },
    measure: nothing,
    open: nothing,
    onPositionSaved: () => Promise.resolve(),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    pushOffering: { deviceClass: () => "tv", show: nothing, hide: nothing },
    shopId: "kadr",
    tooltip: { show: nothing, hide: nothing },
    go: nothing,
    leave: nothing,
    onProductCode: nothing,
    signInEnded: { onRegistered: nothing, onDismissed: nothing },
  });
  stores.account.connect();
  await stores.session.refresh();
  const comments = new CommentsStore(await stores.commentsPorts.load(), { videoId: "v", channelOwnerId: "owner" });
  const chat = new LiveChatStore(await stores.chatPorts.load(), "v");
  const disposers = [comments.connect(), chat.connect()];
  const bell = await stores.bell.late.load();
  const settings = await stores.notificationSettings.load();
  const savedCards = await stores.savedCards.load();
  const profile = await stores.profile.load();
  await Promise.all([comments.open(), bell.open(), settings.load(), savedCards.load(), profile.load()]);
  const loaded = {
    reactions: await stores.videoReactions.load(),
    ratings: await stores.videoRatings.load(),
    subscriptions: await stores.subscriptions.load(),
    watchLater: await stores.watchLater.load(),
    savedPlaylists: await stores.savedPlaylists.load(),
    history: await stores.history.load(),
    searchHistory: await stores.searchHistory.load(),
    interests: await stores.interests.load(),
    purchases: await stores.purchases.load(),
  };
  const paying = await createPayingDeeds(api, stores, clock);
  const close = (): void => {
    paying.close();
    for (const dispose of disposers) dispose();
    for (const store of Object.values(loaded)) (store as { clear?: () => void }).clear?.();
    bell.close();
  };
  return { browser, clock, stores, comments, chat, bell, settings, savedCards, profile, paying, ...loaded, close };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const watchedAt = "2026-11-20T10:00:00Z";

/** Presses. `mark` says who pressed, and is in what reaches the server; so are the names in a person's lists. */
const deeds: Readonly<Record<string, (tab: Tab, mark: string) => unknown>> = {
  comment: ({ comments }, mark) => {
    comments.setDraft("new", mark);
    return comments.submit("new");
  },
  chat: ({ chat }, mark) => {
    chat.type(mark);
    return chat.send();
  },
  // only what is known of a video is shown, and can be pressed
  react: ({ reactions }, mark) => {
    const id = mark.replace(/\d+$/, "");
    return reactions.isKnown(id) ? reactions.react(id, "dislike") : reactions.load(id);
  },
  rate: ({ ratings }, mark) => ratings.rate(mark, 5),
  follow: ({ subscriptions }, mark) => subscriptions.toggle({ model: "userchannel", id: mark }),
  // only what is followed is visited
  visit: ({ subscriptions }, mark) => {
    const channel = { model: "userchannel", id: mark.replace(/\d+$/, "") };
    return subscriptions.isFollowed(channel) === true ? subscriptions.visit(channel) : subscriptions.toggle(channel);
  },
  watchLater: ({ watchLater }, mark) => watchLater.set(mark, true, "watch-later-popup"),
  savePlaylist: ({ savedPlaylists }, mark) => savedPlaylists.set(mark, true),
  forgetWatched: ({ history }, mark) => history.remove(mark, watchedAt),
  // only what is removed is brought back
  bringBack: ({ history }, mark) => {
    const id = mark.replace(/\d+$/, "");
    return history.removed.get(id) === watchedAt ? history.undo() : history.remove(id, watchedAt);
  },
  forgetSearched: ({ searchHistory }, mark) => searchHistory.remove(mark),
  hide: ({ stores }, mark) => stores.hidden.hide(mark, "menu"),
  position: ({ stores }, mark) => {
    stores.watchProgress.watched(mark, 100);
    return stores.watchProgress.flush(mark);
  },
  interests: ({ interests }, mark) => interests.save([{ id: mark, groupId: "1" }] as never),
  rename: ({ profile }, mark) => {
    profile.type("name", mark);
    return profile.saveInfo();
  },
  rent: ({ purchases }, mark) => purchases.activate(mark),
  read: ({ bell }) => bell.rows[0] !== undefined && bell.read(bell.rows[0].id),
  hideNotification: ({ bell }) => bell.rows[0] !== undefined && bell.hide(bell.rows[0].id),
  // what is hidden can be taken back as long as the panel is open
  closeBell: ({ bell }) => {
    if (bell.rows[0] !== undefined) bell.hide(bell.rows[0].id);
    bell.close();
    return bell.open();
  },
  switch: ({ settings }) => {
    const [code] = Object.keys(settings.switchesOf("events"));
    return code !== undefined && settings.set("events", code, settings.switchesOf("events")[code] !== true);
  },
  removeCard: ({ savedCards }) => {
    const [card] = savedCards.cards ?? [];
    if (card === undefined) return undefined;
    savedCards.ask("remove", card);
    return savedCards.confirm();
  },
  buy: ({ paying }, mark) => paying.deeds.buy(mark),
  useCoupon: ({ paying }, mark) => paying.deeds.useCoupon(mark),
  useCode: ({ paying }, mark) => paying.deeds.useCode(mark),
  subscribe: ({ paying }, mark) => paying.deeds.subscribe(mark),
  manage: ({ paying }, mark) => paying.deeds.manage(mark),
};

type Step =
  | { readonly do: "press"; readonly what: string }
  | { readonly do: "elsewhere"; readonly as: Person | null; readonly isNotified: boolean }
  | { readonly do: "fate"; readonly fate: Fate }
  | { readonly do: "leave" }
  | { readonly do: "letGo" }
  | { readonly do: "time"; readonly ms: number };

/** Events that are no presses. */
const happenings = [
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("elsewhere" as const),
      as: fc.constantFrom<Person | null>("ann", "bob", "bob", null),
      isNotified: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("fate" as const),
      fate: fc.constantFrom<Fate>("ok", "lost", "lost", "offline", "held", "late"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("leave" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("letGo" as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("time" as const), ms: fc.constantFrom(300, 1000, 6000) }) },
];

const stepOf = (presses: readonly string[]): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant("press" as const), what: fc.constantFrom(...presses) }) },
    ...happenings,
  );

/** A guest's waits for a sign-in and goes on as whoever that is: that is not looked at here. */
function press(tab: Tab, what: string, at: number): void {
  const { userId } = tab.stores.account;
  if (userId !== null) void Promise.resolve(deeds[what]?.(tab, `${userId}-press${at}`)).catch(nothing);
}

async function act(tab: Tab, one: Step, at: number): Promise<void> {
  const { browser, clock, stores } = tab;
  if (one.do === "fate") browser.fates.push(one.fate);
  else if (one.do === "letGo") browser.letGo();
  else if (one.do === "time") clock.advance(one.ms);
  else if (one.do === "leave") void stores.session.logout();
  else if (one.do === "press") press(tab, one.what, at);
  else {
    if (one.as === null) browser.logOut();
    else browser.signIn(one.as);
    if (one.isNotified && one.as === null) stores.session.leave();
    else if (one.isNotified) void stores.session.refresh();
  }
  await turn();
}

function check({ browser }: Tab): void {
  for (const { by, what } of browser.rows)
    for (const [, whose] of what.matchAll(/\b(ann|bob)-/g))
      if (whose !== by) throw new Error(`${whose}'s is done as ${by}: ${what}`);
}

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
beforeEach(() => {
  unhandled.length = 0;
  process.on("unhandledRejection", note);
});
afterEach(() => void process.off("unhandledRejection", note));

it("each press reaches the server as whoever pressed", async () => {
  const tab = await openTab();
  for (const [at, what] of Object.keys(deeds).entries()) {
    if (what === "hideNotification") continue;
    const before = tab.browser.rows.length;
    const isThere = () => tab.browser.rows.slice(before).some((row) => /\bann-/.test(row.what));
    await act(tab, { do: "press", what }, at);
    // a store that comes late is loaded by the first press, which takes real time
    for (const end = Date.now() + 10_000; !isThere() && Date.now() < end;) {
      tab.clock.advance(6000);
      await turn();
      await act(tab, { do: "press", what }, at);
    }
    expect(isThere(), what).toBe(true);
  }
  tab.close();
});

// a payment takes several presses of its own, which are rare among all others
it.each([
  ["deeds", Object.keys(deeds)],
  ["steps of a payment", ["buy", "useCoupon", "useCode", "subscribe", "manage"]],
])("whatever happens, none of one person's %s is done as the other", async (_what, presses) => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf(presses), { minLength: 5, maxLength: 40 }), async (steps) => {
      const tab = await openTab();
      for (const [at, one] of steps.entries()) await act(tab, one, at);
      tab.browser.fates.length = 0;
      for (let n = 0; n < 4; n += 1) {
        tab.browser.letGo();
        tab.clock.advance(6000);
        await turn();
      }
      check(tab);
      tab.close();
    }),
    { numRuns: 60 },
  );
  expect(unhandled).toEqual([]);
});
