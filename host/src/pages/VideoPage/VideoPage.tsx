import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useCallback, useMemo, useRef, useState } from "react";
import { SkipLink } from "@kadr/design-system/navigation/SkipLink";
import { createLate, lateComponent, LatePlace } from "@kadr/design-system/primitives/Late";
import { useIsIdle } from "@kadr/design-system/primitives/schedule";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { VideoPage as VideoPageData } from "@kadr/openapi/client";
import { usePlaylistRow } from "../../features/browse-playlist/usePlaylistRow.ts";
import { useRecording } from "../../features/show-programme/useRecording.ts";
import { isAudioPath, playlistOf } from "@kadr/openapi/pages";
import { Recommendations } from "../../features/list-recommendations/Recommendations.tsx";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { nearEnd } from "../../features/watch-video/startPosition.ts";
import { useAccessEnd } from "../../features/watch-video/useAccessEnd.ts";
import { useSessionHistory } from "../../features/watch-video/useSessionHistory.ts";
import { useStreamEnd } from "../../features/watch-video/useStreamEnd.ts";
import { livePartsOf } from "../../presenters/live.ts";
import { seedOf } from "../../presenters/playlists.ts";
import { recordingPath } from "../../presenters/programme.ts";
import { presentStub } from "../../presenters/stub.ts";
import { playerSourceOf, unavailableCode } from "../../presenters/video.ts";
import { clientSettingsQuery, hiddenPartsOf } from "../../queries/settings.ts";
import { videoPageQuery } from "../../queries/video.ts";
import { canonicalVideoPath, ownAddress, productPathOf } from "../../links/addresses.ts";
import { startSecondsOf } from "../../links/startMoment.ts";
import { useRedirect } from "../../routes/followRedirect.ts";
import { currentArrival, currentFragment } from "../../routes/navigation.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { lateTexts } from "../../texts/late.ts";
import { shellTexts } from "../../texts/shell.ts";
import { videoTexts } from "../../texts/video.ts";
import { SectionBoundary } from "../Boundary.tsx";
import { PageError } from "../PageError.tsx";
import { useDrawnFor } from "../../ports/useDrawnFor.ts";
import { AboutVideo } from "./AboutVideo.tsx";
import { AuthorVideos } from "./AuthorVideos.tsx";
import { PlayerFallback } from "./PlayerFallback.tsx";
import { LateChapters, LateTranscript } from "./LatePanels.tsx";
import type { PlayerHandle } from "./PlayerSlot.tsx";
import { QueuedPlayer } from "./QueuedPlayer.tsx";
import { UnavailableVideo } from "./UnavailableVideo.tsx";
import * as styles from "./VideoPage.styles.ts";
import { commentsId, LateComments } from "./LateComments.tsx";

const streamOver = createLate(() =>
  import("../../features/watch-video/StreamOver.tsx").then((module) => module.default),
);
const StubSlot = lateComponent(() => import("./StubSlot.tsx").then((module) => module.default), {
  pending: ({ poster }) => <PlayerFallback poster={poster} />,
  texts: lateTexts,
  className: styles.poster,
});
const LivePanel = lateComponent(() => import("./LivePanel.tsx").then((module) => module.default), {
  pending: <Skeleton height="100%" />,
  texts: lateTexts,
});
const aside = { pending: <Skeleton height="240px" />, texts: lateTexts };
const PlaylistSlot = lateComponent(() => import("./PlaylistSlot.tsx").then((module) => module.default), aside);
const SeasonsSlot = lateComponent(() => import("./SeasonsSlot.tsx").then((module) => module.default), aside);

/** A video, an audio, a stream: one page, whose address says which. */
export default function VideoPage({ params, path, search }: PageProps) {
  const { api } = useHost();
  const id = params["id"] ?? "";
  const query = useQuery(videoPageQuery(api, id, search));
  const { data } = query;

  useRedirect(withoutResource(path, search));
  if (data) return <VideoBody key={id} data={data} path={path} search={search} />;
  if (query.isError && !query.isFetching) {
    const code = unavailableCode(query.error);
    const retry = () => void query.refetch();
    return code === null ? (
      <PageError error={query.error} onRetry={retry} />
    ) : (
      <UnavailableVideo videoId={id} code={code} />
    );
  }
  return <VideoSkeleton />;
}

