import type { Subscription } from "@kadr/openapi/client";
import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Dispose } from "./ports.ts";
import type { Place, Press, SubscriptionsPorts } from "./subscriptions/ports.ts";
import { Ages, failureOf, Intents, type Scope, Writing } from "./writing/index.ts";

/** How old an update has to be before it shows as new, ms (`subscriptions.newContentMinutes`). */
const newAfterMs = 10 * 60 * 1000;
/** Looked at again so long after the last answer, what is followed is asked for anew, ms: another tab or device may have changed it. */
const oldAfterMs = 10_000;
/** A change of one makes every older response about all of them old. */
const theList = "list";

const keyOf = ({ model, id }: Place): string => `${model}/${id}`;

const placeOf = ({ content_type: type, object }: Subscription): Place => ({
  model: type.model,
  id: object.object_id,
});

function placeOfKey(key: string): Place {
  const at = key.indexOf("/");
  return { model: key.slice(0, at), id: key.slice(at + 1) };
}

/** There is new content: the update is older than ten minutes and later than the last visit, and badges are wanted (K29). */
export function hasNew(subscription: Subscription, now: number): boolean {
  const { subscription_type: type, last_updated_ts: updated, last_visit_ts: visited } = subscription;
  if (type === "without" || updated === null) return false;
  const at = Date.parse(updated);
  return now - at > newAfterMs && at > (visited === null ? 0 : Date.parse(visited));
}

/** Whom and what a person follows, and which of it tells them of news (SUBS-TOGGLE-02, -04). */
export class SubscriptionsStore {
  readonly #ports: SubscriptionsPorts;
  readonly #writing: Writing;
  readonly #follows: Intents<boolean, Subscription | null>;
  readonly #bells: Intents<"all" | "without", Subscription>;
  /** Subscriptions by the server's last word, in its order; another map with each change: thousands of observed entries cost a press its answer. */
  readonly #confirmed = observable.box<ReadonlyMap<string, Subscription>>(new Map(), { deep: false });
  /** Subscribers by the last answer to a change. */
  readonly #counts = observable.map<string, number>();
  /** How each was pressed last; a guest who signs in for it is the one who pressed. */
  readonly #presses = new Map<string, Press & { readonly isContinued: boolean }>();
  isKnown = false;
  readonly #beginning = observable.array<Subscription>([], { deep: false });
  /** It was asked for in vain: what is followed stays unknown until the next try. */
  hasFailed = false;
  #askedAt = -Infinity;
  readonly #ages = new Ages();
  #asking: Promise<void> | null = null;

