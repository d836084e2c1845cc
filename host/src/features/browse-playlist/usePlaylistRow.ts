import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { announce } from "@kadr/design-system/primitives/announce";
import type { Card, ResponseBody } from "@kadr/openapi/client";
import { useHost } from "../../ports/Host.ts";
import { eachOnce } from "../../presenters/eachOnce.ts";
import { playlistRowKey, playlistRowQuery } from "../../queries/playlists.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import type { FurtherVideos } from "./PlaylistPanel.tsx";

type Page = ResponseBody<"listPlaylistVideos">;

/** A stretch of a playlist around the video that plays. */
export interface PlaylistRow {
  readonly items: readonly Card[];
  /** Place of the first of them in the whole playlist, from 0. */
  readonly from: number;
  /** undefined: there is nothing further. */
  readonly before: FurtherVideos | undefined;
  readonly after: FurtherVideos | undefined;
}

/** One page at a time: what is asked for while another comes would take its place. */
const together = { cancelRefetch: false } as const;

/** A stretch that is here already and has this video goes on; any other begins at the video. */
function beginningOf(client: QueryClient, id: string, seed: number | null, videoId: string): string {
  const here = client
    .getQueriesData<InfiniteData<Page>>({ queryKey: playlistRowKey(id, seed) })
    .find(([, data]) => data?.pages.some(({ items }) => items.some((item) => item.id === videoId)));
  const around = here?.[0].at(-1);
  return typeof around === "string" ? around : videoId;
}

/**
 * The playlist that is played, by pages both ways. Beside the video there is always its neighbour: where it stands at the end
 * of what is here, the next page comes by itself. `playlistId`: null without one.
 */
export function usePlaylistRow(
  playlistId: string | null,
  seed: number | null,
  videoId: string,
): PlaylistRow | undefined {
  const { api } = useHost();
  const client = useQueryClient();
  const around = useMemo(
    () => (playlistId === null ? videoId : beginningOf(client, playlistId, seed, videoId)),
    [client, playlistId, seed, videoId],
  );
  const query = useInfiniteQuery({
    ...playlistRowQuery(api, playlistId ?? "", around, seed),
    enabled: playlistId !== null,
  });
  const { data, isFetching, fetchNextPage, fetchPreviousPage } = query;
  const row = useMemo(() => {
    const [first] = data?.pages ?? [];
    if (data === undefined || first === undefined) return undefined;
    const items = eachOnce(data.pages.flatMap((page) => page.items));
    return { items, from: (first.page - 1) * first.per_page };
  }, [data]);

  const place = row?.items.findIndex(({ id }) => id === videoId) ?? -1;
  const isLast = row !== undefined && place === row.items.length - 1;
  const needsAfter = place !== -1 && isLast && query.hasNextPage && !query.isFetchNextPageError;
  const needsBefore = place === 0 && query.hasPreviousPage && !query.isFetchPreviousPageError;
  useEffect(() => {
    if (isFetching) return;
    if (needsAfter) void fetchNextPage(together);
    else if (needsBefore) void fetchPreviousPage(together);
  }, [isFetching, needsAfter, needsBefore, fetchNextPage, fetchPreviousPage]);

  if (row === undefined) return undefined;
  const press = async (fetch: typeof fetchNextPage | typeof fetchPreviousPage) => {
    if (isFetching) return;
    const came = (await fetch(together)).data?.pages.flatMap(({ items }) => items).length ?? 0;
    if (came > row.items.length) announce(shelfTexts.added(came - row.items.length));
  };
  const phaseOf = (isLoading: boolean, isFailed: boolean) => (isLoading ? "loading" : isFailed ? "failed" : "ready");
  return {
    ...row,
    before: query.hasPreviousPage
      ? {
          phase: phaseOf(query.isFetchingPreviousPage, query.isFetchPreviousPageError),
          onPress: () => void press(fetchPreviousPage),
        }
      : undefined,
    after: query.hasNextPage
      ? {
          phase: phaseOf(query.isFetchingNextPage, query.isFetchNextPageError),
          onPress: () => void press(fetchNextPage),
        }
      : undefined,
  };
}
