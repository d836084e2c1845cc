import type { Db } from "../../db/dialect.ts";
import { prepared } from "../../db/prepared.ts";
import { searchIndex, type DocumentKind } from "../../db/search-index.ts";
import type { Context } from "../../context.ts";
import { otherLayout, plainText, plainWords, queryStems } from "../../search/words.ts";
import { showAddress } from "../shared/addresses.ts";
import { ok, type OperationResponse, type Call, type Handler } from "../call.ts";
import { mediaUrl, pageLink } from "../shared/format.ts";
import { rememberSearch } from "./search-history.ts";
import { findVideos, maxResults, type Filters } from "./search-pages.ts";

const text = (call: Call, name: string): string | undefined => call.query[name] as string | undefined;

/** Fields of the query that the link to the next page carries on. */
const carried = [
  "query",
  "author_ids",
  "client",
  "content_type",
  "duration",
  "created",
  "sort_by",
  "autocorrect",
] as const;

function filtersOf(call: Call): Filters {
  return {
    contentType: text(call, "content_type"),
    duration: text(call, "duration"),
    created: text(call, "created"),
    sort: text(call, "sort_by"),
    userId: call.user?.id,
    channels: (text(call, "author_ids") ?? "").split(",").filter(Boolean).map(Number),
  };
}

async function videosPage(call: Call, path: string, filters: Filters, cardKind?: string): Promise<OperationResponse> {
  const query = text(call, "query") ?? "";
  const page = Number(call.query["page"] ?? 1);
  const perPage = Number(call.query["per_page"] ?? 20);
  const { cards, hasNext, corrected } = await findVideos(
    call.context,
    query,
    filters,
    page,
    perPage,
    call.query["autocorrect"] !== false,
    cardKind,
  );
  const links = Object.fromEntries(
    carried.flatMap((name) => (call.query[name] === undefined ? [] : [[name, String(call.query[name])]])),
  );
  return ok({
    results: cards,
    has_next: hasNext,
    next: hasNext ? pageLink(path, { ...links, page: page + 1, per_page: perPage }) : null,
    page,
    per_page: perPage,
    query,
    corrected_query: corrected,
  });
}

export const searchVideos: Handler = async (call) => {
  const response = await videosPage(call, "/api/search/video/", filtersOf(call));
  // Typing inside a channel is no search of the whole site.
  const remembered = call.query["page"] === 1 && call.query["author_ids"] === undefined;
  return remembered ? rememberSearch(call, response) : response;
};

export const searchVideosForGroupB: Handler = async (call) => {
  const response = await videosPage(call, "/api/v3/search/video/", { ...filtersOf(call), someWords: true });
  return call.query["page"] === 1 ? rememberSearch(call, response) : response;
};

export const searchShorts: Handler = (call) =>
  videosPage(call, "/api/search/shorts", { contentType: "shorts", userId: call.user?.id }, "shorts");

const cardsPerPage = 20;
const cardKinds: Readonly<Record<string, DocumentKind>> = { userchannel: "channel", playlist: "playlist", tv: "tv" };

async function documentIds(db: Db, kind: DocumentKind, query: string): Promise<number[]> {
  const words = queryStems(query);
  if (words.length === 0) return [];
  const inTitle = await searchIndex.find(db, { kind, words, where: "title", limit: maxResults });
  const elsewhere = await searchIndex.find(db, { kind, words, where: "elsewhere", limit: maxResults });
  return [...inTitle, ...elsewhere];
}

async function channelCards(context: Context, ids: readonly number[]): Promise<Map<number, unknown>> {
  const rows = await context.db
    .selectFrom("channels")
    .select(["id", "name", "description", "avatar", "is_official", "videos_count", "subscribers_count"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: String(row.id),
        content_type: "userchannel",
        name: row.name,
        description: row.description,
        absolute_url: `/channel/${row.id}/`,
        picture: row.avatar === null ? null : mediaUrl(context, row.avatar),
        video_count: row.videos_count,
        is_official: row.is_official === 1,
        subscribers_count: row.subscribers_count,
      },
    ]),
  );
}

async function playlistCards(context: Context, ids: readonly number[]): Promise<Map<number, unknown>> {
  const rows = await context.db
    .selectFrom("playlists as p")
    .leftJoin("channels as ch", "ch.id", "p.user_id")
    .select(["p.id", "p.title", "p.description", "p.thumbnail", "p.videos_count", "ch.is_official"])
    .where("p.id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: String(row.id),
        content_type: "playlist",
        name: row.title,
        description: row.description,
        absolute_url: `/plst/${row.id}/`,
        picture: row.thumbnail === null ? null : mediaUrl(context, row.thumbnail),
        video_count: row.videos_count,
        is_official: row.is_official === 1,
      },
    ]),
  );
}

