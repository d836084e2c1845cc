import { pathTo } from "../../pages/index.ts";
import { notFound } from "../http/problems.ts";
import { ok, rowId, type Handler } from "./call.ts";
import { mediaUrl } from "./format.ts";
import { findPlaylist } from "./playlist-rows.ts";

/** Descriptions of a page are cut here. */
const mostCharacters = 200;
const cut = (text: string): string => (text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text);

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

export const getPlaylistMeta: Handler = async (call) => {
  const { context } = call;
  const playlist = await findPlaylist(context, rowId(call.params["id"]));
  if (!playlist) throw notFound();
  const description = cut(playlist.description || `Плейлист «${playlist.title}» на Кадре.`);
  return ok({
    title: `${playlist.title} — плейлист на Кадре`,
    description,
    canonical_url: context.origins.shell + pathTo("playlist", { id: String(playlist.id) }),
    og_title: playlist.title,
    og_description: description,
    ...(playlist.thumbnail === null ? {} : { og_image: mediaUrl(context, playlist.thumbnail) }),
    og_type: "website",
  });
};
