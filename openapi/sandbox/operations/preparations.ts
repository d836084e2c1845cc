import { confirmLetterOf } from "../auth/accounts.ts";
import { HashQueueFull } from "../auth/hash-queue.ts";
import { emailOf } from "../auth/email.ts";
import { Limits } from "../auth/limits.ts";
import { passwordError } from "../auth/password-rule.ts";
import { hashPassword, verifyPassword } from "../auth/passwords.ts";
import type { DatabaseContext } from "../context.ts";
import { sentPictureType } from "./shared/pictures.ts";
import { invalid, Problem, tooMany } from "../http/problems.ts";
import type { Call } from "./call.ts";

type Prepared = Pick<Call, "user" | "body"> & { readonly network: string };

/** Of a letter to confirm an address. */
export const wrongCode = "Код не подошёл или устарел";

const hashed = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof HashQueueFull
      ? new Problem(503, "unavailable", "Сервер занят", { headers: { "retry-after": String(error.retryAfter) } })
      : error;
  });

/** Holds what was typed against the password of the account, and counts the wrong ones. */
async function checkPassword(
  { database, signInLimits, passwordCost }: DatabaseContext,
  { userId, password, hash, network }: { userId: number; password: unknown; hash: string; network: string },
): Promise<void> {
  if (typeof password !== "string" || password === "") throw invalid({ password: "Введите пароль" });
  const limits = new Limits(database, signInLimits);
  const hashes = await limits.take([["hashes", network]], Date.now());
  if (hashes.wait > 0) throw tooMany(hashes.wait);
  const { wait, forget } = await limits.take([["ownPassword", String(userId)]], Date.now());
  if (wait > 0) throw tooMany(wait);
  const fits = await hashed(verifyPassword(password.slice(0, 128), hash, network, passwordCost)).catch(
    async (error: unknown) => {
      await forget();
      await hashes.forget();
      throw error;
    },
  );
  if (!fits) throw invalid({ password: "Неверный пароль" });
  await forget();
}

/** A stranger at an open session must not take the account away: another address asks for the password. */
async function checkOwnPassword(server: DatabaseContext, { user, body, network }: Prepared): Promise<undefined> {
  if (!user) return;
  const own = await server.database.query
    .selectFrom("users")
    .select(["email", "pending_email", "password_hash"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const isChange = ![own.email, own.pending_email].includes(emailOf(body["email"]));
  if (!isChange || own.password_hash === null) return;
  await checkPassword(server, {
    userId: user.id,
    password: body["password"],
    hash: own.password_hash,
    network,
  });
}

/** So does another password; the new one is hashed before the transaction that keeps it. */
async function prepareNewPassword(
  server: DatabaseContext,
  { user, body, network }: Prepared,
): Promise<{ passwordHash: string } | undefined> {
  if (!user) return undefined;
  const own = await server.database.query
    .selectFrom("users")
    .select(["email", "name", "password_hash"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const password = String(body["new_password"]);
  const error = passwordError(password, [own.email ?? "", own.name]);
  if (error !== undefined) throw invalid({ new_password: error });
  if (own.password_hash !== null)
    await checkPassword(server, { userId: user.id, password: body["password"], hash: own.password_hash, network });
  return { passwordHash: await hashed(hashPassword(password, network, server.passwordCost)) };
}

/** Wrong codes count whatever becomes of the answer. */
async function findLetter(
  { database, signInLimits }: DatabaseContext,
  { user, body, network }: Prepared,
): Promise<{ letterId: string } | undefined> {
  if (!user) return undefined;
  // Letters live by real time.
  const now = Date.now();
  const attempt = await new Limits(database, signInLimits).take(
    [
      ["codes", `own ${user.id}`],
      ["codesFromAddress", network],
    ],
    now,
  );
  if (attempt.wait > 0) throw tooMany(attempt.wait);
  const code = String(body["code"]).replace(/\s/g, "");
  const letterId = await confirmLetterOf(database.query, { userId: user.id, code }, now);
  if (letterId === undefined) throw invalid({ code: wrongCode });
  await attempt.forget();
  return { letterId: String(letterId) };
}

/** A picture is unpacked before the transaction that keeps it; the handler refuses what turned out to be none. */
const lookAtPicture =
  (field: string) =>
  async (_server: DatabaseContext, { user, body }: Prepared): Promise<{ pictureType: string } | undefined> => {
    const pictureType = user && (await sentPictureType(body[field]));
    return pictureType && { pictureType };
  };

/** Steps of an operation before its transaction: those that are slow, and only read or count. Their results go to the handler. */
export const preparations: Readonly<
  Partial<
    Record<string, (server: DatabaseContext, call: Prepared) => Promise<Readonly<Record<string, string>> | undefined>>
  >
> = {
  setEmail: checkOwnPassword,
  changePassword: prepareNewPassword,
  confirmEmail: findLetter,
  uploadAvatar: lookAtPicture("avatar"),
  uploadVideoThumbnail: lookAtPicture("file"),
};
