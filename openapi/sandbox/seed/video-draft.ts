import { timeCodeOf } from "../../pages/index.ts";
import type { OriginType, VideoKind, VideosTable } from "../db/schema.ts";
import { imageCatalog, mediaCatalog, type MediaItem } from "../media/index.ts";
import type { SeededChannel } from "./channels.ts";
import { videoIdFor } from "./constants.ts";
import { capitalize, expand } from "./grammar.ts";
import type { Random } from "../random.ts";
import { topics, type Topic } from "./texts/topics.ts";

/** One row before it is written; every field of the table that the seed sets. */
export interface VideoDraft {
  id: string;
  channel: number;
  topic: number;
  kind: VideoKind;
  origin: OriginType;
  stream: VideosTable["stream_type"];
  title: string;
  description: string;
  duration: number;
  hits: number;
  published: number;
  age: 0 | 6 | 12 | 16 | 18;
  paid: boolean;
  hidden: boolean;
  pepper: string | null;
  original: boolean;
  future: boolean;
  product: number | null;
  codes: readonly string[];
  access: readonly string[];
  tvShow: number | null;
  properties: Readonly<Record<string, unknown>>;
  thumbnail: string | null;
  media: string | null;
  state: number;
  hideComments: boolean;
}

const hour = 3_600_000;
const clips = mediaCatalog();
export const clipById = new Map(clips.map((clip) => [clip.id, clip]));
const wideClips = clips.filter(
  (clip) => clip.aspect > 1 && clip.id !== "shest-peyzazhey" && clip.id !== "nastroyka-ekrana",
);
const tallClip = clips.find((clip) => clip.aspect < 1) as MediaItem;
const audioClip = clipById.get("plastinka") as MediaItem;
const longClip = clipById.get("shest-peyzazhey") as MediaItem;

function picturesFor(topic: Topic, kind: "wide" | "shorts"): string[] {
  const all = imageCatalog().filter((image) => image.kind === kind);
  const fitting = all.filter((image) => topic.scenes.includes(image.scene));
  return (fitting.length > 0 ? fitting : all).map((image) => `/images/${image.id}.webp`);
}
const pictures = topics.map((topic) => ({ wide: picturesFor(topic, "wide"), shorts: picturesFor(topic, "shorts") }));

/** Two or three sentences, chapters for most videos that are long enough, sometimes a link and tags. */
function describe(topic: Topic, clip: MediaItem, random: Random): string {
  const parts = random.shuffle(topic.about).slice(0, random.int(1, 3));
  let text = parts.join(" ");
  if (clip.duration >= 45 && random.chance(0.7)) {
    const names = topic.chapters.slice(0, Math.min(topic.chapters.length, clip.duration > 300 ? 6 : 4));
    const lines =
      clip.chapters.length > 0 && random.chance(0.5)
        ? clip.chapters.map(([at, name]) => `${timeCodeOf(at)} ${name}`)
        : names.map(
            (name, i) => `${timeCodeOf(Math.floor((clip.duration / names.length) * i))} ${i % 2 ? "— " : ""}${name}`,
          );
    text += `\n\n${lines.join("\n")}`;
  }
  if (random.chance(0.35)) text += `\n\nСообщество канала: https://example.com/${topic.slug}`;
  if (random.chance(0.4)) text += `\n#${topic.category.split(" ")[0]?.toLowerCase() ?? ""} #кадр`;
  return text;
}

/** A draft of an ordinary video of `kind`; the special ones change what they need. */
export function draftVideo(
  name: string,
  channel: SeededChannel,
  kind: VideoKind,
  random: Random,
  now: number,
): VideoDraft {
  const topic = topics[channel.topic] as Topic;
  const clip =
    kind === "shorts"
      ? tallClip
      : kind === "audio"
        ? audioClip
        : kind === "video" && random.chance(0.06)
          ? longClip
          : random.pick(wideClips);
  const live = kind === "livestream" || kind === "tv";
  const own = pictures[channel.topic] as { wide: string[]; shorts: string[] };
  // A tenth of the videos shows a frame of its own clip, as lazy authors do.
  const thumbnail =
    kind === "shorts" ? random.pick(own.shorts) : random.chance(0.08) ? clip.poster : random.pick(own.wide);
  // Long tail: most have hundreds of views, a few have millions.
  const hits = Math.floor(10 ** (1.6 + random.next() ** 1.7 * 4.6) * channel.weight);
  const age = topic.slug === "deti" ? 0 : random.pick([0, 0, 6, 6, 12, 12, 16] as const);
  return {
    id: videoIdFor(name),
    channel: channel.id,
    topic: channel.topic,
    kind,
    origin:
      kind === "shorts"
        ? "rshorts"
        : kind === "audio"
          ? "rtba"
          : kind === "tv"
            ? "rst"
            : random.chance(0.03)
              ? "rspa"
              : "rtb",
    stream: kind === "tv" ? "broadcast" : kind === "livestream" ? "stream_push" : null,
    title: capitalize(expand(random.pick(topic.titles), topic.slots, random)),
    description: describe(topic, clip, random),
    duration: live ? 0 : clip.duration,
    hits,
    published: Math.floor(now - 0.5 * hour - random.next() ** 2.4 * 900 * 24 * hour),
    age,
    paid: false,
    hidden: false,
    pepper: null,
    original: random.chance(0.04),
    future: false,
    product: null,
    codes: [],
    access: [],
    tvShow: null,
    properties: { is_donate_allowed: live && random.chance(0.5) },
    thumbnail,
    media: clip.id,
    state: 0,
    hideComments: false,
  };
}
