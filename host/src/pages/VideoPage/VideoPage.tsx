import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { VideoPage as VideoPageData } from "@kadr/openapi/client";
import { Recommendations } from "../../features/list-recommendations/Recommendations.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { presentStub } from "../../presenters/stub.ts";
import { neighboursOf, playerSourceOf, unavailableCode } from "../../presenters/video.ts";
import { playlistVideosQuery } from "../../queries/playlists.ts";
import { clientSettingsQuery, hiddenPartsOf } from "../../queries/settings.ts";
import { videoPageQuery } from "../../queries/video.ts";
import { canonicalVideoPath, isAudioPath, playlistOf, startSecondsOf, videoInPlaylist } from "../../routes/addresses.ts";
import { navigate } from "../../routes/navigation.ts";
import type { PageProps } from "../../routes/table.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useApi } from "../../stores/StoresContext.ts";
import { shellTexts } from "../../texts/shell.ts";
import { videoTexts } from "../../texts/video.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { PageError } from "../PageError.tsx";
import { usePagePorts } from "../PagePorts.ts";
import { AboutVideo } from "./AboutVideo.tsx";
import { PlayerFallback } from "./PlayerFallback.tsx";
import { playerSlot } from "./playerChunk.ts";
import type { PlayerHandle } from "./PlayerSlot.tsx";
import { UnavailableVideo } from "./UnavailableVideo.tsx";
import { useCalm } from "./useCalm.ts";
import * as styles from "./VideoPage.styles.ts";
import { VideoTalk } from "./VideoTalk.tsx";

const PlayerSlot = lazy(playerSlot.now);
const ChaptersSlot = lazy(() => import("./ChaptersSlot.tsx"));
const PlaylistSlot = lazy(() => import("./PlaylistSlot.tsx"));
const StubSlot = lazy(() => import("./StubSlot.tsx"));

/** A video, an audio, a stream: one page, whose address says which. */
export default function VideoPage({ params, path, search }: PageProps) {
  const api = useApi();
  const id = params["id"] ?? "";
  const query = useQuery(videoPageQuery(api, id, search));
  const { data } = query;

  // resource_id is read, then removed from the address (ROUTE-ADDRESS-01).
  useEffect(() => {
    const from = new URLSearchParams(search);
    if (!from.has("resource_id")) return;
    from.delete("resource_id");
    const rest = from.toString();
    navigate(path + (rest === "" ? "" : `?${rest}`), { replace: true });
  }, [path, search]);

  if (data) return <VideoBody key={id} data={data} path={path} search={search} />;
  if (query.isError && !query.isFetching) {
    const code = unavailableCode(query.error);
    const retry = () => void query.refetch();
    return code === null ? <PageError error={query.error} onRetry={retry} /> : <UnavailableVideo videoId={id} code={code} />;
  }
  return <VideoSkeleton />;
}

/** The page in its final geometry, before anything is known but that it is a video. */
function VideoSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <div className={styles.stage}><PlayerFallback poster={null} /></div>
      <div className={styles.watch}>
        <VisuallyHidden>{shellTexts.loadingPage}</VisuallyHidden>
        <div className={styles.title}><Skeleton shape="text" width="60%" /></div>
        <div className={styles.about}><Skeleton width="240px" height="44px" /><Skeleton width="220px" height="40px" /></div>
        <Skeleton height="112px" />
      </div>
    </div>
  );
}

interface VideoBodyProps {
  data: VideoPageData;
  path: string;
  search: string;
}

