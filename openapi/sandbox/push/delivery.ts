import type { FastifyInstance } from "fastify";
import webPush from "web-push";
import type { DatabaseContext } from "../context.ts";
import { pushKeys, type PushKeys } from "./keys.ts";
import { isPushService } from "./services.ts";

/** Pushes that are on their way side by side. */
const portion = 20;
/** A push service answers in so long or not at all, in milliseconds. */
const timeoutMs = 10_000;
/** A browser that is off is told when it comes back, for a day: later it is no news. Seconds. */
const keptSeconds = 24 * 60 * 60;
/** The queue is looked at after every write at once, and after reads, which may have brought something about, once in so long. Milliseconds. */
const pauseMs = 5000;

interface Push {
  readonly endpoint: string;
  readonly payload_json: string;
}

/**
 * Sends what is in the queue: after a response, so that nobody waits for it, and only while somebody asks (there is no timer, ADR 14).
 * The process that takes a push out of the queue sends it, so that several processes send none twice; one that gets lost on the way is lost, as the
 * notification itself waits at the bell.
 */
export class PushDelivery {
  #lookedAt = -Infinity;
  #sending: Promise<void> | undefined;
  #isWanted = false;

  begin(server: DatabaseContext, isWrite: boolean, failed: (error: unknown) => void): void {
    if (!isWrite && Date.now() - this.#lookedAt < pauseMs) return;
    this.#isWanted = true;
    this.#sending ??= this.#send(server)
      .catch(failed)
      .finally(() => (this.#sending = undefined));
  }

  /** Resolves when nothing is being sent: the database may be closed. */
  async done(): Promise<void> {
    await this.#sending;
  }

  async #send(server: DatabaseContext): Promise<void> {
    const { query } = server.database;
    while (this.#isWanted) {
      this.#isWanted = false;
      this.#lookedAt = Date.now();
      for (;;) {
        const taken = await query
          .deleteFrom("push_queue")
          .where("id", "in", (all) => all.selectFrom("push_queue").select("id").orderBy("id").limit(portion))
          .returning(["endpoint", "payload_json"])
          .execute();
        if (taken.length === 0) break;
        const keys = await pushKeys(query);
        await Promise.all(taken.map((push) => this.#deliver(server, push, keys)));
      }
    }
  }

  async #deliver({ database, mode, origins }: DatabaseContext, push: Push, keys: PushKeys): Promise<void> {
    const { query } = database;
    const browser = await query
      .selectFrom("push_subscriptions")
      .select(["endpoint", "p256dh", "auth"])
      .where("endpoint", "=", push.endpoint)
      .executeTakeFirst();
    if (!browser || !isPushService(browser.endpoint, mode)) return;
    const { endpoint, p256dh, auth } = browser;
    let status: number;
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        push.payload_json,
        {
          TTL: keptSeconds,
          // Whom a push service writes to when something is wrong with our pushes: an address, and one that they take (https).
          vapidDetails: { subject: origins.shell.replace(/^http:/, "https:"), ...keys },
        },
      );
      const response = await fetch(endpoint, {
        method: "POST",
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      status = response.status;
    } catch {
      // Not there today, or keys that are none: the next push tries again.
      return;
    }
    // The browser has gone, or its person has taken the permission back.
    if (status === 404 || status === 410)
      await query.deleteFrom("push_subscriptions").where("endpoint", "=", endpoint).execute();
  }
}

/** Sends after the responses of an origin. */
export function addPushDelivery(app: FastifyInstance, server: DatabaseContext, delivery: PushDelivery): void {
  app.addHook("onResponse", async (request) =>
    delivery.begin(server, !["GET", "HEAD"].includes(request.method), (error) =>
      request.log.error({ err: error }, "pushes could not be sent"),
    ),
  );
}
