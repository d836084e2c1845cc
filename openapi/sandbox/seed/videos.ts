import type { Insertable } from "kysely";
import type { Db } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import type { OriginType, VideoKind, VideosTable, VideoVotesTable } from "../db/schema.ts";
import { imageCatalog, mediaCatalog, type MediaItem } from "../media/index.ts";
import type { SeededChannel } from "./channels.ts";
import { videoIdFor } from "./constants.ts";
import { capitalize, chapterTime, expand } from "./grammar.ts";
import type { Random } from "./random.ts";
import { specialVideos } from "./special-videos.ts";
import { topics, type Topic } from "./texts/topics.ts";

/** What the other parts of the seed need to know of a video. */
export interface SeededVideo {
  readonly track: number;
  readonly channel: number;
  readonly topic: number;
  readonly kind: VideoKind;
  readonly duration: number;
  readonly hits: number;
  readonly published: number;
  /** Anyone may find it in lists. */
  readonly listed: boolean;
  readonly adult: boolean;
  readonly commentable: boolean;
}

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
const clipById = new Map(clips.map((clip) => [clip.id, clip]));
const wideClips = clips.filter((clip) => clip.aspect > 1 && clip.id !== "shest-peyzazhey" && clip.id !== "nastroyka-ekrana");
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
    const lines = clip.chapters.length > 0 && random.chance(0.5) ? clip.chapters.map(([at, name]) => `${chapterTime(at)} ${name}`) : names.map((name, i) => `${chapterTime(Math.floor((clip.duration / names.length) * i))} ${i % 2 ? "— " : ""}${name}`);
    text += `\n\n${lines.join("\n")}`;
  }
  if (random.chance(0.35)) text += `\n\nСообщество канала: https://example.com/${topic.slug}`;
  if (random.chance(0.4)) text += `\n#${topic.category.split(" ")[0]?.toLowerCase() ?? ""} #кадр`;
  return text;
}

/** A draft of an ordinary video of `kind`; the special ones change what they need. */
export function draftVideo(name: string, channel: SeededChannel, kind: VideoKind, random: Random, now: number): VideoDraft {
  const topic = topics[channel.topic] as Topic;
  const clip = kind === "shorts" ? tallClip : kind === "audio" ? audioClip : kind === "video" && random.chance(0.06) ? longClip : random.pick(wideClips);
  const live = kind === "livestream" || kind === "tv";
  const own = pictures[channel.topic] as { wide: string[]; shorts: string[] };
  // A tenth of the videos shows a frame of its own clip, as lazy authors do.
  const thumbnail = kind === "shorts" ? random.pick(own.shorts) : random.chance(0.08) ? clip.poster : random.pick(own.wide);
  // Long tail: most have hundreds of views, a few have millions.
  const hits = Math.floor(10 ** (1.6 + random.next() ** 1.7 * 4.6) * channel.weight);
  const age = topic.slug === "deti" ? 0 : random.pick([0, 0, 6, 6, 12, 12, 16] as const);
  return {
    id: videoIdFor(name), channel: channel.id, topic: channel.topic, kind,
    origin: kind === "shorts" ? "rshorts" : kind === "audio" ? "rtba" : kind === "tv" ? "rst" : random.chance(0.03) ? "rspa" : "rtb",
    stream: kind === "tv" ? "broadcast" : kind === "livestream" ? "stream_push" : null,
    title: capitalize(expand(random.pick(topic.titles), topic.slots, random)),
    description: describe(topic, clip, random), duration: live ? 0 : clip.duration, hits,
    published: Math.floor(now - 0.5 * hour - random.next() ** 2.4 * 900 * 24 * hour),
    age, paid: false, hidden: false, pepper: null, original: random.chance(0.04), future: false, product: null, codes: [], access: [], tvShow: null,
    properties: { is_donate_allowed: live && random.chance(0.5) }, thumbnail, media: clip.id, state: 0, hideComments: false,
  };
}

/** What becomes of an ordinary video now and then: adult, paid, by subscription, private, not available. */
function roughen(draft: VideoDraft, random: Random): void {
  const dice = random.next();
  if (dice < 0.015) draft.age = 18;
  else if (dice < 0.03) Object.assign(draft, { paid: true, access: ["once"], product: 7 });
  else if (dice < 0.05) Object.assign(draft, { codes: ["PREMIER_RUTUBE_YAPPY"], access: ["svod"], product: 47 });
  else if (dice < 0.06) Object.assign(draft, { hidden: true, pepper: draft.id.slice(0, 12) });
  else if (dice < 0.07) draft.state = random.pick([2042001, 2042002, 2042004, 2042008]);
  else if (dice < 0.08) draft.hideComments = true;
}

