import { pathTo } from "../../../pages/index.ts";
import { notFound } from "../../http/problems.ts";
import { ok, rowId, type Handler } from "../call.ts";
import { mediaUrl } from "../shared/format.ts";
import { findPlaylist } from "./playlist-rows.ts";

/** Descriptions of a page are cut here. */
const maxCharacters = 200;
const cut = (text: string): string => (text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text);

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
