const hlsType = "application/vnd.apple.mpegurl";
/** A video that no player has taken by then is let go, ms. */
const patienceMs = 10_000;

/** Begins a stream before its player is drawn: the playlists travel while the page is made. Only the browser's own HLS. */
export interface StreamAhead {
  open(url: string): void;
  /** The video that loads this address, once. */
  take(url: string): HTMLVideoElement | null;
}

export function createStreamAhead(create: () => HTMLVideoElement = () => document.createElement("video")): StreamAhead {
  let kept: { readonly media: HTMLVideoElement; readonly url: string } | null = null;
  const drop = () => {
    kept?.media.removeAttribute("src");
    kept?.media.load();
    kept = null;
  };
  return {
    open(url) {
      drop();
      const media = create();
      if (media.canPlayType(hlsType) === "") return;
      // Chromium's own HLS gives up on another origin's pieces without CORS.
      media.crossOrigin = "anonymous";
      media.preload = "auto";
      media.src = url;
      media.load();
      kept = { media, url };
      setTimeout(() => { if (kept?.media === media) drop(); }, patienceMs);
    },
    take(url) {
      if (kept === null) return null;
      const { media } = kept;
      if (kept.url !== url) {
        drop();
        return null;
      }
      kept = null;
      return media;
    },
  };
}
