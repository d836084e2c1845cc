import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api, Card } from "@kadr/openapi/client";

/** Pages of a playlist that are read at most to find its neighbours. */
const mostPages = 10;

export const playlistQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["playlist", id],
    meta: { owner: "marked" },
    queryFn: ({ signal }) => api.call("getPlaylist", { path: { id }, signal }),
  });

/** One page of a playlist, 20 videos (PLAYLIST-PAGE-02). */
export const playlistPageQuery = (api: Api, id: string, page: number) =>
  queryOptions({
    queryKey: ["playlistPage", id, page],
    meta: { owner: "marked" },
    queryFn: ({ signal }) =>
      // A pagination argument is sent only when it is greater than 0 (COMMON-LIST-01); the first page is the default.
      api.call("listPlaylistVideos", { path: { id }, query: page > 1 ? { page } : {}, signal }),
    placeholderData: keepPreviousData,
  });

/** The videos of a playlist in order, as far as ten pages reach. */
export const playlistVideosQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["playlistVideos", id],
    meta: { owner: "marked" },
    queryFn: async ({ signal }): Promise<readonly Card[]> => {
      const items: Card[] = [];
      let page = await api.call("listPlaylistVideos", { path: { id }, signal });
      items.push(...page.items);
      for (let count = 1; count < mostPages && page.has_next && page.next; count += 1) {
        page = await api.followLink("listPlaylistVideos", page.next, { signal });
        items.push(...page.items);
      }
      return items;
    },
  });
