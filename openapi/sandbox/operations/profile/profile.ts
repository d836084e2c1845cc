import { endSession, sessionCookieHeader } from "../../auth/sessions.ts";
import type { Context } from "../../context.ts";
import { invalid } from "../../http/problems.ts";
import { noContent, ok, requireUser, type Handler } from "../call.ts";
import { mediaUrl } from "../shared/format.ts";

/** The profile as its owner sees it. */
export async function profileBody(context: Context, userId: number): Promise<Record<string, unknown>> {
  const user = await context.db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  return {
    id: String(user.id),
    avatar_url: user.avatar === null ? null : mediaUrl(context, user.avatar),
    name: user.name,
    birthdate: user.birth_date,
    gender: user.gender,
    email: user.pending_email ?? user.email,
    phone_number: user.phone_number,
    confirmed_email: user.email_confirmed === 1 && user.pending_email === null,
    site_url: `/channel/${user.id}/`,
  };
}

/** A guest is no error: an id of null. */
export const getProfile: Handler = async (call) =>
  ok(call.user ? await profileBody(call.context, call.user.id) : { id: null });

export const updateProfile: Handler = async (call) => {
  const user = requireUser(call);
  const { db } = call.context;
  const {
    first_name: name,
    birth_date: birthDate,
    gender,
  } = call.body as { first_name?: string; birth_date?: string | null; gender?: "male" | "female" | null };
  const today = new Date(call.context.now()).toISOString().slice(0, 10);
  if (birthDate != null && (birthDate < "1900-01-01" || birthDate > today))
    throw invalid({ birth_date: birthDate > today ? "Эта дата ещё не наступила" : "Проверьте год рождения" });
  const changes = {
    ...(name === undefined ? {} : { name: name.trim(), first_name: name.trim() }),
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
    ...(gender === undefined ? {} : { gender }),
  };
  await db.updateTable("users").set(changes).where("id", "=", user.id).execute();
  return ok(await profileBody(call.context, user.id));
};

export const logout: Handler = async (call) => {
  await endSession(call.context.db, call.sessionId);
  return noContent({ "set-cookie": sessionCookieHeader(call.context.origins, undefined) });
};
