import type { EventId, EventPlace, MeasuredContent } from "../../stores/measure/Measure.ts";
import type { Clock, Dispose } from "../../stores/ports.ts";
import type { AppStorage } from "../storage/storage.ts";
import type { CounterEntry } from "./counter.ts";
import type { Measurement } from "./earlyMeasurement.ts";
import { MeasuredSession } from "./MeasuredSession.ts";
import { eventName, paramsOf, recordOf, withContent, type EventRecord, type Moment } from "./record.ts";
import { conversionOf, operationOf, pageviewTag, ruled } from "./rules.ts";
import { SendQueue, type Sent } from "./SendQueue.ts";
import { measuredAddress } from "./sensitive.ts";
import type { UtmData } from "./utm.ts";

export interface SenderPorts {
  readonly clock: Clock;
  readonly storage: Pick<AppStorage, "get" | "set">;
  /** Asked again before anything leaves: an agreement may be taken back. */
  readonly isAllowed: () => boolean;
  readonly createId: () => string;
  readonly person: { readonly userId: string | null };
  /** Class of the device (`device.class`). */
  readonly deviceType: () => string;
  /** Opened as an application of its own. */
  readonly isStandalone: () => boolean;
  /** Content that the page of an address is about, as far as that is known by now. */
  readonly contentAt: (url: string) => MeasuredContent | undefined;
  /** Where the visitor came from, as far as that is kept (entity UtmData). */
  readonly utmAt: (moment: Moment) => UtmData;
  /** Groups of the A/B tests, `<slug>.<label>` joined by a tilde; undefined: they are not known. */
  readonly toggles: () => string | undefined;
  readonly send: (entries: readonly CounterEntry[]) => Promise<Sent>;
  readonly leave: (entries: readonly CounterEntry[]) => boolean;
  /** The conversion pixel; what decides whether it is asked for stands there. */
  readonly pixel: (tag: number, record: EventRecord) => void;
  /** A session has begun. */
  readonly onSession: (session: { readonly id: string; readonly cid: string }) => void;
}

/** A part of the app that is sent besides the events of the catalogue. */
export interface Trouble {
  readonly type: "login" | "block" | "deleted" | "other";
  readonly status: number;
  /** The call that failed. */
  readonly operation: string;
}

interface Page {
  readonly name: string;
  readonly moment: Moment;
  readonly viewId: string | undefined;
}

/** An entry whose content may come to be known while it waits. */
interface Waiting {
  readonly entry: CounterEntry;
  readonly url: string;
}

/** Puts the records together and sends them: page views, events, the timer of the session (ANALYTICS-SEND-01). */
export class Sender implements Measurement {
  readonly #ports: SenderPorts;
  readonly #session: MeasuredSession;
  readonly #queue: SendQueue<Waiting>;
  #page: Page | null = null;
  #hitOfPage: Waiting | null = null;
  /** The session that the counter knows by a page view. */
  #sessionOfHit: string | null = null;

  constructor(ports: SenderPorts) {
    this.#ports = ports;
    this.#session = new MeasuredSession(ports);
    this.#queue = new SendQueue({
      clock: ports.clock,
      send: (batch) => (ports.isAllowed() ? ports.send(this.#finished(batch)) : Promise.resolve("refused")),
      leave: (batch) => !ports.isAllowed() || ports.leave(this.#finished(batch)),
    });
  }

  /** Keeps the session, until disposed. */
  connect(): Dispose {
    return this.#session.onEnding(() => {
      if (!this.#ports.isAllowed()) return;
      const moment = this.#now();
      this.#put("timer", "keepalive", this.#record("timer-keepalive", {}, moment).record, moment);
    });
  }

