import { notFound, Problem } from "../../http/problems.ts";
import { keepRenewals, type MethodRow, methodsOf, sameCard, saveCard, spendToken } from "../../payment/index.ts";
import { created, noContent, ok, requireUser, type Call, type Handler } from "../call.ts";

const methodBody = (row: MethodRow, isMain: boolean): Record<string, unknown> => ({
  paymentMethodId: row.id,
  isMain,
  issuerName: row.issuer,
  card: { cardType: row.card_type, last4: row.last4 },
});

/** The token cannot be used: K05's error code, not the frame's event. */
export const badToken = (field: string): Problem =>
  new Problem(422, "PAYMENT_ERROR", "Не получилось оплатить. Проверьте данные карты или попробуйте ещё раз позже", {
    fields: { [field]: "Не подходит или уже использован" },
  });

export const listSavedPaymentMethods: Handler = async (call) => {
  const { db, now } = call.context;
  const methods = await methodsOf(db, requireUser(call).id, now());
  return ok({ results: methods.map((row, index) => methodBody(row, index === 0)) });
};

export const createPaymentMethod: Handler = async (call) => {
  const { db, now } = call.context;
  const user = requireUser(call);
  const card = await spendToken(db, String(call.body["token"]), now());
  if (!card) throw badToken("token");
  const methods = await methodsOf(db, user.id, now());
  const known = sameCard(methods, card);
  if (known) return created(methodBody(known, known === methods[0]));
  await keepRenewals(db, user.id, now());
  return created(methodBody(await saveCard(db, user.id, card, null, now()), methods.length === 0));
};

async function named(call: Call): Promise<{ row: MethodRow; userId: number }> {
  const { db, now } = call.context;
  const userId = requireUser(call).id;
  const row = (await methodsOf(db, userId, now())).find(({ id }) => id === call.body["paymentMethodId"]);
  if (!row) throw notFound();
  return { row, userId };
}

export const updatePaymentMethod: Handler = async (call) => {
  const { db, now } = call.context;
  const { row, userId } = await named(call);
  await keepRenewals(db, userId, now());
  await db
    .updateTable("payment_methods")
    .set({ is_main: 0 })
    .where("user_id", "=", userId)
    .where("is_main", "=", 1)
    .execute();
  await db.updateTable("payment_methods").set({ is_main: 1 }).where("id", "=", row.id).execute();
  return ok(methodBody(row, true));
};

export const removePaymentMethod: Handler = async (call) => {
  const { db, now } = call.context;
  const { row, userId } = await named(call);
  await keepRenewals(db, userId, now());
  await db.updateTable("payment_methods").set({ is_removed: 1, is_main: 0 }).where("id", "=", row.id).execute();
  const newest = (await methodsOf(db, userId, now())).sort((a, b) => b.created_ts - a.created_ts)[0];
  if (row.is_main === 1 && newest)
    await db.updateTable("payment_methods").set({ is_main: 1 }).where("id", "=", newest.id).execute();
  return noContent();
};
