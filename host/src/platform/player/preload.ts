const hlsType = "application/vnd.apple.mpegurl";
/** A video that no player has taken by then is let go, ms. */
const claimTimeoutMs = 10_000;
/** The video of a page that the server drew (pages/VideoPage/PlayerFallback.tsx). */
const inDocument = "video#kadr-stream";

/** s */
const sameMoment = 0.25;

/** Begins a stream before its player is drawn: the playlists travel while the page is made. Only the browser's own HLS. */
export interface StreamPreload {
  /** Goes on with the document's own video where that loads this address. */
  open(url: string): void;
  /** The video that loads this address, once. */
  take(url: string): HTMLVideoElement | null;
  /** Where a person has played it to by the browser's own buttons, s; null: nobody has. */
  playedTo(url: string): number | null;
  /** A frame of it is on the screen, of about this moment, s. */
  isSeen(url: string, moment: number): boolean;
}

/** Ends what a video loads, also from a `<source>` in it. */
function unload(media: HTMLVideoElement): void {
  media.remove();
  media.replaceChildren();
  media.removeAttribute("src");
  media.load();
}

export function createStreamPreload(
  create: () => HTMLVideoElement = () => document.createElement("video"),
): StreamPreload {
  let kept: { readonly media: HTMLVideoElement; readonly url: string } | null = null;
  const drop = () => {
    if (kept) unload(kept.media);
    kept = null;
  };
  const keep = (media: HTMLVideoElement, url: string) => {
    kept = { media, url };
    setTimeout(() => {
      if (kept?.media === media) drop();
    }, claimTimeoutMs);
  };
  const written = document.querySelector<HTMLVideoElement>(inDocument);
  let isSeen = false;
  if (written) {
    keep(written, written.querySelector("source")?.src ?? "");
    // A frame that is there now is on the screen long before a player could ask.
    isSeen = written.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    written.requestVideoFrameCallback?.(() => {
      isSeen = true;
    });
  }

  return {
    playedTo: (url) => (kept?.url === url && kept.media.played.length > 0 ? kept.media.currentTime : null),
    isSeen: (url, moment) =>
      isSeen && kept?.url === url && kept.media === written && Math.abs(written.currentTime - moment) < sameMoment,
    open(url) {
      if (kept?.url === url) return;
      drop();
      const media = create();
      if (media.canPlayType(hlsType) === "") return;
      // Chromium's own HLS gives up on another origin's pieces without CORS.
      media.crossOrigin = "anonymous";
      media.preload = "auto";
      media.src = url;
      media.load();
      keep(media, url);
    },
    take(url) {
      if (kept === null) return null;
      const { media } = kept;
      // A browser without HLS of its own has loaded nothing; one that could not play it says so at once.
      if (kept.url !== url || media.canPlayType(hlsType) === "" || media.error) {
        drop();
        return null;
      }
      kept = null;
      media.removeAttribute("id");
      // The browser's own buttons stood in for the player's.
      media.controls = false;
      return media;
    },
  };
}
