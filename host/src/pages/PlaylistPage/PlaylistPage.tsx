import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { AnyCard, CardSkeleton } from "@kadr/design-system/cards";
import { DottedLine } from "@kadr/design-system/primitives/DottedLine";
import { PlaylistIcon } from "@kadr/design-system/primitives/Icon";
import { Image } from "@kadr/design-system/primitives/Image";
import { Pagination } from "@kadr/design-system/primitives/Pagination";
import { Shelf } from "@kadr/design-system/shelves/Shelf";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { Card, Playlist, ResponseBody } from "@kadr/openapi/client";
import { countFrom } from "@kadr/openapi/pages";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { playlistPath, videoInPlaylist } from "../../links/addresses.ts";
import { atWidth } from "../../links/safeUrl.ts";
import { presentCards } from "../../presenters/cards.ts";
import { parseMoment, publishedWords, viewCount } from "../../presenters/duration.ts";
import { pageOfLink } from "../../presenters/playlists.ts";
import { playlistPageQuery, playlistQuery } from "../../queries/playlists.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { cardTexts } from "../../texts/cards.ts";
import { counted } from "../../texts/plural.ts";
import { playlistTexts } from "../../texts/playlist.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { nouns } from "../../texts/time.ts";
import { PageError } from "../PageError.tsx";
import { PlaylistActions } from "./PlaylistActions.tsx";
import * as styles from "./PlaylistPage.styles.ts";

type VideosPage = ResponseBody<"listPlaylistVideos">;

/** A playlist: what is known of it, what can be done with it, its videos by the page (PLAYLIST-PAGE-01 to -07). */
export default function PlaylistPage({ params, search }: Pick<PageProps, "params" | "search">) {
  const { api } = useHost();
  const id = params["id"] ?? "";
  const page = countFrom(new URLSearchParams(search).get("page")) ?? 1;
  const playlist = useQuery(playlistQuery(api, id));
  const videos = useQuery(playlistPageQuery(api, id, page));
  usePageArrival({ title: playlist.data?.title ?? null });
  if (playlist.data) return <PlaylistBody playlist={playlist.data} videos={videos} page={page} />;
  if (playlist.isError && !playlist.isFetching)
    return <PageError error={playlist.error} onRetry={() => void playlist.refetch()} />;
  return (
    <div className={styles.page} aria-busy>
      <Shelf id="playlist-loading" layout="grid" phase="loading" skeleton={skeleton} texts={shelfTexts} />
    </div>
  );
}

const skeleton = <CardSkeleton type="video" hasAvatar texts={cardTexts} />;

interface PlaylistBodyProps {
  playlist: Playlist;
  page: number;
  videos: {
    readonly data: VideosPage | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

const none: readonly Card[] = [];

const PlaylistBody = observer(function PlaylistBody({ playlist, videos, page }: PlaylistBodyProps) {
  const { mediaUrl, now } = useHost();
  const context = useCardContext();
  const { onMenuOpen, menu } = useCardActions();
  const items = videos.data?.items ?? none;
  const cards = useMemo(
    () =>
      presentCards(items, context, {}).map((card, index) => ({
        ...card,
        href: videoInPlaylist(card.id, `?playlist=${playlist.id}`, items[index]?.is_audio),
      })),
    [items, context, playlist.id],
  );
  const changed = parseMoment(playlist.last_modified_ts);
  const thumbnail = mediaUrl(playlist.thumbnail_url);
  const pageAt = (link: string | null | undefined) => {
    const number = pageOfLink(link);
    return number === null ? undefined : playlistPath(playlist.id, number);
  };
  const hasFailed = videos.data === undefined && videos.isError && !videos.isFetching;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Image
            src={thumbnail === undefined ? null : (widthPx) => atWidth(thumbnail, widthPx)}
            width={360}
            alt=""
            loading="eager"
          />
        </div>
        <div className={styles.about}>
          <h1 className={styles.title} dir="auto">
            {playlist.title}
          </h1>
          <p className={styles.facts}>
            <DottedLine
              parts={[
                counted(playlist.videos_count, nouns.video),
                playlist.total_views !== undefined && viewCount(playlist.total_views),
                changed !== undefined && (
                  <time key="when" dateTime={playlist.last_modified_ts}>
                    {playlistTexts.changed(publishedWords(changed, now()))}
                  </time>
                ),
              ]}
            />
          </p>
          {playlist.description !== undefined && playlist.description.trim() !== "" && (
            <p className={styles.description} dir="auto">
              {playlist.description}
            </p>
          )}
          <PlaylistActions playlist={playlist} first={items[0] ?? null} />
        </div>
      </div>
      {videos.data !== undefined && items.length === 0 && page === 1 ? (
        <EmptyState icon={<PlaylistIcon size={32} />} headingLevel={2} {...playlistTexts.empty} />
      ) : (
        <Shelf
          id="playlist"
          label={playlistTexts.videos}
          layout="grid"
          phase={hasFailed ? "failed" : videos.data === undefined ? "loading" : "ready"}
          skeleton={skeleton}
          onRetry={() => void videos.refetch()}
          texts={shelfTexts}
        >
          {cards.map((card) => (
            <AnyCard key={card.id} {...card} headingLevel={2} onMenuOpen={onMenuOpen} />
          ))}
        </Shelf>
      )}
      {videos.data !== undefined && (
        <Pagination
          label={playlistTexts.pages}
          page={videos.data.page}
          previousHref={pageAt(videos.data.previous)}
          nextHref={pageAt(videos.data.next)}
          texts={playlistTexts.pagination}
        />
      )}
      {menu}
    </div>
  );
});
