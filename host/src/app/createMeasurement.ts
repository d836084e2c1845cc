import type { QueryClient } from "@tanstack/react-query";
import type { Api, VideoPage } from "@kadr/openapi/client";
import { findPage } from "@kadr/openapi/pages";
import { contentOfVideo, failureKind } from "../presenters/measured.ts";
import { leaveToCounter, sendToCounter } from "../platform/analytics/counter.ts";
import type { Measurement } from "../platform/analytics/earlyMeasurement.ts";
import { createMeasuredId } from "../platform/analytics/ids.ts";
import { pixelAddress, requestPixel } from "../platform/analytics/pixel.ts";
import { watchScrollDepth } from "../platform/analytics/scrollDepth.ts";
import { keptUtm } from "../platform/analytics/utm.ts";
import { Sender, type SenderPorts, type Trouble } from "../platform/analytics/Sender.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { onLeave, watchOnline } from "../platform/device/leaving.ts";
import { togglesIn } from "../platform/toggles/cookies.ts";
import type { AppStorage } from "../platform/storage/storage.ts";

export interface MeasurementSetup {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly storage: AppStorage;
  readonly person: SenderPorts["person"];
  readonly deviceType: () => string;
  readonly isAllowed: () => boolean;
  /** Calls of the role `metrics`; the counter and the pixel are on its host. Empty: there is no counter. */
  readonly metricsUrl: string;
  /** The site that the conversion pixel counts for; with an empty one the pixel is not asked for (ANALYTICS-SEND-02). */
  readonly siteId: string;
  /** Does the task at once; while a popup takes a payment, when that has closed (docs/invariants.md, S8). */
  readonly afterPayment: (task: () => void) => void;
}

/** The sender of this app, for as long as the tab; loaded when the page has nothing better to do. */
export function createMeasurement(setup: MeasurementSetup): Measurement {
  const { api, queryClient, storage, person, deviceType, isAllowed, metricsUrl, siteId, afterPayment } = setup;
  if (metricsUrl === "") {
    // The documents' way of saying that the counter has no token (COMMON-TOGGLES-05).
    console.error("measurement: there is no counter in the configuration, nothing is sent");
    return { event: () => undefined, page: () => undefined };
  }
  const counterUrl = new URL("/counter", metricsUrl).href;
  const pixelUrl = new URL("/pixel", metricsUrl).href;
  const sender = new Sender({
    clock: systemClock,
    storage,
    isAllowed,
    createId: createMeasuredId,
    person,
    deviceType,
    isStandalone: () => window.matchMedia("(display-mode: standalone)").matches,
    utmAt: ({ url, at }) => keptUtm(storage, url, at),
    toggles: () => togglesIn(document.cookie),
    contentAt: (url) => contentAt(queryClient, url),
    send: (entries) => sendToCounter(counterUrl, entries),
    leave: (entries) => leaveToCounter(counterUrl, entries),
    pixel: (tag, record) => {
      if (siteId === "" || storage.get("enableWeborama") !== true) return;
      const address = pixelAddress(pixelUrl, siteId, tag, record);
      afterPayment(() => requestPixel(address));
    },
    onSession: ({ cid }) => void api.call("logStatReg", { query: { fingerprint_id: cid } }).catch(() => undefined),
  });
  sender.connect();
  onLeave(() => sender.leave());
  watchOnline((isOnline) => {
    if (isOnline) sender.flush();
  });
  let page: { readonly url: string } | null = null;
  const scroll = watchScrollDepth((percent) => {
    if (page !== null && isAllowed())
      sender.event("scroll.percent", { percent } as object, { at: Date.now(), url: page.url });
  }, systemClock);
  watchTroubles(queryClient, (trouble) => {
    if (!isAllowed()) return;
    sender.trouble(trouble);
    const { type, status, operation } = trouble;
    void api
      .call("logEvent", {
        query: {
          sid: sender.sessionId,
          ...(person.userId === null ? null : { user_id: person.userId }),
          event_type: "error",
          device: deviceType(),
          target: operation,
          ref_domain: URL.canParse(document.referrer) ? new URL(document.referrer).hostname : "",
          error_message: `${type} ${status}`,
          fingerprint_id: sender.cid,
        },
      })
      .catch(() => undefined);
  });
  return {
    event: (...event) => sender.event(...event),
    page: (name, moment) => {
      page = moment;
      scroll.begin();
      sender.page(name, moment);
    },
  };
}

/** Pages that are about one video (openapi/pages). */
const videoPages: ReadonlySet<string> = new Set(["video", "videoPrivate", "audio", "liveVideo"]);

/** Content of the page of an address: as the response says it, or as the address alone does. */
function contentAt(queryClient: QueryClient, url: string): ReturnType<typeof contentOfVideo> | undefined {
  if (!URL.canParse(url)) return undefined;
  const found = findPage(new URL(url).pathname);
  if (found === null || !videoPages.has(found.name)) return undefined;
  const { id } = found.params as { readonly id: string };
  const [query] = queryClient.getQueryCache().findAll({ queryKey: ["video", id] });
  return contentOfVideo(id, (query?.state.data as VideoPage | undefined)?.video);
}

/** Reports each failed answer of the server once, also those that came before the sender. */
function watchTroubles(queryClient: QueryClient, report: (trouble: Trouble) => void): void {
  const reported = new WeakSet<object>();
  const look = (error: unknown) => {
    const { status, operationId } = (error ?? {}) as { status?: unknown; operationId?: unknown };
    if (!(error instanceof Error) || typeof status !== "number" || typeof operationId !== "string") return;
    if (reported.has(error)) return;
    reported.add(error);
    report({ type: failureKind(status), status, operation: operationId });
  };
  const cache = queryClient.getQueryCache();
  for (const { state } of cache.getAll()) look(state.error);
  cache.subscribe(({ query }) => look(query.state.error));
}
