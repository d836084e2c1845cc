import type { Db } from "../sandbox/db/database.ts";
import { statement } from "../sandbox/db/dialect.ts";
import { startSession } from "../sandbox/auth/sessions.ts";
import { startSandbox } from "../sandbox/index.ts";
import { send } from "./http.ts";
import { newPlace } from "../sandbox/testing/place.ts";
import { maxWait } from "../../tools/test/maxWait.mjs";
import type { Received, Sent } from "./http.ts";
import { callOf } from "./spec.ts";

export type Person = "viewer" | "author" | "banned" | "guest";

export interface TestCall {
  readonly id: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly as?: Person;
  readonly headers?: Readonly<Record<string, string>>;
}

const emails = { viewer: "zritel@kadr.example", author: "avtor@kadr.example", banned: "zabanen@kadr.example" } as const;

/** A session of a demo account, put into the database: the login form has tests of its own. */
export async function signIn(db: Db, email: string): Promise<string> {
  const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  if (!user) throw new Error(`No demo account ${email}`);
  return startSession(db, user.id, Date.now());
}

/** The wire form of a call. */
export function wire(call: TestCall, cookie: string | undefined): Sent {
  const { method, address, role } = callOf(call.id);
  const filled = address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path?.[name] ?? "missing"),
  );
  const query = new URLSearchParams(call.query).toString();
  return {
    method,
    role,
    path: query ? `${filled}?${query}` : filled,
    cookie,
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(call.headers ? { headers: call.headers } : {}),
  };
}

/** Calls after which an account is not what others count on: gone, or without a confirmed address to buy with. A newcomer makes each of them. */
const changesAccount: ReadonlySet<string> = new Set(["removeAccount", "setEmail", "changePassword"]);

/** A small seeded server on a free port, and what there is in it. */
export async function startWorld() {
  const place = await newPlace();
  const sandbox = await startSandbox({
    port: 0,
    data: place.folder,
    databaseUrl: place.databaseUrl,
    videos: 60,
    comments: 1200,
    seed: 7,
    mode: "test",
    hostDist: null,
    keyTimeoutMs: maxWait(300),
  });
  const db = sandbox.context.database.query;
  /** The first value of the first row; SQL that both dialects read, with "?" for the values. */
  const text = async (sql: string, ...values: (string | number)[]): Promise<string> => {
    const [row] = (await statement(sql, values).execute(db)).rows;
    const value = row && Object.values(row)[0];
    if (value === undefined || value === null) throw new Error(`The seed has nothing for: ${sql}`);
    return String(value);
  };
  const people = Object.keys(emails) as Array<keyof typeof emails>;
  const ids = Object.fromEntries(
    await Promise.all(
      people.map(async (who) => [who, await text("SELECT id FROM users WHERE email = ?", emails[who])]),
    ),
  ) as Record<keyof typeof emails, string>;
  const sessions = new Map<Person, string>();
  const cookieOf = async (who: Person): Promise<string | undefined> => {
    if (who === "guest") return undefined;
    // By the id: a call may have changed the e-mail.
    if (!sessions.has(who)) sessions.set(who, await startSession(db, Number(ids[who]), Date.now()));
    return sessions.get(who);
  };
  /** A session of a new account, which nobody misses when it is removed. */
  const newcomer = async (): Promise<string> => {
    const { id } = await db
      .insertInto("users")
      .values({ name: "Новичок", email_confirmed: 0, created_ts: Date.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return startSession(db, id, Date.now());
  };
  /** The session to make a call with; who removes an account removes one of their own. */
  const sessionFor = (id: string, who: Person): Promise<string | undefined> =>
    changesAccount.has(id) && who !== "guest" ? newcomer() : cookieOf(who);
  await cookieOf("viewer");
  /** Calls as somebody, the viewer unless said. */
  const ask = async (call: TestCall): Promise<Received> =>
    send(sandbox.port, wire(call, await sessionFor(call.id, call.as ?? "viewer")));
  return {
    sandbox,
    db,
    ids,
    text,
    ask,
    /** The viewer's session, for a client that speaks for itself. */
    get cookie(): string {
      return sessions.get("viewer") ?? "";
    },
    /** The video with the long discussion; it belongs to the author's channel. */
    videoId: await text(
      "SELECT id FROM videos WHERE channel_id = ? AND state_code = 0 AND is_hidden = 0 AND hide_comments = " +
        "0 AND kind = 'video' ORDER BY comments_count DESC LIMIT 1",
      Number(ids.author),
    ),
    /** Id of the person that a call is made as, by the row; 0 for a guest. */
    idOf: (who: Person = "viewer"): number => (who === "guest" ? 0 : Number(ids[who])),
    /** The session of somebody, for requests that are no calls of ours. */
    sessionFor,
    /** For what signs out: the next call as this person gets a new session. */
    forget: (who: Person): void => void sessions.delete(who),
    /** Publishes a comment and gives it. */
    async write(
      body: { text: string; parent_id?: string; bro_id?: string; bro_user_id?: string },
      as: Person = "viewer",
      videoId?: string,
    ): Promise<CommentBody> {
      const received = await ask({
        id: "createComment",
        path: { videoId: videoId ?? this.videoId },
        query: { mention: "false" },
        body,
        as,
      });
      if (received.status !== 201) throw new Error(`Comment refused: ${received.text}`);
      return received.body as CommentBody;
    },
    async close(): Promise<void> {
      await sandbox.close();
      await place.remove();
    },
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

export interface CommentBody {
  readonly id: string;
  readonly text: string;
  readonly parent_id: string | null;
  readonly likes_number: number;
  readonly dislikes_number: number;
  readonly replies_number: number;
  readonly reaction: string | null;
  readonly is_pinned: boolean;
  readonly user: { readonly id: string };
  readonly answers?: { readonly results: CommentBody[] };
}

export interface PageBody {
  readonly results: CommentBody[];
  readonly comments_count: number;
  readonly pinned_comment: CommentBody | null;
  readonly my_comment: CommentBody | null;
  readonly next: string | null;
  readonly previous: string | null;
  readonly has_next_child: boolean;
  readonly has_previous_child: boolean;
}
