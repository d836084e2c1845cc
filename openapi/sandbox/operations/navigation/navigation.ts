import { ok, type Handler } from "../call.ts";

export const listRedirects: Handler = async ({ context: { db } }) => {
  const rows = await db.selectFrom("redirects").selectAll().orderBy("path").execute();
  return ok(Object.fromEntries(rows.map(({ path, target }) => [path, target])));
};

export const listLinks: Handler = async ({ context: { db }, params }) => {
  const place = params["place"] as "info" | "footer";
  return ok({
    results: await db
      .selectFrom("links")
      .select(["title", "url"])
      .where("place", "=", place)
      .orderBy("order_number")
      .orderBy("id")
      .execute(),
  });
};

export const getNavigation: Handler = async ({ context: { db }, params }) => {
  const keys = (params["keys"] ?? "").split(",");
  const rows = await db
    .selectFrom("navigation")
    .selectAll()
    .where("key", "in", keys)
    .orderBy("order_number")
    .orderBy("id")
    .execute();
  return ok(
    Object.fromEntries(
      keys.map((key) => [
        key,
        rows
          .filter((row) => row.key === key)
          .map(({ title, url, icon, newness }) => ({
            title,
            url,
            ...(icon === null ? {} : { icon }),
            ...(newness === 1 ? { newness: true } : {}),
          })),
      ]),
    ),
  );
};