async function tvCards(context: Context, ids: readonly number[]): Promise<Map<number, unknown>> {
  const rows = await context.db
    .selectFrom("tv_shows as s")
    .innerJoin("channels as ch", "ch.id", "s.channel_id")
    .select(["s.id", "s.name", "s.description", "s.picture", "ch.is_official"])
    .select((eb) =>
      eb
        .selectFrom("tv_episodes as e")
        .whereRef("e.show_id", "=", "s.id")
        .select(eb.fn.countAll<number>().as("n"))
        .as("videos_count"),
    )
    .where("s.id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: String(row.id),
        content_type: "tv",
        name: row.name,
        description: row.description,
        absolute_url: showAddress(row.id),
        picture: mediaUrl(context, row.picture),
        video_count: row.videos_count ?? 0,
        is_official: row.is_official === 1,
      },
    ]),
  );
}

const makers: Readonly<
  Partial<Record<DocumentKind, (context: Context, ids: readonly number[]) => Promise<Map<number, unknown>>>>
> = { channel: channelCards, playlist: playlistCards, tv: tvCards };

export const searchCards: Handler = async (call) => {
  const { context } = call;
  const query = text(call, "query") ?? "";
  const page = Number(call.query["page"] ?? 1);
  const only = text(call, "content_type");
  const kinds = only === undefined ? Object.values(cardKinds) : [cardKinds[only] as DocumentKind];
  const find = async (what: string): Promise<Array<{ kind: DocumentKind; id: number }>> => {
    const lists: Array<{ kind: DocumentKind; id: number }> = [];
    for (const kind of kinds) lists.push(...(await documentIds(context.db, kind, what)).map((id) => ({ kind, id })));
    return lists;
  };
  const typed = await find(query);
  const other = typed.length === 0 ? otherLayout(query) : undefined;
  const found = other === undefined ? typed : await find(other);
  const offset = (page - 1) * cardsPerPage;
  const wanted = found.slice(offset, offset + cardsPerPage);
  const results = new Map<string, unknown>();
  for (const kind of kinds) {
    const ids = wanted.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, card] of (await makers[kind]?.(context, ids)) ?? []) results.set(`${kind} ${id}`, card);
  }
  const hasNext = found.length > offset + cardsPerPage;
  return ok({
    results: wanted.flatMap(({ kind, id }) => results.get(`${kind} ${id}`) ?? []),
    has_next: hasNext,
    next: hasNext ? pageLink("/api/search/combined/cards/list", { query, content_type: only, page: page + 1 }) : null,
    page,
    per_page: cardsPerPage,
    query,
  });
};

const maxSuggestions = 10;
const maxShows = 3;
/** Characters: more is no query. */
const maxSuggestionLength = 80;

const titlesByIds = prepared((db, { ids }: { ids: readonly number[] }) =>
  db.selectFrom("videos").select(["track_id", "title"]).where("track_id", "in", ids),
);

/** Titles as a person would type them: small letters, no signs, no repeats. */
async function queriesOf(db: Db, ids: readonly number[], typed: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await titlesByIds(db, { ids });
  const titles = new Map(rows.map((row) => [row.track_id, row.title]));
  const values = ids.map(
    (id) =>
      (titles.get(id) ?? "")
        .toLowerCase()
        .replace(/[«»"“”!?…]/g, "")
        .split(/[.:|]/)[0]
        ?.trim() ?? "",
  );
  // A title cut at its first stop may have lost the words that it was found by; what begins as typed comes first.
  const plain = typed.join(" ");
  const fitting = [...new Set(values)].filter(
    (value) => value.length <= maxSuggestionLength && plainText(value).includes(typed.at(-1) ?? ""),
  );
  const begins = (value: string): boolean => plainWords(value).join(" ").startsWith(plain);
  return [...fitting.filter(begins), ...fitting.filter((value) => !begins(value))].slice(0, maxSuggestions);
}

async function showsOf(context: Context, ids: readonly number[]): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const rows = await context.db
    .selectFrom("tv_shows as s")
    .select(["s.id", "s.name", "s.kind_name", "s.picture", "s.poster"])
    .select((eb) =>
      eb
        .selectFrom("tv_episodes as e")
        .whereRef("e.show_id", "=", "s.id")
        .select((from) => from.fn.max("e.season").as("n"))
        .as("seasons_count"),
    )
    .where("s.id", "in", ids)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const poster = row.poster === null ? null : mediaUrl(context, row.poster);
    return [
      {
        id: String(row.id),
        name: row.name,
        type: row.kind_name,
        picture: mediaUrl(context, row.picture),
        poster,
        seasons_count: row.seasons_count ?? 0,
        movie_duration: null,
        url: showAddress(row.id),
      },
    ];
  });
}

async function suggestionsFor(
  context: Context,
  query: string,
): Promise<{ tv: unknown[]; video: Array<{ value: string }> }> {
  const typed = plainWords(query, 12);
  const videos = await searchIndex.begin(context.db, "video", typed, 3 * maxSuggestions);
  const shows = await searchIndex.begin(context.db, "tv", typed, maxShows);
  return {
    tv: await showsOf(context, shows),
    video: (await queriesOf(context.db, videos, typed)).map((value) => ({ value })),
  };
}

export const autocompleteSearch: Handler = async (call) => {
  const typed = text(call, "query") ?? "";
  const first = await suggestionsFor(call.context, typed);
  const other = first.video.length === 0 && first.tv.length === 0 ? otherLayout(typed) : undefined;
  return ok(other === undefined ? first : await suggestionsFor(call.context, other));
};