  constructor(ports: SubscriptionsPorts) {
    this.#ports = ports;
    this.#writing = new Writing(ports);
    const shared = {
      trigger: ports.trigger,
      read: (_key: string, scope: Scope) => this.#ask(scope),
      failed: () => ports.notify({ type: "danger", text: ports.texts.failed }),
      laneOf: (key: string) => key,
    };
    this.#follows = new Intents<boolean, Subscription | null>(this.#writing, {
      ...shared,
      confirmed: (key) => (this.isKnown ? this.#confirmed.get().has(key) : undefined),
      write: async (key, isWanted, { signal }) => {
        const place = placeOfKey(key);
        if (this.#presses.get(key)?.isByReason === true) {
          // It toggles: it is held against what is wanted.
          if ((await ports.api.toggleByReason(place, signal)) !== isWanted)
            await ports.api.toggleByReason(place, signal);
        } else if (!isWanted) await ports.api.unsubscribe(place, signal);
        // Followed already, it only says what is listed.
        return isWanted ? ports.api.subscribe(place, signal) : null;
      },
      confirm: (key, _isWanted, subscription) => this.#take(key, subscription),
    });
    this.#bells = new Intents<"all" | "without", Subscription>(this.#writing, {
      ...shared,
      confirmed: (key) => (this.#confirmed.get().get(key)?.subscription_type === "without" ? "without" : "all"),
      write: (key, type, { signal }) => ports.api.setNotices(placeOfKey(key), type, signal),
      confirm: (key, _type, subscription) => {
        this.#ages.confirm(theList);
        this.#put(key, subscription);
      },
      isGone: (key) => !this.#confirmed.get().has(key),
    });
    makeAutoObservable(
      this,
      {
        beginning: false,
        isFollowed: false,
        hasBell: false,
        countOf: false,
        toggle: false,
        toggleBell: false,
        visit: false,
        connect: false,
      },
      { autoBind: true },
    );
  }

  /** All subscriptions, the latest update first, without one that was just given up. */
  get list(): readonly Subscription[] {
    const { wanted } = this.#follows;
    return [...this.#confirmed.get()].filter(([key]) => wanted.get(key) !== false).map(([, one]) => one);
  }

  /** The beginning of what is followed, until all of it is known: to be looked at, nothing is decided by it. */
  get beginning(): readonly Subscription[] {
    return this.#beginning;
  }

  /** `undefined` while that is not known. */
  isFollowed(place: Place): boolean | undefined {
    return this.#follows.visible(keyOf(place));
  }

  /** The person is told of what is new there. */
  hasBell(place: Place): boolean {
    return this.#bells.visible(keyOf(place)) === "all";
  }

  /** Subscribers with this person; `count`: what the page came with. */
  countOf(place: Place, count: number): number {
    const key = keyOf(place);
    const change = this.isKnown ? Number(this.#follows.visible(key)) - Number(this.#confirmed.get().has(key)) : 0;
    return Math.max(0, (this.#counts.get(key) ?? count) + change);
  }

  /** Follows the account, and asks anew when the tab is looked at again, until disposed. */
  connect(): Dispose {
    const stopWriting = this.#writing.connect(() => this.clear());
    const { attention, clock } = this.#ports;
    const stopLooking = attention.onChange(() => {
      if (this.isKnown && attention.isHere() && clock.now() - this.#askedAt > oldAfterMs) void this.refresh();
    });
    return () => {
      stopLooking();
      stopWriting();
    };
  }

  /** Asks once for each account; nothing is shown where it does not come. */
  async load(): Promise<void> {
    if (!this.isKnown && this.#ports.account.isAuthorised) await this.refresh();
  }

  async refresh(): Promise<void> {
    if (this.#ports.account.isAuthorised) await this.#ask(this.#writing.scope()).catch(failureOf);
  }

  /** Follows, or no longer (SUBS-TOGGLE-02); a guest signs in first and follows then. */
  toggle(place: Place, press: Press = {}): Promise<void> {
    const key = keyOf(place);
    this.#presses.set(key, { ...press, isContinued: !this.#ports.account.isAuthorised });
    return this.#follows.want(key, this.isFollowed(place) !== true, press.trigger);
  }

  /** So many channels were followed quietly. */
  notifyOf(count: number): void {
    const { notify, texts } = this.#ports;
    if (count > 0) notify({ type: "success", text: count === 1 ? texts.subscribed : texts.subscribedToMany });
  }

  /** Between all and without (SUBS-TOGGLE-04). */
  toggleBell(place: Place): Promise<void> {
    return this.#bells.want(keyOf(place), this.hasBell(place) ? "without" : "all");
  }

  /** Its page was opened: nothing of it is new any more (SUBS-TOGGLE-01). A badge that stays is no harm. */
  async visit(place: Place): Promise<void> {
    const scope = this.#writing.scope();
    await this.load();
    const key = keyOf(place);
    if (scope.ended || !this.#confirmed.get().has(key)) return;
    try {
      await this.#ports.api.visit(place, scope.signal);
    } catch (error) {
      failureOf(error);
      return;
    }
    runInAction(() => {
      const subscription = this.#confirmed.get().get(key);
      if (scope.ended || subscription === undefined) return;
      const visited = new Date(this.#ports.clock.now()).toISOString();
      this.#put(key, { ...subscription, last_visit_ts: visited, newness: false });
    });
  }

  clear(): void {
    this.#writing.end();
    this.#follows.clear();
    this.#bells.clear();
    this.#confirmed.set(new Map());
    this.#counts.clear();
    this.#ages.clear();
    this.isKnown = false;
    this.#beginning.clear();
    this.hasFailed = false;
    this.#asking = null;
    this.#askedAt = -Infinity;
  }

  /** In the place that it has. */
  #put(key: string, subscription: Subscription): void {
    this.#confirmed.set(new Map([...this.#confirmed.get(), [key, subscription]]));
  }

  #take(key: string, subscription: Subscription | null): void {
    this.#ages.confirm(theList);
    const confirmed = this.#confirmed.get();
    const before = confirmed.get(key);
    const count = subscription?.object.subscribers_count ?? this.#countWithout(key, before);
    if (count !== undefined) this.#counts.set(key, count);
    if (subscription === null) this.#confirmed.set(new Map([...confirmed].filter(([other]) => other !== key)));
    else if (before === undefined) this.#confirmed.set(new Map([[key, subscription], ...confirmed]));
    else this.#put(key, subscription);
    this.#notifyChange(key, subscription !== null);
  }

  #countWithout(key: string, before: Subscription | undefined): number | undefined {
    const count = this.#counts.get(key) ?? before?.object.subscribers_count;
    return count === undefined ? undefined : Math.max(0, count - 1);
  }

  #notifyChange(key: string, isFollowed: boolean): void {
    const { texts, notify, hasRegistered } = this.#ports;
    const { isQuiet = false, isContinued = false } = this.#presses.get(key) ?? {};
    if (isQuiet) return;
    const joined = hasRegistered() ? texts.registeredAndSubscribed : texts.loggedInAndSubscribed;
    notify(
      isFollowed
        ? { type: "success", text: isContinued ? joined : texts.subscribed }
        : { type: "info", text: texts.unsubscribed },
    );
  }

  /** A second question waits for the response to the first. */
  async #ask(scope: Scope): Promise<void> {
    const asking = this.#asking ?? this.#read(scope);
    this.#asking = asking;
    try {
      await asking;
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }

  async #read(scope: Scope): Promise<void> {
    const requestedAt = this.#ages.ask();
    const onPart = (soFar: readonly Subscription[]) => {
      if (!scope.ended && !this.isKnown) runInAction(() => this.#beginning.replace([...soFar]));
    };
    const list = await this.#ports.api.list(scope.signal, onPart).catch((error: unknown) => {
      if (!scope.ended) runInAction(() => (this.hasFailed = true));
      throw error;
    });
    if (scope.ended) return;
    if (!this.#ages.take(theList, requestedAt) && this.isKnown) return;
    runInAction(() => {
      this.#askedAt = this.#ports.clock.now();
      for (const one of list) {
        const [key, count] = [keyOf(placeOf(one)), one.object.subscribers_count];
        if (this.#counts.has(key) && count !== undefined) this.#counts.set(key, count);
      }
      this.#confirmed.set(new Map(list.map((one) => [keyOf(placeOf(one)), one])));
      this.isKnown = true;
      this.#beginning.clear();
      this.hasFailed = false;
    });
  }
}
