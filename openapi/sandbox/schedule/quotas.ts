import type { FastifyRequest } from "fastify";
import { Limits, networkOf } from "../auth/limits.ts";
import type { SignedInUser } from "../auth/sessions.ts";
import type { DatabaseContext, Quota } from "../context.ts";
import { Problem, tooMany } from "../http/problems.ts";

/** Videos of a person that are announced and have not come out: they are nobody's to see and cost as much as others. */
export const maxDrafts = 30;

/** Operations that a quota holds. */
export const quotaOf: Readonly<Partial<Record<string, Quota>>> = {
  createComment: "comments",
  sendChatMessage: "chat",
  sendProblem: "problems",
  uploadAvatar: "pictures",
  uploadVideoThumbnail: "pictures",
};

/** Quotas of actions that a guest may do, too. */
const forGuests: ReadonlySet<Quota> = new Set(["problems"]);

/** Quotas of actions that put files on our disk. A person whose address is not confirmed puts none there. */
const needsConfirmed: ReadonlySet<Quota> = new Set(["pictures", "uploads"]);

const unconfirmed = "Подтвердите почту, чтобы загружать файлы";

async function isConfirmed({ database }: DatabaseContext, { id }: SignedInUser): Promise<boolean> {
  return (
    (await database.query.selectFrom("users").select("email_confirmed").where("id", "=", id).executeTakeFirst())
      ?.email_confirmed === 1
  );
}

/**
 * Counts one for a person, if somebody is signed in, and where they are; throws 403 or 429. What it gives takes the
 * count back, for what was refused otherwise.
 */
export async function takeQuota(
  server: DatabaseContext,
  quota: Quota,
  request: FastifyRequest,
  user: SignedInUser | undefined,
): Promise<() => Promise<void>> {
  if (needsConfirmed.has(quota) && !(user && (await isConfirmed(server, user))))
    throw new Problem(403, "forbidden", unconfirmed);
  if (server.quotas === null) return async () => undefined;
  const { wait, forget } = await new Limits(server.database, server.quotas[quota]).take(
    [...(user ? [["person", `${quota} ${user.id}`] as const] : []), ["address", `${quota} ${networkOf(request.ip)}`]],
    Date.now(),
  );
  if (wait > 0) throw tooMany(wait);
  return forget;
}

/** Does what a quota holds; what failed does not count. */
export async function withinQuota<Result>(
  server: DatabaseContext,
  quota: Quota | undefined,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  // An operation that needs a person says so by itself.
  if (quota === undefined || (!request.user && !forGuests.has(quota))) return work();
  const forget = await takeQuota(server, quota, request, request.user);
  return work().catch(async (error: unknown) => {
    await forget();
    throw error;
  });
}
