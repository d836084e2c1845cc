import { pathTo } from "../../../pages/index.ts";
import { notFound } from "../../http/problems.ts";
import { ok, rowId, type Handler } from "../call.ts";

export const getTabMeta: Handler = async (call) => {
  const { db, origins } = call.context;
  const tab = await db
    .selectFrom("feed_tabs as t")
    .innerJoin("feeds as f", "f.slug", "t.feed_slug")
    .select(["t.name", "t.slug", "f.name as feed_name", "f.slug as feed_slug"])
    .where("t.id", "=", rowId(call.params["id"]))
    .executeTakeFirst();
  if (!tab) throw notFound();
  const description = `${tab.feed_name}: вкладка «${tab.name}». Смотрите на Кадре.`;
  return ok({
    title: `${tab.name} — ${tab.feed_name} — Кадр`,
    description,
    canonical_url: origins.shell + pathTo("feedTab", { slug: tab.feed_slug, tabSlug: tab.slug }),
    og_title: tab.name,
    og_description: description,
    og_type: "website",
  });
};
