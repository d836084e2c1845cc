import type { Context } from "../../context.ts";

/** A removed account is blocked until this moment; null: it never was. */
export const isBlockedAt = (until: number | null | undefined, now: number): boolean =>
  until !== null && until !== undefined && until > now;

const name = "Удалённый пользователь";

/** How a person is shown who removed the account: what was written stays, who wrote it is not told. */
export function shownName(
  context: Context,
  person: { readonly name: string; readonly blockedUntil: number | null },
): { readonly name: string; readonly isRemoved: boolean } {
  const isRemoved = isBlockedAt(person.blockedUntil, context.now());
  return { name: isRemoved ? name : person.name, isRemoved };
}
