import type { Insertable } from "kysely";
import type { Db } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import type { VideoKind, VideosTable, VideoVotesTable } from "../db/schema.ts";
import type { SeededChannel } from "./channels.ts";
import { capitalize, expand } from "./grammar.ts";
import type { Random } from "../random.ts";
import { specialVideos } from "./special-videos.ts";
import { topics, type Topic } from "./texts/topics.ts";
import { clipById, draftVideo, type VideoDraft } from "./video-draft.ts";

const hour = 3_600_000;

/** Facts of a video that the other parts of the seed need. */
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

/** Now and then an ordinary video becomes adult, paid, by subscription, private or not available. */
function roughen(draft: VideoDraft, random: Random): void {
  const dice = random.next();
  if (dice < 0.015) draft.age = 18;
  else if (dice < 0.03) Object.assign(draft, { paid: true, access: ["once"], product: 7 });
  else if (dice < 0.05) Object.assign(draft, { codes: ["PREMIER_RUTUBE_YAPPY"], access: ["svod"], product: 47 });
  else if (dice < 0.06) Object.assign(draft, { hidden: true, pepper: draft.id.slice(0, 12) });
  else if (dice < 0.07) draft.state = random.pick([2042001, 2042002, 2042004, 2042008]);
  else if (dice < 0.08) draft.hideComments = true;
}

const kinds: readonly VideoKind[] = [
  "video",
  "video",
  "video",
  "video",
  "shorts",
  "video",
  "video",
  "video",
  "audio",
  "video",
  "video",
  "video",
  "shorts",
  "video",
  "video",
  "livestream",
  "video",
  "video",
  "video",
  "tv",
];

/** Titles within one topic are not repeated while there are enough; then they become parts. */
function unique(title: string, seen: Map<string, number>): string {
  const times = (seen.get(title) ?? 0) + 1;
  seen.set(title, times);
  return times === 1 ? title : `${title}. Часть ${times}`;
}

export async function seedVideos(
  db: Db,
  random: Random,
  now: number,
  count: number,
  channels: readonly SeededChannel[],
): Promise<SeededVideo[]> {
  const rows: Array<Insertable<VideosTable>> = [];
  const votes: Array<Insertable<VideoVotesTable>> = [];
  const seeded: SeededVideo[] = [];
  const seen = new Map<string, number>();
  const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
  const write = (draft: VideoDraft): void => {
    const track = seeded.length + 1;
    const clip = draft.media === null ? undefined : clipById.get(draft.media);
    const likes = Math.floor(draft.hits * random.range(0.01, 0.06));
    const dislikes = Math.floor(likes * random.range(0.005, 0.09));
    const listed = draft.state === 0 && !draft.hidden && !draft.future;
    rows.push({
      track_id: track,
      id: draft.id,
      channel_id: draft.channel,
      category_id: draft.topic + 1,
      kind: draft.kind,
      origin_type: draft.origin,
      stream_type: draft.stream,
      title: draft.title,
      description: draft.description,
      duration: draft.duration,
      hits: draft.hits,
      created_ts: draft.published - 2 * hour,
      publication_ts: draft.published,
      last_update_ts: draft.published,
      pg_age: draft.age,
      is_adult: flag(draft.age === 18),
      is_paid: flag(draft.paid),
      is_hidden: flag(draft.hidden),
      pepper: draft.pepper,
      is_original_content: flag(draft.original),
      future_publication: flag(draft.future),
      product_id: draft.product,
      common_subscription_product_codes_json: JSON.stringify(draft.codes),
      access_types_json: JSON.stringify(draft.access),
      tv_show_id: draft.tvShow,
      topics_json: JSON.stringify([{ id: String(draft.topic + 1), name: (topics[draft.topic] as Topic).category }]),
      properties_json: JSON.stringify(draft.properties),
      thumbnail: draft.thumbnail,
      preview: clip && draft.age !== 18 ? clip.preview : null,
      media_id: draft.media,
      state_code: draft.state,
      hide_comments: flag(draft.hideComments),
      hide_chat: 0,
      likes_count: likes,
      dislikes_count: dislikes,
    });
    const count = Math.floor(likes / 3);
    if (count > 0)
      votes.push({ track_id: track, votes_count: count, votes_sum: Math.round(count * random.range(6.5, 9.6)) });
    seeded.push({
      track,
      channel: draft.channel,
      topic: draft.topic,
      kind: draft.kind,
      duration: draft.duration,
      hits: draft.hits,
      published: draft.published,
      adult: draft.age === 18,
      listed,
      commentable: listed && !draft.hideComments,
    });
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
    for (let tries = 0; tries < 4 && seen.has(draft.title); tries++)
      draft.title = capitalize(
        expand(random.pick((topics[draft.topic] as Topic).titles), (topics[draft.topic] as Topic).slots, random),
      );
    draft.title = unique(draft.title, seen);
    write(draft);
  }
  await insertRows(db, "videos", rows);
  await insertRows(db, "video_votes", votes);
  return seeded;
}
