import { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import { createApi } from "@kadr/openapi/client";
import type { CounterEntry } from "../../platform/analytics/counter.ts";
import { createStorage } from "../../platform/storage/storage.ts";
import type { EventId } from "../../stores/measure/Measure.ts";
import { createMeasurement, type MeasurementSetup } from "../createMeasurement.ts";

/** How long what is measured waits for more of it, ms. */
const gatheredMs = 2000;
/** A sender lives as long as its tab: those of earlier tests measure nobody any more. */
let opened = 0;

export interface MeasurementStart extends Partial<MeasurementSetup> {
  /** The counter's response to the try of this number. Default: it has taken it. */
  readonly counter?: (attempt: number) => Response | Promise<Response>;
  /** How the site is opened. Default «browser». */
  readonly displayMode?: "browser" | "standalone";
}

/**
 * The sender as the app puts it together, of a guest who has agreed, over a network in which all hosts answer. The clock is the test's:
 * `vi.useFakeTimers()` stands before, `vi.unstubAllGlobals()` after it.
 */
export function openMeasurement({
  counter = () => new Response(null, { status: 204 }),
  displayMode = "browser",
  ...setup
}: MeasurementStart = {}) {
  const own = ++opened;
  const requests: Request[] = [];
  const sent: CounterEntry[] = [];
  let attempts = 0;
  const network = async (...call: Parameters<typeof fetch>) => {
    const request = new Request(...call);
    requests.push(request);
    if (!request.url.endsWith("/counter")) return new Response(null, { status: 204 });
    const body = await request.text();
    const response = await counter(++attempts);
    if (response.ok) sent.push(...(JSON.parse(body) as CounterEntry[]));
    return response;
  };
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const storage = createStorage();
  const measurement = createMeasurement({
    api: createApi({ baseUrl: "https://kadr.example/backend", servers: { log: "https://log.kadr.example" } }),
    queryClient,
    storage,
    person: { userId: null },
    deviceType: () => "desktop",
    isAllowed: () => own === opened,
    metricsUrl: "https://metrics.kadr.example",
    siteId: "kadr",
    afterPayment: (task) => task(),
    ...setup,
  });
  const at = (path: string) => ({ at: Date.now(), url: `https://kadr.example${path}` });
  let path = "/";
  return {
    queryClient,
    storage,
    /** Events that the counter has taken, the oldest first. */
    sent,
    /** The requests to this path, whatever their host. */
    requestsTo: (pathname: string) => requests.filter(({ url }) => new URL(url).pathname === pathname),
    attempts: () => attempts,
    page: (name: string, address: string) => {
      path = address;
      measurement.page(name, at(path));
    },
    event: (id: EventId, fields: object = {}) => measurement.event(id, fields, at(path)),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    gathered: () => vi.advanceTimersByTimeAsync(gatheredMs),
  };
}
