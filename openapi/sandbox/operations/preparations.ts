import { HashQueueFull } from "../auth/hash-queue.ts";
import { emailOf } from "../auth/email.ts";
import { Limits } from "../auth/limits.ts";
import { verifyPassword } from "../auth/passwords.ts";
import type { ServerContext } from "../http/options.ts";
import { invalid, Problem, tooMany } from "../http/problems.ts";
import type { Call } from "./call.ts";

type Prepared = Pick<Call, "user" | "body"> & { readonly network: string };

const hashed = (work: Promise<boolean>): Promise<boolean> =>
  work.catch((error: unknown) => {
    throw error instanceof HashQueueFull ? new Problem(503, "unavailable", "Сервер занят", { headers: { "retry-after": String(error.retryAfter) } }) : error;
  });

/** Whoever sits down at an open session must not take the account away: another address asks for the password. */
async function checkOwnPassword({ database, signInLimits }: ServerContext, { user, body, network }: Prepared): Promise<void> {
  if (!user) return;
  const own = await database.query.selectFrom("users").select(["email", "pending_email", "password_hash"]).where("id", "=", user.id).executeTakeFirstOrThrow();
  const isChange = ![own.email, own.pending_email].includes(emailOf(body["email"]));
  if (!isChange || own.password_hash === null) return;
  const { password } = body;
  if (typeof password !== "string" || password === "") throw invalid({ password: "Введите пароль" });
  const limits = new Limits(database.query, signInLimits);
  const hashes = await limits.take([["hashes", network]], Date.now());
  if (hashes.wait > 0) throw tooMany(hashes.wait);
  const { wait, forget } = await limits.take([["ownPassword", String(user.id)]], Date.now());
  if (wait > 0) throw tooMany(wait);
  const fits = await hashed(verifyPassword(password.slice(0, 128), own.password_hash, network)).catch(async (error: unknown) => {
    await forget();
    await hashes.forget();
    throw error;
  });
  if (!fits) throw invalid({ password: "Неверный пароль" });
  await forget();
}

/** What an operation does before its transaction: what is slow, and only reads or counts. */
export const preparations: Readonly<Partial<Record<string, (server: ServerContext, call: Prepared) => Promise<void>>>> = { setEmail: checkOwnPassword };
