import { shareLetters, writeLetter, type Account } from "./accounts.ts";
import type { Lane, Limits, Try } from "./limits.ts";
import { writing } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

/** The browser that asks for a code, or brings one, and the address it is for. */
export interface Asker {
  readonly email: string;
  readonly browser: string;
  readonly network: string;
}

/** Letters that a network asks for. The mailbox counts besides. */
export const letterLanes = (network: string, email: string): Lane[] => [
  ["lettersFromAddress", `${network} ${email}`],
  ["letters", network],
];

/** Codes that are tried. */
export const codeLanes = ({ browser, network, email }: Asker): Lane[] => [
  ["codes", `${browser} ${email}`],
  ["codesFromAddress", network],
];

/**
 * Sends a letter with a code to whosever the account is; where strangers have filled the mailbox, the letters that came count, so that they
 * keep no owner from getting one. What comes back does not tell whether there is an account. `isOwn`: asked for in a browser that was in it.
 */
export async function sendCode(
  context: ServerContext,
  limits: Limits,
  account: Account | undefined,
  isOwn: boolean,
  { email, browser, network }: Asker,
): Promise<Try> {
  const now = context.now();
  const attempt = await limits.take(
    isOwn ? [["knownMailbox", `${browser} ${email}`]] : letterLanes(network, email),
    now,
  );
  if (attempt.wait > 0) return attempt;
  const isFull = !isOwn && (await limits.take([["mailbox", email]], now)).wait > 0;
  if (account)
    await writing(context, async ({ db }) => {
      const letter = { email, kind: "reset", userId: account.id, browser } as const;
      const isThere = isFull && (await shareLetters(db, letter, now));
      if (!isThere) await writeLetter(db, letter, now);
    });
  return attempt;
}
