import { notFound } from "../http/problems.ts";
import { ok, rowId, type Call, type Handler } from "./call.ts";
import { pageLink } from "./format.ts";
import { findPlaylist, isFavorite, playlistBody, playlistCards, type PlaylistRow } from "./playlist-rows.ts";

const perPage = 20;

async function playlistOf(call: Call): Promise<PlaylistRow> {
  const row = await findPlaylist(call.context, rowId(call.params["id"]));
  if (!row) throw notFound();
  return row;
}

export const getPlaylist: Handler = async (call) => {
  const playlist = await playlistOf(call);
  return ok(playlistBody(call.context, playlist, await isFavorite(call.context, call.user?.id, playlist.id)));
};

export const listPlaylistVideos: Handler = async (call) => {
  const playlist = await playlistOf(call);
  const page = Number(call.query["page"] ?? 1);
  const offset = (page - 1) * perPage;
  const link = (to: number): string => pageLink(`/api/playlist/custom/${playlist.id}/videos/`, { page: to });
  const hasNext = offset + perPage < playlist.videos_count;
  return ok({
    items: await playlistCards(call, playlist.id, offset, perPage),
    has_next: hasNext,
    next: hasNext ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    page,
    per_page: perPage,
  });
};
