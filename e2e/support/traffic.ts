import type { BrowserContext, Response } from "@playwright/test";
import { callAt, faultOf } from "../../openapi/contract/spec.ts";

const prefix = "/backend";

/**
 * Arguments of a list's pages, which are sent only when they are greater than 0 (COMMON-LIST-01); one call has the documented offset 0
 * (CHANNEL-PAGE-09).
 */
const ofPages = ["page", "limit"];
/** Those that an address sends all the same. */
const emptyOf = (params: URLSearchParams): string[] =>
  ofPages.filter((name) => params.has(name) && !(Number(params.get(name)) > 0));

/**
 * Listens to every call that the pages of a context make, to any role's host, and holds the response to the spec: the address is an
 * operation's, the status is declared, the body fits. It reads what the browser received, so it does not trust the server's own check.
 */
export class Traffic {
  /** Responses that were read and compared. */
  checked = 0;
  readonly #found: string[] = [];
  readonly #reading = new Set<Promise<void>>();

  constructor(context: BrowserContext) {
    context.on("response", (response) => {
      const work = this.#read(response).finally(() => this.#reading.delete(work));
      this.#reading.add(work);
    });
  }

  /** Faults so far, once all responses that have arrived are read. Emptied by the caller where they are meant. */
  async faults(): Promise<string[]> {
    // A body that never ends (its page was left in the middle) is not waited for.
    const limit = AbortSignal.timeout(5000);
    const isOver = new Promise((resolve) => limit.addEventListener("abort", resolve));
    await Promise.race([Promise.all(this.#reading), isOver]);
    return this.#found;
  }

  async #read(response: Response): Promise<void> {
    const { pathname, search, searchParams, hostname } = new URL(response.url());
    if (!pathname.startsWith(`${prefix}/`) || !/(^|\.)(kadr\.localhost|video\.example)$/.test(hostname)) return;
    const headers = response.headers();
    const method = response.request().method();
    // Played on request, a question of the browser's own, or read again from its cache.
    if (headers["x-kadr-fault"] !== undefined || method === "OPTIONS" || response.status() === 304) return;
    const request = `${method} ${pathname}${search}`;
    const empty = emptyOf(searchParams);
    if (empty.length > 0) this.#found.push(`${request} sends ${empty.join(", ")}`);
    const call = callAt(method, `${pathname.slice(prefix.length)}${search}`);
    if (!call) return void this.#found.push(`${request} is no operation of the spec (${response.status()})`);
    let text: string;
    try {
      text = (await response.body()).toString("utf8");
    } catch {
      // The page went away before the body came: nobody has seen it.
      return;
    }
    this.checked += 1;
    let body: unknown;
    try {
      body = text === "" ? undefined : JSON.parse(text);
    } catch {
      body = undefined;
    }
    const fault = text.includes('"response_mismatch"')
      ? text
      : faultOf(call, { status: response.status(), headers, text, body });
    if (fault) this.#found.push(`${request}: ${fault}`);
  }
}
