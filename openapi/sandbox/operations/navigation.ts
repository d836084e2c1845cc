import { all, one } from "../db/run.ts";
import { ok, type Handler } from "./call.ts";
import { jsonColumn } from "./format.ts";

const nothingHidden = { hide_likes_button: [], hide_dislikes_button: [], hide_likes_count: [], hide_dislikes_count: [], hide_comments: [], hide_chat: [] };

export const getClientSettings: Handler = ({ context: { db } }) => {
  const row = one(db, db.query.selectFrom("settings").select("value_json").where("key", "=", "client-settings"));
  return ok({ ...nothingHidden, ...(row ? jsonColumn<object>(row.value_json) : {}) });
};

export const listPartners: Handler = ({ context: { db } }) =>
  ok({ hosts: all(db, db.query.selectFrom("partners").select("host").orderBy("host")).map(({ host }) => host) });

export const listRedirects: Handler = ({ context: { db } }) =>
  ok(Object.fromEntries(all(db, db.query.selectFrom("redirects").selectAll()).map(({ path, target }) => [path, target])));

export const listLinks: Handler = ({ context: { db }, params }) =>
  ok({
    results: all(
      db,
      db.query
        .selectFrom("links")
        .select(["title", "url"])
        .where("place", "=", params["place"] as "info" | "footer")
        .orderBy("order_number"),
    ),
  });

export const getNavigation: Handler = ({ context: { db }, params }) => {
  const keys = (params["keys"] ?? "").split(",");
  const rows = all(db, db.query.selectFrom("navigation").selectAll().where("key", "in", keys).orderBy("order_number"));
  return ok(
    Object.fromEntries(
      keys.map((key) => [
        key,
        rows
          .filter((row) => row.key === key)
          .map(({ title, url, icon, newness }) => ({ title, url, ...(icon === null ? {} : { icon }), ...(newness === 1 ? { newness: true } : {}) })),
      ]),
    ),
  );
};