  event(id: EventId, fields: EventPlace, moment: Moment): void {
    const rest = ruled(id, fields as Readonly<Record<string, unknown>>);
    if (rest === null) return;
    const { name: _name, context: _context, location: _location, link: _link, content: _content, ...params } = rest;
    const { record, sessionId } = this.#record(eventName(id), fields, moment);
    const tag = conversionOf(id, params);
    // A conversion in a session that the counter has not seen: the page view comes once more, so that the session begins (ANALYTICS-RULES-07).
    if (tag !== null && this.#sessionOfHit !== sessionId) this.#hit(moment);
    this.#put(operationOf(id), id, record, moment, params);
    if (tag !== null) this.#ports.pixel(tag, this.#withContentOf(record, moment.url));
  }

  page(name: string, moment: Moment): void {
    const { contentAt, createId, pixel } = this.#ports;
    const before = this.#page;
    const viewId = contentAt(moment.url) === undefined ? undefined : createId();
    this.#page = { name, moment, viewId };
    // An address that led on to this one in its own entry of the history was no page.
    const isLedOn =
      moment.entry !== undefined && moment.entry === before?.moment.entry && moment.url !== before.moment.url;
    if (isLedOn && this.#hitOfPage !== null) this.#queue.withdraw(this.#hitOfPage);
    this.#hitOfPage = this.#hit(moment);
    pixel(pageviewTag, this.#withContentOf(this.#hitOfPage.entry.record, moment.url));
  }

  /** A page or a part of it could not be had (ERROR-FETCH-04). */
  trouble({ type, status, operation }: Trouble): void {
    const moment = this.#now();
    const { record } = this.#record(`error-${type}`, {}, moment);
    this.#put("event", "error", record, moment, { type, status, operation });
  }

  /** Sends what waits: the network is back. */
  flush(): void {
    void this.#queue.flush();
  }

  /** The page may be lost. */
  leave(): void {
    this.#queue.leave();
  }

  /** The device's own id; made with the first thing that is measured. */
  get cid(): string {
    const { storage, createId } = this.#ports;
    const known = storage.get("visitor");
    if (known !== undefined) return known;
    const made = createId();
    storage.set("visitor", made);
    return made;
  }

  get sessionId(): string {
    return this.#session.touch().id;
  }

  #now(): Moment {
    return { at: this.#ports.clock.now(), url: this.#page?.moment.url ?? "" };
  }

  #hit(moment: Moment): Waiting {
    const { record, sessionId } = this.#record("pageview", {}, moment);
    this.#sessionOfHit = sessionId;
    const from = Object.entries(this.#ports.utmAt(moment)).map(([part, said]) => [`utm_${part}`, said] as const);
    const path = new URL(measuredAddress(moment.url, moment.url)).pathname;
    return this.#put("hit", path, record, moment, { ...Object.fromEntries(from), ab_tests: this.#ports.toggles() });
  }

  #record(name: string, place: EventPlace, moment: Moment): { record: EventRecord; sessionId: string } {
    const { createId, person, isStandalone, deviceType, onSession } = this.#ports;
    const { cid } = this;
    const { id: sessionId, isNew } = this.#session.touch();
    if (isNew) onSession({ id: sessionId, cid });
    const record = recordOf(name, place, moment, {
      sessionId,
      cid,
      uuid: createId(),
      userId: person.userId,
      isStandalone: isStandalone(),
      deviceType: deviceType(),
      screen: this.#page?.name ?? "",
      playerViewId: this.#page?.viewId,
    });
    return { record, sessionId };
  }

  #put(
    operation: CounterEntry["operation"],
    target: string,
    record: EventRecord,
    { url }: Moment,
    params: Readonly<Record<string, unknown>> = {},
  ): Waiting {
    const waiting = { entry: { operation, target, record, params: paramsOf(params) }, url };
    this.#queue.add(waiting);
    return waiting;
  }

  #withContentOf(record: EventRecord, url: string): EventRecord {
    return withContent(record, this.#ports.contentAt(url));
  }

  #finished(batch: readonly Waiting[]): CounterEntry[] {
    return batch.map(({ entry, url }) => ({ ...entry, record: this.#withContentOf(entry.record, url) }));
  }
}
