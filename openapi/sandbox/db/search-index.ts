import { sql, type RawBuilder } from "kysely";
import { dialectOf, type Db, type DialectName } from "./dialect.ts";
import { insertRows } from "./insert-rows.ts";
import { prepared } from "./prepared.ts";

/**
 * The one place that knows how words are found: FTS5 in SQLite, tsvector in PostgreSQL, both over the same stems
 * (search/words.ts). A document's key is its rank, which begins with how popular it is: the best are read first, and
 * reading stops when there are enough. Words are letters and figures only, so they need no quoting beyond quotes.
 */
export const documentKinds = { video: 0, channel: 1, playlist: 2, tv: 3 } as const;
export type DocumentKind = keyof typeof documentKinds;

export interface SearchDocument {
  readonly kind: DocumentKind;
  readonly id: number;
  /** How often it is watched or followed: from 0. */
  readonly popularity: number;
  /** Stems of the title, of the people's names, of the text. */
  readonly title: readonly string[];
  readonly people: readonly string[];
  readonly body: readonly string[];
  /** What it is filtered by: letters and figures. */
  readonly tags: readonly string[];
  /** Whole words to begin a suggestion with; empty: it is never suggested. */
  readonly beginnings: readonly string[];
}

export interface Wanted {
  readonly kind: DocumentKind;
  /** Stems. */
  readonly words: readonly string[];
  /** Where all words must stand, or that one of them is enough. */
  readonly where: "title" | "anywhere" | "some";
  /** Places where not all of them may stand: what an earlier question has found. */
  readonly butNot?: "title" | "anywhere";
  /** Of each list one tag must be there. */
  readonly tags?: ReadonlyArray<readonly string[]>;
  readonly limit: number;
}

const idSpan = 2 ** 36;
const kindSpan = 2 ** 40;

/** Popularity in 200 steps, each a tenth more than the one before, then kind and id. */
const rankOf = (kind: DocumentKind, id: number, popularity: number): number =>
  Math.min(200, Math.floor(Math.log1p(Math.max(0, popularity)) * 10)) * kindSpan + documentKinds[kind] * idSpan + id;

const idOf = (rank: number): number => rank % idSpan;
const isOfKind = (rank: number, kind: DocumentKind): boolean =>
  Math.floor((rank % kindSpan) / idSpan) === documentKinds[kind];
const kindTag = (kind: DocumentKind): string => `k${kind}`;
/** The same among the beginnings, where it must not begin like anything that is typed: a private character does not. */
const kindWord = (kind: DocumentKind): string => `\ue000${kind}`;

const inWords = (words: readonly string[]): string => words.join(" ");

/** A tsvector's own spelling: every word with the letter of the place where it stands. */
const vector = (words: readonly string[], place: "A" | "B" | "C" | "D"): string[] =>
  words.map((word) => `'${word}':1${place}`);

function sqliteWords(rank: number, document: SearchDocument): RawBuilder<unknown> {
  return sql`(${rank}, ${inWords(document.title)}, ${inWords(document.people)}, ${inWords(document.body)}, ${inWords([kindTag(document.kind), ...document.tags])})`;
}

/** Rows of one statement. */
const perStatement = 200;

async function insertInSqlite(db: Db, rows: ReadonlyArray<{ rank: number; document: SearchDocument }>): Promise<void> {
  for (let at = 0; at < rows.length; at += perStatement) {
    const part = rows.slice(at, at + perStatement);
    await sql`insert into search_words (rowid, title, people, body, tags) values ${sql.join(part.map(({ rank, document }) => sqliteWords(rank, document)))}`.execute(
      db,
    );
    const begun = part.filter(({ document }) => document.beginnings.length > 0);
    if (begun.length === 0) continue;
    await sql`insert into search_beginnings (rowid, words) values ${sql.join(begun.map(({ rank, document }) => sql`(${rank}, ${inWords([kindWord(document.kind), ...document.beginnings])})`))}`.execute(
      db,
    );
  }
}

function postgresRow(rank: number, document: SearchDocument) {
  const { kind, id, title, people, body, tags, beginnings } = document;
  // A word may stand in several places: PostgreSQL puts what is named twice together only when the positions differ, so it gets one text.
  const words = [
    ...vector(title, "A"),
    ...vector(people, "B"),
    ...vector([kindTag(kind), ...tags], "C"),
    ...vector(body, "D"),
  ].map((word, index) => word.replace(/:1(?=[A-D]$)/, `:${index + 1}`));
  return {
    kind: documentKinds[kind],
    object_id: id,
    rank,
    words: words.join(" "),
    beginnings: (beginnings.length > 0 ? [kindWord(kind), ...beginnings] : []).map((word) => `'${word}'`).join(" "),
  };
}

