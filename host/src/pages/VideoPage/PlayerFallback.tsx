import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { fallback, poster as posterStyle } from "./VideoPage.styles.ts";

/** The stream of a page that a server draws: the browser begins with it, and the player goes on with the same element. */
export interface FirstStream {
  readonly videoId: string;
  readonly url: SafeMediaUrl;
  /** Where this device left the video counts up to here, s. */
  readonly lastStart: number;
}

/**
 * Known by its id to platform/player/preload.ts, which gives it to the player. Until then it has the browser's own buttons, from when
 * somebody reaches for them (openapi/sandbox/documents/stream-start.ts): made with the page, they keep its words from the screen for a
 * seventh of the time that it needs. Without a script they are there from the beginning.
 */
function DrawnStream({ videoId, url, lastStart }: FirstStream) {
  const source = <source type="application/vnd.apple.mpegurl" src={url} />;
  return (
    <>
      <video
        id="kadr-stream"
        data-video={videoId}
        data-last={lastStart}
        preload="auto"
        playsInline
        crossOrigin="anonymous"
        // they may have been reached for
        suppressHydrationWarning
      >
        {source}
      </video>
      <noscript>
        <video preload="metadata" playsInline crossOrigin="anonymous" controls>
          {source}
        </video>
      </noscript>
    </>
  );
}

export interface PlayerFallbackProps {
  poster: SafeMediaUrl | null;
  stream?: FirstStream | null | undefined;
}

/** The player's place while its code is on the way: the poster, which is the first thing to arrive, and over it the stream. */
export function PlayerFallback({ poster, stream }: PlayerFallbackProps) {
  return (
    <div className={fallback} data-player-place>
      {poster === null ? (
        <div className={posterStyle} />
      ) : (
        <img
          className={posterStyle}
          src={poster}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="async"
        />
      )}
      {stream && <DrawnStream {...stream} />}
    </div>
  );
}
