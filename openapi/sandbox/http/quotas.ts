import type { FastifyRequest } from "fastify";
import { Limits, networkOf, type Figure } from "../auth/limits.ts";
import type { SignedInUser } from "../auth/sessions.ts";
import type { ServerContext } from "./options.ts";
import { Problem, tooMany } from "./problems.ts";

const minute = 60 * 1000;

/** What is counted: what fills the disk and what others have to read. */
export type Quota = "comments" | "pictures" | "uploads";

/** How often in a window of an hour at most: a person, and a network address, behind which a house or an office may be. */
export type Quotas = Readonly<Record<Quota, { readonly person: Figure; readonly address: Figure }>>;

export const usualQuotas: Quotas = {
  comments: { person: { most: 60, windowMs: 10 * minute }, address: { most: 300, windowMs: 10 * minute } },
  pictures: { person: { most: 30, windowMs: 60 * minute }, address: { most: 120, windowMs: 60 * minute } },
  uploads: { person: { most: 20, windowMs: 60 * minute }, address: { most: 60, windowMs: 60 * minute } },
};

/** Videos of a person that are announced and have not come out: they are nobody's to see and cost as much as others. */
export const mostDrafts = 30;

/** Operations that a quota holds. */
export const quotaOf: Readonly<Partial<Record<string, Quota>>> = { createComment: "comments", uploadAvatar: "pictures", uploadVideoThumbnail: "pictures" };

/** What puts files on our disk. Who gave no address that answers gets nothing there. */
const needsConfirmed: ReadonlySet<Quota> = new Set(["pictures", "uploads"]);

const unconfirmed = "Подтвердите почту, чтобы загружать файлы";

async function isConfirmed({ database }: ServerContext, { id }: SignedInUser): Promise<boolean> {
  return (await database.query.selectFrom("users").select("email_confirmed").where("id", "=", id).executeTakeFirst())?.email_confirmed === 1;
}

/** Counts one for a person and where they are; throws 403 or 429. What it gives takes the count back, for what was refused otherwise. */
export async function takeQuota(server: ServerContext, quota: Quota, request: FastifyRequest, user: SignedInUser): Promise<() => Promise<void>> {
  if (needsConfirmed.has(quota) && !(await isConfirmed(server, user))) throw new Problem(403, "forbidden", unconfirmed);
  if (server.quotas === null) return async () => undefined;
  const { wait, forget } = await new Limits(server.database.query, server.quotas[quota]).take([["person", `${quota} ${user.id}`], ["address", `${quota} ${networkOf(request.ip)}`]], Date.now());
  if (wait > 0) throw tooMany(wait);
  return forget;
}

/** Does what a quota holds; what failed does not count. */
export async function withinQuota<Result>(server: ServerContext, quota: Quota | undefined, request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
  if (quota === undefined || !request.user) return work();
  const forget = await takeQuota(server, quota, request, request.user);
  return work().catch(async (error: unknown) => {
    await forget();
    throw error;
  });
}
