import type { Db } from "../../db/dialect.ts";
import { prepared } from "../../db/prepared.ts";
import { searchIndex } from "../../db/search-index.ts";
import type { Context } from "../../context.ts";
import { channelTag, monthTag, titleTag } from "../../search/documents.ts";
import { otherLayout, queryStems, stemsOf } from "../../search/words.ts";
import { listedVideos } from "../shared/card-lists.ts";
import { videoCard } from "../shared/cards.ts";

export const maxResults = 1000;
const day = 86_400_000;
const createdWithin: Readonly<Record<string, number>> = { today: day, week: 7 * day, month: 31 * day, year: 366 * day };

export interface Filters {
  readonly contentType?: string | undefined;
  readonly duration?: string | undefined;
  readonly created?: string | undefined;
  readonly sort?: string | undefined;
  /** Channel ids; empty: all. */
  readonly channels?: readonly number[];
  /** Whether videos with some of the words follow those with all. */
  readonly someWords?: boolean;
  /** The person who asks: what they hid is not found. */
  readonly userId?: number | undefined;
}

interface Question {
  readonly words: readonly string[];
  readonly whole: string;
  readonly tags: ReadonlyArray<readonly string[]>;
  readonly filters: Filters;
}

/** Every month that reaches into the time since `since`. */
function monthsSince(since: number, now: number): string[] {
  const months = new Set<string>();
  for (let time = since; time < now; time += 20 * day) months.add(monthTag(time));
  return [...months.add(monthTag(now))];
}

function questionOf(query: string, filters: Filters, now: number): Question {
  const { contentType, duration, created, channels = [] } = filters;
  const within = created === undefined ? undefined : createdWithin[created];
  return {
    words: queryStems(query),
    whole: titleTag(stemsOf(query)),
    tags: [
      ...(contentType === undefined ? [] : [[`v${contentType}`]]),
      ...(duration === undefined ? [] : [[`d${duration}`]]),
      ...(within === undefined ? [] : [monthsSince(now - within, now)]),
      ...(channels.length > 0 ? [channels.map(channelTag)] : []),
    ],
    filters,
  };
}

/** The first `most` ids: whole titles, then titles, then any place, then (if wanted) some of the words. */
async function bestIds(db: Db, { words, whole, tags, filters }: Question, most: number): Promise<number[]> {
  if (words.length === 0) return [];
  const base = { kind: "video", words, tags } as const;
  const found = new Set(
    await searchIndex.find(db, { ...base, words: [], where: "title", tags: [...tags, [whole]], limit: most }),
  );
  const stages = [
    { where: "title" } as const,
    { where: "elsewhere" } as const,
    ...(filters.someWords && words.length > 1 ? [{ where: "some" } as const] : []),
  ];
  for (const stage of stages) {
    if (found.size >= most) break;
    // Whole titles are found again here: as many more are asked for as there are.
    for (const id of await searchIndex.find(db, { ...base, ...stage, limit: most })) {
      if (found.size < most) found.add(id);
    }
  }
  return [...found];
}

const orders = { date_added_desc: "publication_ts", views_desc: "hits", duration_desc: "duration" } as const;

/** Ids in another order, or only as new as asked for. */
async function ordered(db: Db, ids: readonly number[], { sort, created }: Filters, now: number): Promise<number[]> {
  const order = orders[sort as keyof typeof orders] as (typeof orders)[keyof typeof orders] | undefined;
  const within = created === undefined ? undefined : createdWithin[created];
  if (order === undefined && within === undefined) return [...ids];
  const rows = await db
    .selectFrom("videos")
    .select("track_id")
    .where("track_id", "in", ids)
    .$if(within !== undefined, (some) => some.where("publication_ts", ">=", now - (within ?? 0)))
    .orderBy(order ?? "track_id", "desc")
    .orderBy("track_id", "desc")
    .execute();
  if (order !== undefined) return rows.map(({ track_id }) => track_id);
  const left = new Set(rows.map(({ track_id }) => track_id));
  return ids.filter((id) => left.has(id));
}

const hiddenIds = prepared((db, { userId }: { userId: number }) =>
  db.selectFrom("hidden_videos").select("track_id").where("user_id", "=", userId),
);

/** Videos that a person hid, a thousand at most (HIDE). */
async function hiddenBy(db: Db, userId: number | undefined): Promise<ReadonlySet<number>> {
  if (userId === undefined) return new Set();
  const rows = await hiddenIds(db, { userId });
  return new Set(rows.map(({ track_id }) => track_id));
}

async function idsOf(db: Db, query: string, filters: Filters, now: number, most: number): Promise<number[]> {
  const question = questionOf(query, filters, now);
  const hidden = await hiddenBy(db, filters.userId);
  const wholeList = (filters.sort ?? "relevance") !== "relevance" || filters.created !== undefined;
  const best = await bestIds(db, question, wholeList ? maxResults : Math.min(maxResults, most + hidden.size));
  return ordered(db, hidden.size === 0 ? best : best.filter((id) => !hidden.has(id)), filters, now);
}

export interface Found {
  readonly cards: unknown[];
  readonly hasNext: boolean;
  readonly corrected: string | null;
}

/** One page of videos. Nothing found by what was typed: what the other keyboard layout gives is tried. */
export async function findVideos(
  context: Context,
  query: string,
  filters: Filters,
  page: number,
  perPage: number,
  autocorrect: boolean,
  cardKind = "video",
): Promise<Found> {
  const { db, now } = context;
  const offset = (page - 1) * perPage;
  const most = Math.min(maxResults, offset + perPage + 1);
  if (offset >= maxResults) return { cards: [], hasNext: false, corrected: null };
  let ids = await idsOf(db, query, filters, now(), most);
  let corrected: string | null = null;
  const other = ids.length === 0 && autocorrect ? otherLayout(query) : undefined;
  if (other !== undefined) {
    ids = await idsOf(db, other, filters, now(), most);
    if (ids.length > 0) corrected = other;
  }
  return {
    cards: await cardsOf(context, ids.slice(offset, offset + perPage), cardKind),
    hasNext: ids.length > offset + perPage,
    corrected,
  };
}

const foundByIds = prepared((db, { ids }: { ids: readonly number[] }) =>
  listedVideos(db).select("v.track_id").where("v.track_id", "in", ids),
);

/** Cards in the order of the ids; what became invisible since is left out. */
async function cardsOf(context: Context, ids: readonly number[], cardKind: string): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const rows = await foundByIds(context.db, { ids });
  const byId = new Map(rows.map((row) => [row.track_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [videoCard(context, row, cardKind)] : [];
  });
}