const VideoBody = observer(function VideoBody({ data, path, search }: VideoBodyProps) {
  const { video } = data;
  const api = useApi();
  const ports = usePagePorts();
  usePageArrival({ title: video.title, fullTitle: data.metaData?.title });
  useCanonicalAddress(data, path, search);

  const hidden = hiddenPartsOf(useQuery(clientSettingsQuery(api)).data);
  const context = useCardContext(ports);
  const { onMenuOpen, menu } = useCardActions(ports);

  const playlistId = playlistOf(search);
  const inPlaylist = useQuery({ ...playlistVideosQuery(api, playlistId ?? ""), enabled: playlistId !== null }).data;
  const neighbours = inPlaylist ? neighboursOf(inPlaylist, video.id) : null;
  const neighbour = (card: { id: string; title: string; is_audio?: boolean } | null | undefined) =>
    card ? { href: videoInPlaylist(card.id, search, card.is_audio), title: card.title } : undefined;

  const player = useRef<PlayerHandle>(null);
  const [isWide, setWide] = useState(false);
  const [isChaptersOpen, setChaptersOpen] = useState(false);
  const [chapter, setChapter] = useState(-1);
  const source = playerSourceOf(data, ports.mediaUrl);
  const poster = source?.poster ?? ports.mediaUrl(video.thumbnail_url) ?? null;
  const stub = source === null ? presentStub(data.access, ports.now()) : null;
  const ownPath = path;
  const stagePlace = useRef<HTMLDivElement>(null);
  const isCalm = useCalm(stagePlace, source !== null);
  // Below desktop the discussion lies under the recommendations: a few of them are enough at first.
  const [isNarrow] = useState(() => ["mobile", "tablet"].includes(ports.deviceClass()));

  const stage = (
    <div ref={stagePlace} className={styles.stage}>
      <SectionBoundary>
        <Suspense fallback={<PlayerFallback poster={poster} />}>
          {stub !== null ? <StubSlot view={stub} poster={poster} /> : <PlayerSlot
            data={data}
            source={source}
            poster={poster}
            isAudio={isAudioPath(path) || video.is_audio}
            path={ownPath}
            startAt={startSecondsOf(search) ?? undefined}
            next={neighbour(neighbours?.next)}
            previous={neighbour(neighbours?.previous)}
            onWide={setWide}
            onChaptersPress={() => setChaptersOpen((isOpen) => !isOpen)}
            areChaptersOpen={isChaptersOpen}
            onChapterChange={setChapter}
            handle={player}
          />}
        </Suspense>
      </SectionBoundary>
    </div>
  );
  const commentsHidden = hidden.comments || video.hide_comments;
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      {stage}
      <div className={styles.watch}>
        <AboutVideo data={data} hidden={hidden} path={ownPath} player={player} />
      </div>
      <aside className={styles.aside}>
        {isChaptersOpen && (
          <SectionBoundary>
            <Suspense fallback={null}>
              <ChaptersSlot data={data} poster={poster} currentIndex={chapter} onSelect={(seconds) => player.current?.seek(seconds)} onClose={() => setChaptersOpen(false)} />
            </Suspense>
          </SectionBoundary>
        )}
        {playlistId !== null && inPlaylist && (
          <SectionBoundary>
            <Suspense fallback={null}>
              <PlaylistSlot playlistId={playlistId} items={inPlaylist} currentId={video.id} search={search} context={context} />
            </Suspense>
          </SectionBoundary>
        )}
        <SectionBoundary>
          <Recommendations api={api} videoId={video.id} known={data.recommendedVideos} context={context} onMenuOpen={onMenuOpen} layout="list" initialCount={isNarrow ? 6 : undefined} isEarly={!isCalm} />
        </SectionBoundary>
      </aside>
      <div className={styles.talk}>
        {commentsHidden ? <p className={styles.quiet}>{videoTexts.commentsHidden}</p> : (
          <SectionBoundary>
            <VideoTalk video={video} hidden={hidden} path={ownPath} search={search} />
          </SectionBoundary>
        )}
      </div>
      {menu}
    </div>
  );
});

/** The page redirects to the right address by type: audio, live, private, product-specific (ROUTE-ADDRESS-14). */
function useCanonicalAddress({ video }: VideoPageData, path: string, search: string): void {
  const right = canonicalVideoPath({
    id: video.id,
    isAudio: video.is_audio,
    streamType: video.stream_type ?? null,
    isPrivate: (video.pepper ?? null) !== null,
    productPath: null,
  });
  useEffect(() => {
    const isSame = (a: string, b: string) => a.replace(/\/$/, "") === b.replace(/\/$/, "");
    // An audio page of a plain video is a choice of the person, not a mistake.
    if (isSame(path, right) || isAudioPath(path)) return;
    navigate(right + search, { replace: true });
  }, [path, right, search]);
}
