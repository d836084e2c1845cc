import { sql } from "kysely";
import { Problem } from "../../http/problems.ts";
import { bannedProblem } from "../shared/banned.ts";
import { created, ok, requireUser, rowId, type Call, type Handler } from "../call.ts";
import { authorOf } from "../shared/cards.ts";
import { isoTime } from "../shared/format.ts";
import { shownName } from "../shared/removed-user.ts";
import { openVideo } from "../video/video-access.ts";
import type { VideoRow } from "../video/video-rows.ts";

/** How far the place to read on from stays behind, ms: a message that was written at the same moment may come to be seen after a later one. */
const settledMs = 5000;
/** Pause between two questions, seconds: while people talk, and where nobody can. */
const pollSeconds = { stream: 2, none: 30 } as const;

/** A stream shows its chat while it is on the air (VIDEO-PAGE-08). */
const modeOf = ({ kind, hide_chat }: VideoRow): "stream" | "none" =>
  (kind === "livestream" || kind === "tv") && hide_chat === 0 ? "stream" : "none";

const closed = (): Problem =>
  new Problem(403, "forbidden", "Чат закрыт", { extra: { toast_message: "Чат этого эфира закрыт" } });

const messagesOf = ({ context: { db } }: Call, { track_id: track, channel_id: channel }: VideoRow) =>
  db
    .selectFrom("chat_messages as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .leftJoin("channels as ch", "ch.id", "u.id")
    .select(["m.id", "m.text", "m.created_ts", "m.user_id"])
    .select(["u.name", "u.avatar", "u.blocked_until_ts", "ch.is_official"])
    .where("m.track_id", "=", track)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("blocks as b")
            .select("b.user_id")
            .where("b.channel_id", "=", channel)
            .whereRef("b.user_id", "=", "m.user_id"),
        ),
      ),
    );

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>["execute"]>>[number];

function messageBody({ context }: Call, row: MessageRow, video: VideoRow): Record<string, unknown> {
  const writer = shownName(context, { name: row.name, blockedUntil: row.blocked_until_ts });
  return {
    id: String(row.id),
    text: row.text,
    created_ts: isoTime(row.created_ts),
    user: authorOf(context, {
      id: row.user_id,
      name: writer.name,
      avatar: writer.isRemoved ? null : row.avatar,
      is_official: writer.isRemoved ? 0 : row.is_official,
    }),
    is_author: row.user_id === video.channel_id,
  };
}

export const listChatMessages: Handler = async (call) => {
  const video = await openVideo(call, call.params["videoId"] ?? "");
  const mode = modeOf(video);
  if (mode === "none") return ok({ mode, results: [], after: null, poll_seconds: pollSeconds.none });
  const after = call.query["after"];
  const limit = Number(call.query["limit"] ?? 50);
  const all = messagesOf(call, video);
  const rows = await (
    after === undefined ? all.orderBy("m.id", "desc") : all.where("m.id", ">", rowId(after)).orderBy("m.id")
  )
    .limit(limit)
    .execute();
  if (after === undefined) rows.reverse();
  const settled = call.context.now() - settledMs;
  const last = rows.findLast(({ created_ts: time }) => time <= settled);
  return ok({
    mode,
    results: rows.map((row) => messageBody(call, row, video)),
    after: last === undefined ? (after ?? null) : String(last.id),
    poll_seconds: pollSeconds.stream,
  });
};

export const sendChatMessage: Handler = async (call) => {
  const { db, now } = call.context;
  const user = requireUser(call);
  const video = await openVideo(call, call.params["videoId"] ?? "");
  if (modeOf(video) === "none") throw closed();
  const block = await db
    .selectFrom("blocks")
    .select(sql<number>`1`.as("is"))
    .where("channel_id", "=", video.channel_id)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (block) throw bannedProblem();
  const { id } = await db
    .insertInto("chat_messages")
    .values({
      track_id: video.track_id,
      user_id: user.id,
      text: String(call.body["text"]).trim(),
      created_ts: now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const row = await messagesOf(call, video).where("m.id", "=", id).executeTakeFirstOrThrow();
  return created(messageBody(call, row, video));
};