const kinds: readonly VideoKind[] = ["video", "video", "video", "video", "shorts", "video", "video", "video", "audio", "video", "video", "video", "shorts", "video", "video", "livestream", "video", "video", "video", "tv"];

/** Titles within one topic are not repeated while there are enough; then they become parts. */
function unique(title: string, seen: Map<string, number>): string {
  const times = (seen.get(title) ?? 0) + 1;
  seen.set(title, times);
  return times === 1 ? title : `${title}. Часть ${times}`;
}

export async function seedVideos(db: Db, random: Random, now: number, count: number, channels: readonly SeededChannel[]): Promise<SeededVideo[]> {
  const rows: Array<Insertable<VideosTable>> = [];
  const votes: Array<Insertable<VideoVotesTable>> = [];
  const seeded: SeededVideo[] = [];
  const seen = new Map<string, number>();
  const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
  const write = (draft: VideoDraft): void => {
    const track = seeded.length + 1;
    const clip = draft.media === null ? undefined : clipById.get(draft.media);
    const live = draft.kind === "livestream" || draft.kind === "tv";
    const likes = Math.floor(draft.hits * random.range(0.01, 0.06));
    const dislikes = Math.floor(likes * random.range(0.005, 0.09));
    const listed = draft.state === 0 && !draft.hidden && !draft.future;
    rows.push({
      track_id: track, id: draft.id, channel_id: draft.channel, category_id: draft.topic + 1, kind: draft.kind, origin_type: draft.origin, stream_type: draft.stream,
      title: draft.title, description: draft.description, duration: draft.duration, hits: draft.hits,
      created_ts: draft.published - 2 * hour, publication_ts: draft.published, last_update_ts: draft.published,
      pg_age: draft.age, is_adult: flag(draft.age === 18), is_paid: flag(draft.paid), is_hidden: flag(draft.hidden), pepper: draft.pepper,
      is_original_content: flag(draft.original), future_publication: flag(draft.future), product_id: draft.product,
      common_subscription_product_codes_json: JSON.stringify(draft.codes), access_types_json: JSON.stringify(draft.access), tv_show_id: draft.tvShow,
      topics_json: JSON.stringify([{ id: String(draft.topic + 1), name: (topics[draft.topic] as Topic).category }]), properties_json: JSON.stringify(draft.properties),
      thumbnail: draft.thumbnail, preview: clip && draft.age !== 18 && !live ? (clip.mp4.at(-1)?.url ?? null) : null, media_id: draft.media,
      state_code: draft.state, hide_comments: flag(draft.hideComments), hide_chat: 0, likes_count: likes, dislikes_count: dislikes,
    });
    const count = Math.floor(likes / 3);
    if (count > 0) votes.push({ track_id: track, votes_count: count, votes_sum: Math.round(count * random.range(6.5, 9.6)) });
    seeded.push({ track, channel: draft.channel, topic: draft.topic, kind: draft.kind, duration: draft.duration, hits: draft.hits, published: draft.published, adult: draft.age === 18, listed, commentable: listed && !draft.hideComments });
  };

  for (const draft of specialVideos(channels, random, now)) {
    seen.set(draft.title, 1);
    write(draft);
  }
  // Channels by weight, as a table to draw from.
  const table = channels.flatMap((channel) => Array.from({ length: Math.ceil(channel.weight * 4) }, () => channel));
  for (let i = seeded.length; i < count; i++) {
    const draft = draftVideo(`video-${i}`, random.pick(table), kinds[i % kinds.length] as VideoKind, random, now);
    if (draft.kind === "video") roughen(draft, random);
    for (let tries = 0; tries < 4 && seen.has(draft.title); tries++) draft.title = capitalize(expand(random.pick((topics[draft.topic] as Topic).titles), (topics[draft.topic] as Topic).slots, random));
    draft.title = unique(draft.title, seen);
    write(draft);
  }
  await insertRows(db, "videos", rows);
  await insertRows(db, "video_votes", votes);
  return seeded;
}