async function insertAll(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  // In the order of the rank: FTS5 writes its index anew at every step back.
  const rows = documents
    .map((document) => ({ rank: rankOf(document.kind, document.id, document.popularity), document }))
    .sort((a, b) => a.rank - b.rank);
  if (dialectOf(db) === "postgres")
    return insertRows(
      db,
      "search_documents",
      rows.map(({ rank, document }) => postgresRow(rank, document)),
    );
  await insertRows(
    db,
    "search_documents",
    rows.map(({ rank, document }) => ({ kind: documentKinds[document.kind], object_id: document.id, rank })),
  );
  await insertInSqlite(db, rows);
}

async function remove(db: Db, kind: DocumentKind, ids: readonly number[]): Promise<void> {
  const gone = await db
    .deleteFrom("search_documents")
    .where("kind", "=", documentKinds[kind])
    .where("object_id", "in", ids)
    .returning("rank")
    .execute();
  if (dialectOf(db) === "postgres") return;
  for (const { rank } of gone) {
    await sql`delete from search_words where rowid = ${rank}`.execute(db);
    await sql`delete from search_beginnings where rowid = ${rank}`.execute(db);
  }
}

/** One place's words in the dialect's own question. */
function asked(dialect: DialectName, words: readonly string[], where: Wanted["where"]): string {
  if (dialect === "sqlite") {
    const column = where === "title" ? "title" : "{title people body}";
    return `(${column} : (${words.map((word) => `"${word}"`).join(where === "some" ? " OR " : " AND ")}))`;
  }
  const places = where === "title" ? "A" : "ABD";
  return `(${words.map((word) => `'${word}':${places}`).join(where === "some" ? " | " : " & ")})`;
}

function tagged(dialect: DialectName, tags: readonly string[]): string {
  if (dialect === "sqlite") return `(tags : (${tags.map((tag) => `"${tag}"`).join(" OR ")}))`;
  return `(${tags.map((tag) => `'${tag}':C`).join(" | ")})`;
}

/** Ranks of what the question finds, the best first. */
const ranks = prepared((db, { question, limit, offset }: { question: string; limit: number; offset: number }) =>
  dialectOf(db) === "postgres"
    ? sql<{
        rank: number;
      }>`select rank from search_documents where words @@ ${question}::tsquery order by rank desc limit ${limit} offset ${offset}`
    : sql<{
        rank: number;
      }>`select rowid as rank from search_words where search_words match ${question} order by rowid desc limit ${limit} offset ${offset}`,
);

function questionOf(dialect: DialectName, { kind, words, where, butNot, tags = [] }: Wanted): string {
  // Nearly every document is a video: the others are left out by their rank, which costs less than asking for the word of all videos.
  const filters = [...(kind === "video" ? [] : [[kindTag(kind)]]), ...tags].map((one) => tagged(dialect, one));
  const positive = [...(words.length > 0 ? [asked(dialect, words, where)] : []), ...filters];
  if (dialect === "postgres")
    return [...positive, ...(butNot ? [`!${asked(dialect, words, butNot)}`] : [])].join(" & ");
  return butNot ? `(${positive.join(" AND ")}) NOT ${asked(dialect, words, butNot)}` : positive.join(" AND ");
}

/** Ids of what holds the words, the most popular first. */
async function find(db: Db, wanted: Wanted): Promise<number[]> {
  const { kind, limit } = wanted;
  const question = questionOf(dialectOf(db), wanted);
  const found: number[] = [];
  for (let offset = 0, count = limit; found.length < limit; offset += count, count *= 2) {
    const some = await ranks(db, { question, limit: count, offset });
    found.push(...some.flatMap(({ rank }) => (isOfKind(rank, kind) ? [idOf(rank)] : [])));
    if (some.length < count) break;
  }
  return found.slice(0, limit);
}

/** Ids of what has all the words, of which the last has only begun; the most popular first. */
async function begin(db: Db, kind: DocumentKind, words: readonly string[], limit: number): Promise<number[]> {
  const last = words.at(-1);
  if (last === undefined) return [];
  const whole = [kindWord(kind), ...words.slice(0, -1)];
  if (dialectOf(db) === "postgres") {
    const question = [...whole.map((word) => `'${word}'`), `'${last}':*`].join(" & ");
    const { rows } = await sql<{
      rank: number;
    }>`select rank from search_documents where beginnings @@ ${question}::tsquery order by rank desc limit ${limit}`.execute(
      db,
    );
    return rows.map(({ rank }) => idOf(rank));
  }
  const question = [...whole.map((word) => `"${word}"`), `"${last}"*`].join(" AND ");
  const { rows } = await sql<{
    rank: number;
  }>`select rowid as rank from search_beginnings where search_beginnings match ${question} order by rowid desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ rank }) => idOf(rank));
}

export const searchIndex = {
  /** Adds documents, or puts new ones in the place of the old. */
  async put(db: Db, documents: readonly SearchDocument[]): Promise<void> {
    for (const kind of new Set(documents.map((one) => one.kind)))
      await remove(
        db,
        kind,
        documents.filter((one) => one.kind === kind).map(({ id }) => id),
      );
    await insertAll(db, documents);
  },
  /** Adds documents that are not there yet: for many at once. */
  add: insertAll,
  remove,
  find,
  begin,
};
