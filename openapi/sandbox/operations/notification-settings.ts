import type { Context } from "../http/options.ts";
import { invalid } from "../http/problems.ts";
import { ok, requireUser, type Handler } from "./call.ts";

/** Of which events a person is told, and by which ways; our reading of the two versions (G16). What nobody has switched is as here. */
const events = { author: true, tv: true, person: true, comment: true, video: true, answer: true, pin: true, like: true, news: true };
const ways = { bell: true, email: false, push: false };

export type EventCode = keyof typeof events;

type Switches = Readonly<Record<string, boolean>>;

async function switchesOf(context: Context, userId: number, defaults: Switches): Promise<Switches> {
  const rows = await context.db.selectFrom("notification_settings").select(["code", "state"]).where("user_id", "=", userId).where("code", "in", Object.keys(defaults)).execute();
  return { ...defaults, ...Object.fromEntries(rows.map(({ code, state }) => [code, state === 1])) };
}

const reading = (defaults: Switches): Handler => async (call) => ok(await switchesOf(call.context, requireUser(call).id, defaults));

const writing = (defaults: Switches): Handler => async (call) => {
  const user = requireUser(call);
  const wanted = Object.entries(call.body as Switches);
  const unknown = wanted.filter(([code]) => !Object.hasOwn(defaults, code));
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map(([code]) => [code, "Нет такой настройки"])));
  await call.context.db
    .insertInto("notification_settings")
    .values(wanted.map(([code, isOn]) => ({ user_id: user.id, code, state: isOn ? (1 as const) : (0 as const) })))
    .onConflict((conflict) => conflict.columns(["user_id", "code"]).doUpdateSet((row) => ({ state: row.ref("excluded.state") })))
    .execute();
  return ok(await switchesOf(call.context, user.id, defaults));
};

export const getNotificationSettings = reading(events);
export const updateNotificationSettings = writing(events);
export const getDeliverySettings = reading(ways);
export const updateDeliverySettings = writing(ways);

/** Those of the people who do not want to be told of this event on the site. */
export async function whoIsMuted(context: Context, userIds: readonly number[], code: EventCode): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await context.db
    .selectFrom("notification_settings")
    .select("user_id")
    .where("user_id", "in", [...userIds])
    .where("code", "in", [code, "bell"])
    .where("state", "=", 0)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
