import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { SkipLink } from "@kadr/design-system/navigation/SkipLink";
import { lateComponent, LateSlot } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { VideoPage as VideoPageData } from "@kadr/openapi/client";
import { isAudioPath, playlistOf } from "@kadr/openapi/pages";
import { Recommendations } from "../../features/list-recommendations/Recommendations.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { firstToOffer, presentOffer } from "../../presenters/offer.ts";
import { presentStub } from "../../presenters/stub.ts";
import { neighboursOf, playerSourceOf, unavailableCode } from "../../presenters/video.ts";
import { playlistVideosQuery } from "../../queries/playlists.ts";
import { clientSettingsQuery, hiddenPartsOf } from "../../queries/settings.ts";
import { recommendationsQuery, videoPageQuery } from "../../queries/video.ts";
import { canonicalVideoPath, ownAddress, startSecondsOf, videoInPlaylist } from "../../links/addresses.ts";
import { leadOn } from "../../routes/leadOn.ts";
import { navigate } from "../../routes/navigation.ts";
import type { PageProps } from "../../routes/table.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useApi } from "../../stores/StoresContext.ts";
import { lateTexts } from "../../texts/late.ts";
import { shellTexts } from "../../texts/shell.ts";
import { videoTexts } from "../../texts/video.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { PageError } from "../PageError.tsx";
import { usePagePorts } from "../PagePorts.ts";
import { AboutVideo } from "./AboutVideo.tsx";
import { PlayerFallback } from "./PlayerFallback.tsx";
import { LatePlayerSlot } from "./LatePlayerSlot.ts";
import type { PlayerHandle } from "./PlayerSlot.tsx";
import { UnavailableVideo } from "./UnavailableVideo.tsx";
import { useCalm } from "./useCalm.ts";
import * as styles from "./VideoPage.styles.ts";
import { talkId, VideoTalk } from "./VideoTalk.tsx";

const ChaptersSlot = lateComponent(() => import("./ChaptersSlot.tsx").then((module) => module.default));
const PlaylistSlot = lateComponent(() => import("./PlaylistSlot.tsx").then((module) => module.default));
const StubSlot = lateComponent(() => import("./StubSlot.tsx").then((module) => module.default));

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

  // What is shown beside the video, as it stands there: nothing is asked for because of the end.
  const beside = useInfiniteQuery({ ...recommendationsQuery(api, video.id), enabled: false }).data?.pages.flatMap((one) => one.results) ?? data.recommendedVideos;
  const recommended = firstToOffer(beside, video.id, ports.now());
  const follows = neighbours?.next;
  const offered = follows ? presentOffer(follows, context, videoInPlaylist(follows.id, search, follows.is_audio)) : recommended ? presentOffer(recommended, context) : null;

  const player = useRef<PlayerHandle>(null);
  const [isWide, setWide] = useState(false);
  const [isChaptersOpen, setChaptersOpen] = useState(false);
  const [chapter, setChapter] = useState(-1);
  const source = playerSourceOf(data, ports.mediaUrl);
  // Nothing of a video for adults is loaded before it was asked for (AgeGate); then the player shows its poster itself.
  const poster = video.is_adult ? null : (source?.poster ?? ports.mediaUrl(video.thumbnail_url) ?? null);
  const stub = source === null ? presentStub(data.access, ports.now()) : null;
  const stagePlace = useRef<HTMLDivElement>(null);
  const isCalm = useCalm(stagePlace, source !== null);
  // Below desktop the discussion lies under the recommendations: a few of them are enough at first.
  const [isNarrow] = useState(() => ["mobile", "tablet"].includes(ports.deviceClass()));

  const stage = (
    <div ref={stagePlace} className={styles.stage}>
      <LateSlot pending={<PlayerFallback poster={poster} />} texts={lateTexts} className={styles.poster}>
          {stub !== null ? <StubSlot view={stub} poster={poster} /> : <LatePlayerSlot
            data={data}
            source={source}
            poster={poster}
            isAudio={isAudioPath(path) || video.is_audio}
            address={ownAddress(path, search)}
            startAt={startSecondsOf(search) ?? undefined}
            next={neighbour(neighbours?.next)}
            previous={neighbour(neighbours?.previous)}
            offer={offered}
            onNext={navigate}
            onWide={setWide}
            onChaptersPress={() => setChaptersOpen((isOpen) => !isOpen)}
            areChaptersOpen={isChaptersOpen}
            onChapterChange={setChapter}
            handle={player}
          />}
      </LateSlot>
    </div>
  );
  const commentsHidden = hidden.comments || video.hide_comments;
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      {!commentsHidden && <SkipLink href={`#${talkId}`}>{videoTexts.skipToComments}</SkipLink>}
      {stage}
      <div className={styles.watch}>
        <AboutVideo data={data} hidden={hidden} path={path} search={search} player={player} />
      </div>
      <aside className={styles.aside} data-region>
        {!commentsHidden && <SkipLink href={`#${talkId}`}>{videoTexts.skipRecommendations}</SkipLink>}
        {isChaptersOpen && (
          <LateSlot pending={<Skeleton height="240px" />} texts={lateTexts}>
            <ChaptersSlot data={data} beside={isWide ? null : stagePlace} poster={poster} currentIndex={chapter} onSelect={(seconds) => player.current?.seek(seconds)} onClose={() => setChaptersOpen(false)} />
          </LateSlot>
        )}
        {playlistId !== null && inPlaylist && (
          <LateSlot pending={<Skeleton height="240px" />} texts={lateTexts}>
              <PlaylistSlot playlistId={playlistId} items={inPlaylist} currentId={video.id} search={search} context={context} />
          </LateSlot>
        )}
        <SectionBoundary>
          <Recommendations api={api} videoId={video.id} known={data.recommendedVideos} context={context} onMenuOpen={onMenuOpen} layout="list" initialCount={isNarrow ? 6 : undefined} isEarly={!isCalm} />
        </SectionBoundary>
      </aside>
      <div className={styles.talk}>
        {commentsHidden ? <p className={styles.quiet}>{videoTexts.commentsHidden}</p> : (
          <SectionBoundary>
            <VideoTalk video={video} hidden={hidden} path={path} search={search} />
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
    leadOn(right + search);
  }, [path, right, search]);
}
