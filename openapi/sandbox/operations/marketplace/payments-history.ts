import { methodsOf, ownedBy, statusOf } from "../../payment/index.ts";
import { ok, requireUser, type Call, type Handler } from "../call.ts";
import { isoTime, pageLink } from "../shared/format.ts";

/** The last page that can be asked for. */
const most = 1000;

interface Entry {
  readonly at: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function payments(call: Call): Promise<Entry[]> {
  const { db, now } = call.context;
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", requireUser(call).id)
    .orderBy("created_ts", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    at: row.created_ts,
    body: {
      id: row.id,
      order_id: row.order_id,
      created_ts: isoTime(row.created_ts),
      name: row.name,
      amount: row.amount,
      currency: "RUB",
      status: statusOf(row, now()),
      method: row.method,
      ...(row.card_last4 === null ? {} : { card_last4: row.card_last4 }),
      ...(row.receipt_email === null ? {} : { receipt_email: row.receipt_email }),
    },
  }));
}

/** Renewals are not rows: they follow from what was bought and the clock. */
async function renewals(call: Call): Promise<Entry[]> {
  const { db, now } = call.context;
  const userId = requireUser(call).id;
  const main = (await methodsOf(db, userId, now()))[0];
  return (await ownedBy(db, userId, now())).flatMap(({ row, timeline }) =>
    timeline.renewals.map((at, index) => ({
      at,
      body: {
        id: `${row.id}r${index + 1}`,
        order_id: `${row.id}r${index + 1}`,
        created_ts: isoTime(at),
        name: row.name,
        amount: row.price,
        currency: "RUB",
        status: "succeeded",
        method: row.pays_by_card === 1 ? "bank_card" : "sbp",
        is_renewal: true,
        ...(row.pays_by_card === 1 && main ? { card_last4: main.last4 } : {}),
      },
    })),
  );
}

export const listPayments: Handler = async (call) => {
  const page = Number(call.query["page"] ?? 1);
  const limit = Number(call.query["limit"] ?? 20);
  const all = [...(await payments(call)), ...(await renewals(call))].sort(
    (a, b) => b.at - a.at || String(a.body["id"]).localeCompare(String(b.body["id"])),
  );
  const from = (page - 1) * limit;
  const hasNext = all.length > from + limit;
  return ok({
    results: all.slice(from, from + limit).map(({ body }) => body),
    has_next: hasNext,
    next: hasNext ? pageLink("/api/marketplace/payments-history", { page: page + 1, limit }) : null,
    page,
    per_page: limit,
  });
};
