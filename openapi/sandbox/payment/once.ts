import { Problem } from "../http/problems.ts";
import { isAdFree } from "./access-types.ts";
import { isHeld, type Owned, type PurchaseRow } from "./owned.ts";

/** Thing that a purchase is of, as far as two can be of the same. */
export type Thing = Pick<PurchaseRow, "access_type"> &
  Partial<Pick<PurchaseRow, "product_code" | "pack_id" | "track_id" | "watch_hours">>;

/** Takes the advertising away everywhere. */
const adFreeProduct = "RUTUBE";

/** Whether who has `other` would pay a second time for `thing`. */
function gives({ row: other, films }: Pick<Owned, "row" | "films">, thing: Thing): boolean {
  const [track, code] = [thing.track_id ?? null, thing.product_code ?? null];
  if (code !== null) return other.product_code === code;
  if (isAdFree(thing.access_type))
    return other.product_code === adFreeProduct || (isAdFree(other.access_type) && other.track_id === track);
  if (isAdFree(other.access_type) || other.product_code !== null) return false;
  // A collection gives its films.
  const isSame =
    (thing.pack_id ?? null) === null
      ? other.track_id === track || (track !== null && films.has(track))
      : other.pack_id === thing.pack_id;
  // A rental does not stand in the way of buying, a purchase does in the way of renting.
  return isSame && (other.watch_hours === null || (thing.watch_hours ?? null) !== null);
}

/** Why nobody may pay for a thing now: it is had, or something that gives it is being settled. */
export type Obstacle = "held" | "settling";

/**
 * The one rule of «nobody pays twice»: of the payments for one thing at most one is confirmed or being settled. Whoever writes that a payment
 * is asks here first, in the same transaction.
 */
export function obstacleTo(owned: readonly Owned[], thing: Thing): Obstacle | undefined {
  const others = owned.filter((one) => gives(one, thing));
  if (others.some(isHeld)) return "held";
  return others.some(({ isComing }) => isComing) ? "settling" : undefined;
}

export const alreadyPurchased = (): Problem => new Problem(409, "already_purchased", "Покупка уже активна");
export const beingPaid = (): Problem => new Problem(409, "conflict", "Оплата уже выполняется");

export function assertNotPaidFor(owned: readonly Owned[], thing: Thing): void {
  const obstacle = obstacleTo(owned, thing);
  if (obstacle) throw obstacle === "held" ? alreadyPurchased() : beingPaid();
}
