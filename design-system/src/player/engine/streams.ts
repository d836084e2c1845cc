import { qualityOf, uniqueBestFirst } from "./quality.ts";
import type { HlsClass } from "./hls.ts";
import type { TextLoader } from "./options.ts";
import type { PlayerFailure, PlayerFile, PlayerQuality, PlayerSource } from "../types.ts";

/** The methods to play one source, the best first. */
export type PlaybackMethod =
  { readonly kind: "native" } | { readonly kind: "hls.js" } | { readonly kind: "file"; readonly file: PlayerFile };

/** Where a method begins to load: a playlist or a file. */
export const addressOf = ({ hls }: PlayerSource, method: PlaybackMethod): string =>
  method.kind === "file" ? method.file.url : (hls ?? "");

const hlsType = "application/vnd.apple.mpegurl";
/** Without adaptation a file of at most this height begins, px: it starts soon on a usual line. */
const firstFileHeight = 720;

export function methodsFor(
  source: PlayerSource,
  canPlayType: (type: string) => string,
  hasHls: boolean,
): readonly PlaybackMethod[] {
  const methods: PlaybackMethod[] = [];
  if (source.hls !== null) {
    if (canPlayType(hlsType) !== "") methods.push({ kind: "native" });
    if (hasHls) methods.push({ kind: "hls.js" });
  }
  const tallestFirst = [...source.mp4].sort((a, b) => b.height - a.height);
  const first = tallestFirst.find((file) => file.height <= firstFileHeight) ?? tallestFirst.at(-1);
  if (first) methods.push({ kind: "file", file: first });
  return methods;
}

/** Reads the HLS main playlist, which several ask for, once; after a failure anew. */
export function createPlaylist(url: string, loadText: TextLoader): () => Promise<string> {
  let playlist: Promise<string> | null = null;
  return () => {
    playlist ??= loadText(url, AbortSignal.timeout(10_000)).catch((error: unknown) => {
      playlist = null;
      throw error;
    });
    return playlist;
  };
}

/** Qualities named in an HLS main playlist, the best first. */
export function qualitiesIn(mainPlaylist: string): readonly number[] {
  const sizes = mainPlaylist.matchAll(/^#EXT-X-STREAM-INF:.*RESOLUTION=(\d+)x(\d+)/gm);
  return uniqueBestFirst([...sizes].map((found) => qualityOf(Number(found[1]), Number(found[2]))));
}

/** Sound in a playlist of its own, as players that mix languages make it. */
export function hasSeparateSound(mainPlaylist: string): boolean {
  return /^#EXT-X-MEDIA:(?=.*TYPE=AUDIO)(?=.*URI=)/m.test(mainPlaylist);
}

export interface StreamEvents {
  onQualities(qualities: readonly number[]): void;
  onFailure(failure: PlayerFailure): void;
}

/** A stream that hls.js feeds. */
export interface HlsStream {
  choose(quality: PlayerQuality): void;
  close(): void;
}

/**
 * A piece begins with its first picture, which may be this much later than its playlist says, s: where the video stands
 * between the two, it is the next picture.
 */
const edge = 0.25;

/** Plays through hls.js from `startAt` (s) on, in a chosen quality if there is one. */
export function openHls(
  Hls: HlsClass,
  url: string,
  video: HTMLVideoElement,
  startAt: number,
  quality: PlayerQuality,
  events: StreamEvents,
): HlsStream {
  // The worker would need `worker-src blob:`, and a short playlist is parsed faster than a worker starts.
  const hls = new Hls({
    enableWorker: false,
    startPosition: startAt > 0 ? startAt : -1,
    backBufferLength: 60,
    capLevelToPlayerSize: true,
  });
  let recoveries = 0;
  /** The level that was chosen and is not on the screen yet. */
  let awaited: number | null = null;
  const qualities = () => hls.levels.map(({ width, height }) => qualityOf(width, height));
  // One that was chosen for another video may be missing here: the next lower one is meant.
  const levelOf = (wanted: number) => {
    const nearest = Math.max(...qualities().map((other) => (other <= wanted ? other : 0)));
    return qualities().indexOf(nearest);
  };
  hls.on("hlsManifestParsed", () => {
    events.onQualities(uniqueBestFirst(qualities()));
    if (quality !== "auto") hls.loadLevel = levelOf(quality);
  });
  // Chromium goes over to another level at its next key frame: the sound went on for seconds beside a picture that stood
  // [measured]. A seek to where it plays shows it at once (video-dev/hls.js#6355).
  hls.on(
    "hlsFragBuffered",
    (_event, { frag }: { frag: { type: string; level: number; start: number; duration: number } }) => {
      if (
        frag.type !== "main" ||
        frag.level !== awaited ||
        video.currentTime < frag.start - edge ||
        video.currentTime >= frag.start + frag.duration
      )
        return;
      awaited = null;
      video.currentTime = Math.max(video.currentTime, frag.start);
    },
  );
  hls.on("hlsError", (_event, data: { fatal: boolean; type: string; response?: { code?: number } }) => {
    if (!data.fatal) return;
    if (data.type === "mediaError" && recoveries < 2) {
      recoveries += 1;
      hls.recoverMediaError();
      return;
    }
    const status = data.response?.code ?? 0;
    events.onFailure(
      data.type !== "networkError" ? "format" : status >= 400 && status < 500 ? "unavailable" : "network",
    );
  });
  hls.attachMedia(video);
  hls.loadSource(url);
  return {
    choose(wanted) {
      if (wanted === "auto") {
        awaited = null;
        hls.nextLevel = -1;
      } else {
        awaited = levelOf(wanted);
        hls.currentLevel = awaited;
      }
    },
    close: () => hls.destroy(),
  };
}
