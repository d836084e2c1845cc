import type { Page } from "@playwright/test";
import type { Sandbox } from "./sandbox.ts";
import { maxWait } from "../../tools/test/maxWait.mjs";

/** Code that nobody waits for is loaded about a second after the page, and its events are sent two seconds later. */
export const sent = { timeout: maxWait(20_000) };

/** One call of the counter, as the server was told (openapi/sandbox/calls/counter.ts). */
export interface CounterEvent {
  readonly operation: string;
  readonly target: string;
  readonly record: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Ping {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly user_id: string | null;
}

/** The visitor has accepted the cookie notice before, so that they are measured. */
export async function agree(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.hostname.startsWith("kadr.")) return;
    localStorage.setItem("kadr:cookie-consent", "true");
    localStorage.removeItem("kadr:do-not-measure");
  });
}

/** Pings that the server keeps, the oldest first; of a kind or of all. */
export async function pingsOf(page: Page, { port }: Pick<Sandbox, "port">, kind?: string): Promise<Ping[]> {
  const query = new URLSearchParams({ limit: "1000", ...(kind === undefined ? {} : { kind }) });
  // Not by the page, which may be offline or gone.
  const response = await page.request.get(`http://127.0.0.1:${port}/sandbox/pings.json?${query}`, {
    headers: { host: `kadr.localhost:${port}` },
  });
  const { results } = (await response.json()) as { results: Ping[] };
  return results.reverse();
}

/** Events that the counter was told of this visitor, the oldest first: a server lasts for several tests. */
export async function eventsOf(page: Page, sandbox: Pick<Sandbox, "port">): Promise<CounterEvent[]> {
  const cid = await visitorOf(page);
  const pings = await pingsOf(page, sandbox, "counter");
  return pings.map(({ payload }) => payload as unknown as CounterEvent).filter(({ record }) => record["cid"] === cid);
}

/** The device's own id in what is measured; null while nothing was. */
export const visitorOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("kadr:visitor") ?? "null") as string | null);

/** The events that were told, by their ids; of page views `hit <path>`. */
export const eventIdsOf = async (page: Page, sandbox: Pick<Sandbox, "port">): Promise<string[]> =>
  (await eventsOf(page, sandbox)).map(({ operation, target }) => (operation === "hit" ? `hit ${target}` : target));
