import type { Context } from "../../context.ts";
import { invalid } from "../../http/problems.ts";
import { ok, requireUser, type Handler } from "../call.ts";

/** Of which events a person is told, and by which ways; our reading of the two versions (G16). What nobody has switched is as here. */
const events = {
  author: true,
  tv: true,
  person: true,
  comment: true,
  video: true,
  answer: true,
  pin: true,
  like: true,
  news: true,
};
const ways = { bell: true, email: false, push: false };

export type EventCode = keyof typeof events;
export type Way = keyof typeof ways;

type Switches = Readonly<Record<string, boolean>>;

async function switchesOf(context: Context, userId: number, defaults: Switches): Promise<Switches> {
  const rows = await context.db
    .selectFrom("notification_settings")
    .select(["code", "state"])
    .where("user_id", "=", userId)
    .where("code", "in", Object.keys(defaults))
    .execute();
  return { ...defaults, ...Object.fromEntries(rows.map(({ code, state }) => [code, state === 1])) };
}

const reading =
  (defaults: Switches): Handler =>
  async (call) =>
    ok(await switchesOf(call.context, requireUser(call).id, defaults));

const writing =
  (defaults: Switches): Handler =>
  async (call) => {
    const user = requireUser(call);
    const wanted = Object.entries(call.body as Switches);
    const unknown = wanted.filter(([code]) => !Object.hasOwn(defaults, code));
    if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map(([code]) => [code, "Нет такой настройки"])));
    await call.context.db
      .insertInto("notification_settings")
      .values(wanted.map(([code, isOn]) => ({ user_id: user.id, code, state: isOn ? (1 as const) : (0 as const) })))
      .onConflict((conflict) =>
        conflict.columns(["user_id", "code"]).doUpdateSet((row) => ({ state: row.ref("excluded.state") })),
      )
      .execute();
    return ok(await switchesOf(call.context, user.id, defaults));
  };

export const getNotificationSettings = reading(events);
export const updateNotificationSettings = writing(events);
export const getDeliverySettings = reading(ways);
export const updateDeliverySettings = writing(ways);

/** By which ways each of these people is told of an event; nobody is in it who is told by none. */
export async function waysOf(
  context: Context,
  userIds: readonly number[],
  code: EventCode,
): Promise<ReadonlyMap<number, Readonly<Record<Way, boolean>>>> {
  if (userIds.length === 0) return new Map();
  const rows = await context.db
    .selectFrom("notification_settings")
    .select(["user_id", "code", "state"])
    .where("user_id", "in", [...userIds])
    .where("code", "in", [code, ...Object.keys(ways)])
    .execute();
  const silent = new Set(rows.filter((row) => row.code === code && row.state === 0).map((row) => row.user_id));
  const chosen = new Map(userIds.filter((id) => !silent.has(id)).map((id) => [id, { ...ways }]));
  for (const row of rows) {
    const own = chosen.get(row.user_id);
    if (own && Object.hasOwn(ways, row.code)) own[row.code as Way] = row.state === 1;
  }
  return new Map([...chosen].filter(([, own]) => Object.values(own).includes(true)));
}