/** `resource_id` is read, then removed from the address (ROUTE-ADDRESS-01); null: there is none. */
function withoutResource(path: string, search: string): string | null {
  const from = new URLSearchParams(search);
  if (!from.has("resource_id")) return null;
  from.delete("resource_id");
  return path + (from.size > 0 ? `?${from}` : "");
}

/** The page in its final geometry, before anything is known but that it is a video. */
function VideoSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <div className={styles.stage}>
        <PlayerFallback poster={null} />
      </div>
      <div className={styles.watch}>
        <VisuallyHidden>{shellTexts.loadingPage}</VisuallyHidden>
        <div className={styles.title}>
          <Skeleton shape="text" width="60%" />
        </div>
        <div className={styles.about}>
          <Skeleton width="240px" height="44px" />
          <Skeleton width="220px" height="40px" />
        </div>
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
  const { api, stores, now, mediaUrl, deviceClass } = useHost();
  const { watchProgress } = stores;
  usePageArrival({ title: video.title, fullTitle: data.metaData?.title });
  useCanonicalAddress(data, path, search);
  useSessionHistory(data, path, search);

  const { data: settings } = useQuery(clientSettingsQuery(api));
  const hidden = useMemo(() => hiddenPartsOf(settings), [settings]);
  const drawnFor = useDrawnFor();
  const isAudio = isAudioPath(path) || video.is_audio;
  const context = useCardContext();
  const { onMenuOpen, onAction, menu } = useCardActions();

  // The player first: the rest of what is beside it comes when the page has time.
  const isIdle = useIsIdle();
  const playlistId = playlistOf(search);
  const inPlaylist = usePlaylistRow(playlistId, seedOf(search), video.id);

  const player = useRef<PlayerHandle>(null);
  const [isWide, setWide] = useState(false);
  // One panel stands beside the player at a time.
  const [panel, setPanel] = useState<"chapters" | "transcript" | null>(null);
  const [language, setLanguage] = useState<string | null>(null);
  const closePanel = () => setPanel(null);
  const openTranscript = useCallback(() => setPanel("transcript"), []);
  const [chapter, setChapter] = useState(-1);
  const live = livePartsOf(data, hidden.chat);
  const recording = useRecording(data, search);
  const source = playerSourceOf(recording?.page ?? data, mediaUrl);
  // A video for adults is not loaded before the age check (AgeCheck); then the player shows its poster itself.
  const poster = video.is_adult ? null : (source?.poster ?? mediaUrl(video.thumbnail_url) ?? null);
  // As it was come to: the player may come later, and the address may have moved on to its right spelling by then.
  const [startAt] = useState(() => startSecondsOf(search, currentFragment()));
  const [isReturn] = useState(() => currentArrival() === "back");
  // Only where it begins at its beginning: pieces of elsewhere would travel for nothing.
  const [stream] = useState(() =>
    drawnFor !== null &&
    source?.hls != null &&
    !video.is_adult &&
    !isAudio &&
    startSecondsOf(search) === null &&
    (watchProgress.savedPositionOf(video.id) ?? 0) === 0
      ? { videoId: video.id, url: source.hls, lastStart: Math.max(0, video.duration - nearEnd) }
      : null,
  );
  const seek = useCallback((seconds: number) => player.current?.seek(seconds), []);
  const isPlayable = source !== null;
  const moments = useMemo(
    () =>
      isPlayable ? { duration: video.duration, hrefOf: (seconds: number) => ownAddress(path, search, seconds) } : null,
    [isPlayable, video.duration, path, search],
  );
  const stub = source === null ? presentStub(data.access, now(), video.common_subscription_product_codes ?? []) : null;
  useAccessEnd(data, search);
  const streamEnd = useStreamEnd(data);
  const stagePlace = useRef<HTMLDivElement>(null);
  // Below desktop the discussion lies under the recommendations: a few of them are enough at first.
  const [isNarrow] = useState(() => ["mobile", "tablet"].includes(deviceClass(drawnFor?.width)));

  const stage = (
    <div ref={stagePlace} className={styles.stage}>
      {streamEnd.isOver ? (
        <LatePlace
          of={{ StreamOver: streamOver }}
          pending={<PlayerFallback poster={poster} stream={stream} />}
          texts={lateTexts}
          className={styles.poster}
        >
          {({ StreamOver }) => <StreamOver onWatch={streamEnd.watch} />}
        </LatePlace>
      ) : stub !== null ? (
        <StubSlot videoId={video.id} view={stub} poster={poster} />
      ) : (
        <QueuedPlayer
          key={recording?.item.id}
          page={data}
          search={search}
          context={context}
          inPlaylist={inPlaylist}
          isEarly={!isIdle}
          data={recording?.page ?? data}
          recordingId={recording?.item.id}
          source={source}
          poster={poster}
          stream={stream}
          isAudio={isAudio}
          address={recording === null ? ownAddress(path, search) : recordingPath(video.id, recording.item)}
          startAt={startAt ?? undefined}
          isReturn={isReturn}
          chaptersPanel={{
            isOpen: panel === "chapters",
            onPress: () => setPanel(panel === "chapters" ? null : "chapters"),
            onChapterChange: setChapter,
          }}
          onWide={setWide}
          handle={player}
        />
      )}
    </div>
  );
  const commentsHidden = hidden.comments || video.hide_comments;
  return (
    <div className={styles.page} data-wide={isWide || undefined} data-live={live !== null || undefined}>
      {!commentsHidden && <SkipLink href={`#${commentsId}`}>{videoTexts.skipToComments}</SkipLink>}
      {stage}
      {live !== null && (
        <div className={styles.live} data-region>
          <LivePanel data={data} parts={live} search={search} playingId={recording?.item.id ?? null} />
        </div>
      )}
      <div className={styles.watch}>
        <AboutVideo
          data={data}
          hidden={hidden}
          path={path}
          player={player}
          moments={moments}
          onTime={seek}
          onTranscript={openTranscript}
        />
        <SectionBoundary>
          <AuthorVideos video={video} context={context} onMenuOpen={onMenuOpen} onAction={onAction} isEarly={!isIdle} />
        </SectionBoundary>
      </div>
      <aside className={styles.aside} data-region>
        {!commentsHidden && <SkipLink href={`#${commentsId}`}>{videoTexts.skipRecommendations}</SkipLink>}
        {panel === "transcript" && (
          <LateTranscript
            data={data}
            beside={isWide ? null : stagePlace}
            player={player}
            language={language}
            onLanguageChange={setLanguage}
            onClose={closePanel}
          />
        )}
        {panel === "chapters" && (
          <LateChapters
            data={data}
            beside={isWide ? null : stagePlace}
            poster={poster}
            currentIndex={chapter}
            onSelect={seek}
            onClose={closePanel}
          />
        )}
        {playlistId !== null && inPlaylist && (
          <PlaylistSlot
            playlistId={playlistId}
            row={inPlaylist}
            currentId={video.id}
            search={search}
            context={context}
          />
        )}
        {playlistId === null && data.relatedData?.tv && isIdle && (
          <SeasonsSlot key={video.id} data={data} show={data.relatedData.tv} search={search} context={context} />
        )}
        <SectionBoundary>
          <Recommendations
            videoId={video.id}
            known={data.recommendedVideos}
            context={context}
            onMenuOpen={onMenuOpen}
            layout="list"
            isBrief={isNarrow}
            isEarly={!isIdle}
          />
        </SectionBoundary>
      </aside>
      <div className={styles.comments}>
        {commentsHidden ? (
          <p className={styles.quiet}>{videoTexts.commentsHidden}</p>
        ) : (
          <SectionBoundary>
            <LateComments video={video} hidden={hidden} path={path} search={search} moments={moments} onTime={seek} />
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
    productPath: productPathOf(video.id, video.video_url),
  });
  const isSame = (a: string, b: string) => a.replace(/\/$/, "") === b.replace(/\/$/, "");
  // An audio page of a plain video is a choice of the person, not a mistake.
  useRedirect(isSame(path, right) || isAudioPath(path) ? null : right + search + currentFragment());
}
