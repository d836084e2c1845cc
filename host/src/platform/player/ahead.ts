const hlsType = "application/vnd.apple.mpegurl";
/** A video that no player has taken by then is let go, ms. */
const patienceMs = 10_000;
/** The video that the server wrote into the document of a page that plays it (openapi/sandbox/http/document-stage.ts). */
const inDocument = "video#kadr-stream";
/** What stands around it until then. */
const stage = "#kadr-stage";

/** The video has it once its first frame is seen there. */
const seen = "data-seen";

/** s */
const sameMoment = 0.25;

/** Begins a stream before its player is drawn: the playlists travel while the page is made. Only the browser's own HLS. */
export interface StreamAhead {
  /** Goes on with the document's own video where that loads this address. */
  open(url: string): void;
  /** The video that loads this address, once. */
  take(url: string): HTMLVideoElement | null;
  /** A frame of it is on the screen, of about this moment, s. */
  isSeen(url: string, moment: number): boolean;
}

/** Ends what a video loads, also from a `<source>` in it. */
function unload(media: HTMLVideoElement): void {
  media.closest(stage)?.remove();
  media.remove();
  media.replaceChildren();
  media.removeAttribute("src");
  media.load();
}

export function createStreamAhead(create: () => HTMLVideoElement = () => document.createElement("video")): StreamAhead {
  let kept: { readonly media: HTMLVideoElement; readonly url: string } | null = null;
  const drop = () => {
    if (kept) unload(kept.media);
    kept = null;
  };
  const keep = (media: HTMLVideoElement, url: string) => {
    kept = { media, url };
    setTimeout(() => { if (kept?.media === media) drop(); }, patienceMs);
  };
  const written = document.querySelector<HTMLVideoElement>(inDocument);
  if (written) keep(written, written.querySelector("source")?.src ?? "");

  return {
    isSeen: (url, moment) => kept?.url === url && kept.media.hasAttribute(seen) && Math.abs(kept.media.currentTime - moment) < sameMoment,
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
      media.closest(stage)?.remove();
      return media;
    },
  };
}
