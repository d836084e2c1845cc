import type { FastifyInstance, FastifyReply } from "fastify";
import { userOfRequest } from "../auth/sessions.ts";
import { addCors } from "./cors.ts";
import { addCounter } from "./counter.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { writing } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

/** Kept calls of a stand-in; the oldest go. */
const kept = "const keep = (list, entry) => { list.push(entry); if (list.length > 500) list.shift(); };";

/**
 * Stand-ins for what others would serve: they have the surface that the product uses, keep what they were told in the
 * page, and send nothing.
 */
const scripts: Readonly<Record<string, string>> = {
  "/tag-manager.js": `(() => {
  "use strict";
  const id = new URL(document.currentScript.src).searchParams.get("id") ?? "";
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ event: "container", id });
})();
`,
  "/counter.js": `(() => {
  "use strict";
  ${kept}
  const calls = [];
  const method = (name) => (...values) => keep(calls, { name, values });
  const [hit, event, impressions, reachGoal, timer] = ["hit", "event", "impressions", "reachGoal", "timer"].map(method);
  window.kadrCounter = { calls, hit, event, impressions, reachGoal, timer };
})();
`,
  // Its name alone is what blockers stop: the product only asks whether it comes (HEAD).
  "/ads.js": "/* nothing to show */\n",
};

const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
/** Fields of a pixel that are kept, and characters of each. */
const maxFields = 60;
const maxCharacters = 512;

/** The scripts of the tag manager, the counter and the advertisement system, and the conversion pixel, on the metrics host. */
export async function addMetricsScripts(app: FastifyInstance, context: ServerContext): Promise<void> {
  const headers = securityHeaders("media", context.origins);
  await app.register(async (part) => {
    // No calls of the contract: the documentation has nothing to try here.
    addCors(part, { origins: context.origins, hasDocs: false }, context.origins.metrics);
    part.addHook("onRequest", async (_request, reply) => {
      reply.headers(headers);
    });
    for (const [path, text] of Object.entries(scripts)) {
      part.get(path, { exposeHeadRoute: true }, (_request, reply: FastifyReply) =>
        reply
          .headers({ "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=300" })
          .send(text),
      );
    }
    addCounter(part, context);
    part.get("/pixel", async (request, reply) => {
      reply.headers({ "content-type": "image/gif", "cache-control": "no-store" });
      // A picture of our own pages; one on another site says nothing of anybody here.
      if (request.headers["sec-fetch-site"] === "cross-site" || request.headers["sec-fetch-mode"] === "navigate")
        return reply.send(gif);
      const fields = Object.entries(request.query as Record<string, unknown>).slice(0, maxFields);
      const payload = Object.fromEntries(
        fields.map(([name, value]) => [name.slice(0, maxCharacters), String(value).slice(0, maxCharacters)]),
      );
      const user = await userOfRequest(context, request, Date.now());
      await writing(context, async ({ db, now }) => {
        await db
          .insertInto("log_pings")
          .values({
            kind: "pixel",
            payload_json: JSON.stringify(payload),
            user_id: user?.id ?? null,
            created_ts: now(),
          })
          .execute();
      });
      return reply.send(gif);
    });
  });
}
