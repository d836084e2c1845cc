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
  /** Values that it is filtered by: letters and figures. */
  readonly tags: readonly string[];
  /** Whole words to begin a suggestion with; empty: it is never suggested. */
  readonly beginnings: readonly string[];
}

export interface Wanted {
  readonly kind: DocumentKind;
  /** Stems. */
  readonly words: readonly string[];
  /** All words stand in the title; all are there, but not all in the title; some of them are there, but not all. */
  readonly where: "title" | "elsewhere" | "some";
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

/**
 * FTS5 knows the letters of Unicode 6.1 and takes a younger one for a gap, so that a word with one is two: a phrase, which these tables do not
 * have. Letters beyond those of our languages become figures, six for each, so that what begins alike still does.
 */
const lettersInSqlite = (word: string): string =>
  word.replaceAll(/[^\w\u00c0-\u024f\u0400-\u04ff\ue000]/gu, (letter) =>
    (letter.codePointAt(0) ?? 0).toString(16).padStart(6, "0"),
  );
const inWords = (words: readonly string[]): string => words.map(lettersInSqlite).join(" ");
/** A word of a question, in which it stands as it is in the tables. */
const quoted = (word: string): string => `"${lettersInSqlite(word)}"`;

/**
 * Where a word stands is its first letter in PostgreSQL: of the title, only elsewhere (people, text), a tag. So how rare it
 * is there is in the index and in the statistics: with the place as a weight beside the word, every document with the word
 * was read to look at its weight, and all documents where the word was frequent but never outside titles.
 */
const places = { title: "t", elsewhere: "e", tag: "k" } as const;
const placed = (place: keyof typeof places, word: string): string => `'${places[place]}${word}'`;

function sqliteWords(rank: number, document: SearchDocument): RawBuilder<unknown> {
  return sql`(${rank}, ${inWords(document.title)}, ${inWords(document.people)}, ${inWords(document.body)},
    ${inWords([kindTag(document.kind), ...document.tags])})`;
}

const sqliteBeginnings = (rank: number, { kind, beginnings }: SearchDocument): RawBuilder<unknown> =>
  sql`(${rank}, ${inWords([kindWord(kind), ...beginnings])})`;

/** Rows of one statement. */
const perStatement = 200;

async function insertInSqlite(db: Db, rows: ReadonlyArray<{ rank: number; document: SearchDocument }>): Promise<void> {
  for (let at = 0; at < rows.length; at += perStatement) {
    const part = rows.slice(at, at + perStatement);
    await sql`insert into search_words (rowid, title, people, body, tags)
      values ${sql.join(part.map(({ rank, document }) => sqliteWords(rank, document)))}`.execute(db);
    const begun = part.filter(({ document }) => document.beginnings.length > 0);
    if (begun.length === 0) continue;
    await sql`insert into search_beginnings (rowid, words)
      values ${sql.join(begun.map(({ rank, document }) => sqliteBeginnings(rank, document)))}`.execute(db);
  }
}

function postgresRow(rank: number, document: SearchDocument) {
  const { kind, id, title, people, body, tags, beginnings } = document;
  const ofTitle = new Set(title);
  const words = [
    ...title.map((word) => placed("title", word)),
    ...[...people, ...body].filter((word) => !ofTitle.has(word)).map((word) => placed("elsewhere", word)),
    ...[kindTag(kind), ...tags].map((tag) => placed("tag", tag)),
  ];
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

/** Ranks of what the question finds, the best first, of every kind. */
const ranksInSqlite = prepared(
  (db, { question, limit, offset }: { question: string; limit: number; offset: number }) =>
    sql<{
      rank: number;
    }>`select rowid as rank from search_words where search_words match ${question} order by rowid desc limit ${limit} offset ${offset}`,
);

function inSqlite({ words, where }: Wanted, tags: ReadonlyArray<readonly string[]>): string {
  const anywhere = "{title people body}";
  const condition = (columns: string, how: "AND" | "OR"): string =>
    `(${columns} : (${words.map(quoted).join(` ${how} `)}))`;
  const [match, but] = {
    title: [condition("title", "AND")],
    elsewhere: [condition(anywhere, "AND"), condition("title", "AND")],
    some: [condition(anywhere, "OR"), condition(anywhere, "AND")],
  }[where];
  const positive = [
    ...(words.length > 0 ? [match] : []),
    ...tags.map((one) => `(tags : (${one.map(quoted).join(" OR ")}))`),
  ].join(" AND ");
  return but === undefined ? positive : `(${positive}) NOT ${but}`;
}

/**
 * No condition says the same as another and none is a «not» where it can be helped: the database takes conditions for
 * independent when it counts what they leave.
 */
function inPostgres({ words, where }: Wanted, tags: ReadonlyArray<readonly string[]>): string {
  const all = (some: readonly string[]): string => `(${some.join(" & ")})`;
  const any = (some: readonly string[]): string => `(${some.join(" | ")})`;
  const inTitle = words.map((word) => placed("title", word));
  const beyond = words.map((word) => placed("elsewhere", word));
  const anywhere = words.map((word) => any([placed("title", word), placed("elsewhere", word)]));
  const match = {
    title: () => all(inTitle),
    // By which word is the first that is not in the title.
    elsewhere: () => any(beyond.map((word, at) => all([...inTitle.slice(0, at), word, ...anywhere.slice(at + 1)]))),
    some: () => `${any(anywhere)} & !${all(anywhere)}`,
  }[where];
  return [...(words.length > 0 ? [match()] : []), ...tags.map((one) => any(one.map((tag) => placed("tag", tag))))].join(
    " & ",
  );
}

function questionOf(dialect: DialectName, wanted: Wanted): string {
  const { kind, tags = [] } = wanted;
  // Nearly every document is a video: the others are left out by their rank, which costs less than asking for the word of all videos.
  const filters = [...(kind === "video" ? [] : [[kindTag(kind)]]), ...tags];
  return (dialect === "postgres" ? inPostgres : inSqlite)(wanted, filters);
}

async function findInSqlite(db: Db, { kind, limit }: Wanted, question: string): Promise<number[]> {
  const found: number[] = [];
  for (let offset = 0, count = limit; found.length < limit; offset += count, count *= 2) {
    const some = await ranksInSqlite(db, { question, limit: count, offset });
    found.push(...some.flatMap(({ rank }) => (isOfKind(rank, kind) ? [idOf(rank)] : [])));
    if (some.length < count) break;
  }
  return found.slice(0, limit);
}

/** Not prepared: how it is best read depends on how rare the words are. */
async function findInPostgres(db: Db, { kind, limit }: Wanted, question: string): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select object_id as id from search_documents where kind = ${documentKinds[kind]}
    and words @@ ${question}::tsquery order by rank desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of what holds the words, the most popular first. */
const find = async (db: Db, wanted: Wanted): Promise<number[]> =>
  dialectOf(db) === "postgres"
    ? findInPostgres(db, wanted, questionOf("postgres", wanted))
    : findInSqlite(db, wanted, questionOf("sqlite", wanted));

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
  const question = [...whole.map(quoted), `${quoted(last)}*`].join(" AND ");
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
