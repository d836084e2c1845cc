import { claimsIn, ownerOf, ownerOfCode, takeLetter, type Account } from "./accounts.ts";
import { isKnown } from "./browsers.ts";
import { codeLanes, sendCode, type Asker } from "./codes.ts";
import { hashQueue } from "./hash-queue.ts";
import type { Limits } from "./limits.ts";
import { verifyPassword } from "./passwords.ts";
import type { PasswordCost, ServerContext } from "../context.ts";

export interface LoginTry extends Asker {
  readonly password: string;
  /** Of a letter, where one was asked for. */
  readonly code?: string;
}

/** `mustProve`: the password alone is not enough, as long as strangers try so often. */
export type LoginOutcome = { readonly mustProve: boolean } & (
  | { readonly kind: "in"; readonly userId: number }
  /** Too often; seconds to wait. */
  | { readonly kind: "wait"; readonly wait: number }
  /** A code is on its way, and is to come together with the password. */
  | { readonly kind: "prove" }
  | { readonly kind: "wrong" | "wrongCode" }
  /** A removed account. Milliseconds since the epoch. */
  | { readonly kind: "blocked"; readonly until: number }
);

/** The account that has this password; looking at none of them (undefined) takes as long as at one. */
async function matching(
  accounts: ReadonlyArray<Account | undefined>,
  password: string,
  network: string,
  cost: PasswordCost,
): Promise<Account | undefined> {
  for (const account of accounts)
    if (await verifyPassword(password.slice(0, 128), account?.password_hash ?? null, network, cost)) return account;
  return undefined;
}

/**
 * A try to sign in (README.md «Forms»). Counted before the slow hash, or a burst would get past the limits while it is computed. The lane that
 * all strangers to an account share refuses nobody: it asks for a code of a letter together with the password, since whoever fills it
 * would otherwise keep the owner out of every new browser.
 */
export async function tryLogin(context: ServerContext, limits: Limits, login: LoginTry): Promise<LoginOutcome> {
  const { email, password, code, browser, network } = login;
  const { database, clock } = context;
  const now = context.now();
  // From memory, before the database is asked: a flood must not keep the queue of its writes full.
  hashQueue.assertRoom(network);
  const crowdedNetwork = limits.knownWait(["hashes", network], now);
  if (crowdedNetwork > 0) return { kind: "wait", wait: crowdedNetwork, mustProve: false };
  const owner = await ownerOf(database.query, email);
  const claims = await claimsIn(database.query, email, browser);
  const isOwners = owner !== undefined && (await isKnown(database.query, browser, owner.id));
  const isOwn = isOwners || claims.length > 0;
  const fullNetwork = isOwn ? 0 : limits.knownWait(["address", network], now);
  if (fullNetwork > 0) return { kind: "wait", wait: fullNetwork, mustProve: false };
  const [known, strange, crowd, hashes] = await limits.takeEach(
    [
      isOwn ? [["knownBrowser", `${browser} ${email}`]] : [],
      isOwners
        ? []
        : [
            ["accountFromAddress", `${network} ${email}`],
            ["address", network],
          ],
      isOwners ? [] : [["account", email]],
      [["hashes", network]],
    ],
    now,
  );
  const counted = hashes.wait > 0 ? hashes : isOwn ? known : strange;
  if (counted.wait > 0) {
    await limits.forget(known, strange, crowd, hashes);
    return { kind: "wait", wait: counted.wait, mustProve: false };
  }
  // A person who only claims an address is a stranger to its owner, and does not learn whether there is one.
  const mayTryOwner = strange.wait === 0;
  const mustProve = mayTryOwner && crowd.wait > 0;
  let letterId: number | undefined;
  if (mustProve && code !== undefined) {
    const attempt = await limits.take(codeLanes(login), now);
    if (attempt.wait > 0) return { kind: "wait", wait: attempt.wait, mustProve };
    const proof = await ownerOfCode(database.query, { email, browser, code }, now);
    if (proof === undefined || proof.userId !== owner?.id) return { kind: "wrongCode", mustProve };
    await attempt.forget();
    letterId = proof.letterId;
  }
  const isOwnerTried = mayTryOwner && (!mustProve || letterId !== undefined);
  const account = await matching(
    isOwnerTried ? [...claims, owner] : claims,
    password,
    network,
    context.passwordCost,
  ).catch(async (error: unknown) => {
    // An attempt that could not be looked at has not failed.
    await limits.forget(known, strange, crowd, hashes);
    throw error;
  });
  if (!account && mustProve && !isOwnerTried) {
    await strange.forget();
    const { wait } = await sendCode(context, limits, owner, false, login);
    return wait > 0 ? { kind: "wait", wait, mustProve } : { kind: "prove", mustProve };
  }
  if (!account) return { kind: "wrong", mustProve };
  await limits.forget(known, strange, crowd);
  if (account.blocked_until_ts !== null && account.blocked_until_ts > clock.now())
    return { kind: "blocked", until: account.blocked_until_ts, mustProve };
  if (letterId !== undefined) await takeLetter(database.query, letterId);
  return { kind: "in", userId: account.id, mustProve };
}
