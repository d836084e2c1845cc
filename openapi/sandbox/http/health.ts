import { statement } from "../db/dialect.ts";
import type { SandboxDatabase } from "../db/database.ts";
import type { IncomingMessage, ServerResponse } from "node:http";

/** How long the database may take to say that it is there, in milliseconds. */
const timeoutMs = 2000;

/**
 * Checks of a balancer, by any host name: `/healthz`, whether this process lives, and `/readyz`, whether to send it requests. It is ready
 * from when its data are filled until it is told to stop, while its database answers.
 */
export class Health {
  #database: SandboxDatabase | undefined;
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  started(database: SandboxDatabase): void {
    this.#database = database;
  }

  stopping(): void {
    this.#isStopping = true;
  }

  async #isReady(): Promise<boolean> {
    if (!this.#database || this.#isStopping) return false;
    const { query } = this.#database;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), timeoutMs)));
    const reached = statement("SELECT 1 AS one", [])
      .execute(query)
      .then(
        () => true,
        () => false,
      );
    return Promise.race([reached, late]).finally(() => clearTimeout(timer));
  }

  /** Answers one of the two calls. True: it was one. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url?.split("?", 1)[0];
    if ((path !== "/healthz" && path !== "/readyz") || (request.method !== "GET" && request.method !== "HEAD"))
      return false;
    const say = (isWell: boolean): void => {
      const text = isWell ? "ok\n" : "not ready\n";
      response.writeHead(isWell ? 200 : 503, {
        "content-type": "text/plain; charset=utf-8",
        "content-length": text.length,
        ...(isWell ? {} : { "retry-after": "1" }),
      });
      response.end(request.method === "HEAD" ? undefined : text);
    };
    if (path === "/healthz") say(true);
    else void this.#isReady().then(say);
    return true;
  }
}
