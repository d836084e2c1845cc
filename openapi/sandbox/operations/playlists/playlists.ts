import { notFound } from "../../http/problems.ts";
import { ok, rowId, type Call, type Handler } from "../call.ts";
import { pageLink } from "../shared/format.ts";
import {
  cardsInOrder,
  findPlaylist,
  isFavorite,
  placeInPlaylist,
  playlistBody,
  playlistCards,
  shuffledPlaylist,
  type PlaylistRow,
} from "./playlist-rows.ts";

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
  const { id } = await playlistOf(call);
  const around = call.query["around"] === undefined ? undefined : String(call.query["around"]);
  const seed = call.query["shuffle"] === undefined ? undefined : Number(call.query["shuffle"]);
  const order = seed === undefined ? null : await shuffledPlaylist(call, id, seed);
  const place =
    around === undefined
      ? null
      : order === null
        ? await placeInPlaylist(call, id, around)
        : Math.max(0, order.indexOf(around));
  const page = around === undefined ? Number(call.query["page"] ?? 1) : Math.floor((place ?? 0) / perPage) + 1;
  const from = (page - 1) * perPage;
  // One more than is shown: whether there is a next page.
  const found =
    order === null
      ? await playlistCards(call, id, from, perPage + 1)
      : await cardsInOrder(call, id, order.slice(from, from + perPage + 1));
  const hasNext = found.length > perPage;
  const link = (to: number): string => pageLink(`/api/playlist/custom/${id}/videos/`, { page: to, shuffle: seed });
  return ok({
    items: found.slice(0, perPage),
    has_next: hasNext,
    next: hasNext ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    page,
    per_page: perPage,
  });
};
