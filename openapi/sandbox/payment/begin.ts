import { createHash, randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Db } from "../db/dialect.ts";
import type { PaymentsTable, PurchasesTable } from "../db/schema.ts";
import { cardFates, fateOf, type CardFate } from "./cards.ts";
import { assertNotPaidFor } from "./once.ts";
import { methodsOf, ownedBy, type MethodRow } from "./owned.ts";

/** How long the bank thinks about a card and about a yes, and how long it waits for the person. Milliseconds. */
const thinking = 3000;
const confirming = 1000;
const confirmationTimeoutMs = 15 * 60 * 1000;
/** A token of a card lives as long. */
const tokenLife = 15 * 60 * 1000;

export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Means of a payment: a card, or another method that is confirmed elsewhere. */
export interface Means {
  readonly method: "bank_card" | "sbp" | "card" | "mobile" | "partner";
  readonly fate: CardFate;
  readonly card?: Pick<MethodRow, "card_type" | "last4" | "issuer" | "expiry" | "outcome">;
  /** The card is not saved yet. */
  readonly isNew?: boolean;
}

/** Uses up a token; undefined when it is unknown, used or too old. */
export async function spendToken(db: Db, token: string, now: number): Promise<NonNullable<Means["card"]> | undefined> {
  return db
    .updateTable("card_tokens")
    .set({ used: 1 })
    .where("id_hash", "=", hashOfToken(token))
    .where("used", "=", 0)
    .where("created_ts", ">", now - tokenLife)
    .returning(["card_type", "last4", "issuer", "expiry", "outcome"])
    .executeTakeFirst();
}

export const sameCard = (methods: readonly MethodRow[], card: NonNullable<Means["card"]>): MethodRow | undefined =>
  methods.find((row) => row.last4 === card.last4 && row.card_type === card.card_type && row.expiry === card.expiry);

export async function saveCard(
  db: Db,
  userId: number,
  card: NonNullable<Means["card"]>,
  paymentId: string | null,
  now: number,
): Promise<MethodRow> {
  const row: MethodRow = {
    id: randomUUID(),
    user_id: userId,
    ...card,
    is_main: 0,
    is_removed: 0,
    payment_id: paymentId,
    created_ts: now,
  };
  await db.insertInto("payment_methods").values(row).execute();
  return row;
}

export const sbp: Means = { method: "sbp", fate: cardFates.pays };
export const cardMeans = (method: "bank_card" | "card", card: NonNullable<Means["card"]>, isNew: boolean): Means => ({
  method,
  fate: fateOf(card.outcome),
  card,
  isNew,
});

export type WhatIsPaid = Pick<PaymentsTable, "name" | "amount" | "receipt_email" | "return_url"> & {
  readonly orderId?: string;
};
export type WhatIsGiven = Omit<
  Insertable<PurchasesTable>,
  "id" | "user_id" | "payment_id" | "created_ts" | "name" | "pays_by_card"
>;

/** Writes a payment and what it gives; when it settles, and whether at all, is in the row. Throws 409 for what is paid for already. */
export async function beginPayment(
  db: Db,
  userId: number,
  means: Means,
  paid: WhatIsPaid,
  given: WhatIsGiven,
  now: number,
): Promise<string> {
  assertNotPaidFor(await ownedBy(db, userId, now), given);
  const id = randomUUID();
  const { fate, card, method } = means;
  const confirmation = method === "sbp" ? "sbp" : fate.confirmation;
  const waits = confirmation !== "none" || fate.isStuck;
  await db
    .insertInto("payments")
    .values({
      id,
      order_id: paid.orderId ?? id,
      user_id: userId,
      name: paid.name,
      amount: paid.amount,
      method,
      card_last4: card?.last4 ?? null,
      receipt_email: paid.receipt_email,
      outcome: fate.outcome,
      error_kind: fate.errorKind,
      confirmation,
      return_url: paid.return_url,
      created_ts: now,
      settles_ts: waits ? null : now + thinking,
      expires_ts: waits ? now + confirmationTimeoutMs : null,
    })
    .execute();
  await db
    .insertInto("purchases")
    .values({
      ...given,
      user_id: userId,
      name: paid.name,
      payment_id: id,
      created_ts: now,
      pays_by_card: card === undefined ? 0 : 1,
    })
    .execute();
  if (card && means.isNew && !sameCard(await methodsOf(db, userId, now), card))
    await saveCard(db, userId, card, id, now);
  return id;
}

/** Answer on a page of the bank; paidOtherwise: yes, but the thing is paid for already. */
export type BankAnswer = "yes" | "no" | "paidOtherwise";

/** The person answered on a page of the bank. False: nobody waits for it any more. */
export async function confirmPayment(db: Db, id: string, answer: BankAnswer, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payments")
    .set(
      answer === "yes"
        ? { settles_ts: now + confirming }
        : {
            settles_ts: now,
            outcome: "cancelled",
            error_kind: answer === "no" ? "somethingWrong" : "alreadyPurchased",
          },
    )
    .where("id", "=", id)
    .where("settles_ts", "is", null)
    .where("confirmation", "<>", "none")
    .where("expires_ts", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
