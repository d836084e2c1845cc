import { hash as digest } from "node:crypto";
import { prepared } from "../../db/prepared.ts";
import { notFound } from "../../http/problems.ts";
import { plainText } from "../../search/words.ts";
import { noContent, ok, requireUser, type OperationResponse, type Call, type Handler } from "../call.ts";

/** Entries that are kept of a person, and sent. */
const maxKept = 100;
const maxSent = 20;

const hashOf = (userId: number, query: string): string =>
  digest("sha256", `search:${userId}:${plainText(query).trim().replace(/\s+/g, " ")}`).slice(0, 32);

const putOnTop = prepared(
  (db, { userId, hash, title, now }: { userId: number; hash: string; title: string; now: number }) =>
    db
      .insertInto("search_history")
      .values({ user_id: userId, hash, title, searched_ts: now })
      .onConflict((oc) => oc.columns(["user_id", "hash"]).doUpdateSet({ title, searched_ts: now })),
);

/** Takes away what is more than is kept. */
const trim = prepared((db, { userId }: { userId: number }) =>
  db
    .deleteFrom("search_history")
    .where("user_id", "=", userId)
    .where("searched_ts", "<=", (beyond) =>
      beyond
        .selectFrom("search_history")
        .select("searched_ts")
        .where("user_id", "=", userId)
        .orderBy("searched_ts", "desc")
        .offset(maxKept)
        .limit(1),
    ),
);

/** Puts the query at the top of the person's history, once the response is made: a search must not wait for it to be read. */
export function rememberSearch(call: Call, response: OperationResponse): OperationResponse {
  const { user } = call;
  // Control characters are no words, and PostgreSQL keeps no NUL.
  const title = String(call.query["query"] ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  if (!user || title === "") return response;
  return {
    ...response,
    async afterwards({ db, now }) {
      const hash = hashOf(user.id, title);
      await putOnTop(db, { userId: user.id, hash, title, now: now() });
      await trim(db, { userId: user.id });
    },
  };
}

export const listSearchHistory: Handler = async (call) => {
  const user = requireUser(call);
  const rows = await call.context.db
    .selectFrom("search_history")
    .select(["hash", "title"])
    .where("user_id", "=", user.id)
    .orderBy("searched_ts", "desc")
    .orderBy("hash")
    .limit(maxSent)
    .execute();
  return ok({ results: rows.map(({ hash, title }) => ({ hash, title, removed: false })) });
};

export const removeFromSearchHistory: Handler = async (call) => {
  const user = requireUser(call);
  const { numDeletedRows } = await call.context.db
    .deleteFrom("search_history")
    .where("user_id", "=", user.id)
    .where("hash", "=", call.params["hash"] ?? "")
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return noContent();
};
