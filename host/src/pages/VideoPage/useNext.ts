import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { Card, VideoPage } from "@kadr/openapi/client";
import { playlistOf } from "@kadr/openapi/pages";
import type { PlaylistRow } from "../../features/browse-playlist/usePlaylistRow.ts";
import { videoInPlaylist } from "../../links/addresses.ts";
import type { CardContext } from "../../presenters/cards.ts";
import { presentOffer, toOffer } from "../../presenters/offer.ts";
import { neighboursOf } from "../../presenters/video.ts";
import { episodesQuery } from "../../queries/places.ts";
import { recommendationsQuery } from "../../queries/video.ts";
import { navigate } from "../../routes/navigation.ts";
import { useHost } from "../../ports/Host.ts";

/** So many recommendations stand beside what is next at the end of a video. */
const moreAtTheEnd = 4;

/** Videos before and after one, by its playlist or else by its show, and the offer at its end. `isEarly`: the page has no time for a show yet. */
export function useNext(
  { video, recommendedVideos }: VideoPage,
  search: string,
  context: CardContext,
  inPlaylist: PlaylistRow | undefined,
  isEarly: boolean,
) {
  const { api } = useHost();
  const playlistId = playlistOf(search);

  const showId = video.tv_show_id ?? null;
  const episodes = useQuery({
    ...episodesQuery(api, showId ?? "", undefined),
    enabled: showId !== null && playlistId === null && !isEarly,
  }).data?.results;
  // Recommendations as they stand beside the video: no request is made because of the end. Nobody waits for what is at the end.
  const pages = useDeferredValue(
    useInfiniteQuery({ ...recommendationsQuery(api, video.id), enabled: false }).data?.pages,
  );
  return useMemo(() => {
    const inRow = playlistId !== null ? inPlaylist?.items : episodes?.map((episode) => episode.video);
    const neighbours = inRow ? neighboursOf(inRow, video.id) : null;
    const hrefOf = (card: Pick<Card, "id" | "is_audio">) => videoInPlaylist(card.id, search, card.is_audio);
    const neighbour = (card: Card | null | undefined) =>
      card ? { href: hrefOf(card), title: card.title ?? "" } : undefined;
    const beside = pages?.flatMap((one) => one.results) ?? recommendedVideos;
    // The clock is the context's own: what is out by now.
    const recommended = toOffer(beside, video.id, context.now);
    const follows = neighbours?.next;
    const more = (follows ? recommended : recommended.slice(1)).filter(({ id }) => id !== follows?.id);
    return {
      next: neighbour(follows),
      previous: neighbour(neighbours?.previous),
      offer: follows
        ? presentOffer(follows, context, hrefOf(follows))
        : recommended[0]
          ? presentOffer(recommended[0], context)
          : null,
      more: more.slice(0, moreAtTheEnd).map((card) => presentOffer(card, context)),
      onNext: navigate,
    };
  }, [video.id, recommendedVideos, pages, search, context, playlistId, inPlaylist, episodes]);
}
