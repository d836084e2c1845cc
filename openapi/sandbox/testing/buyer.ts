import { randomUUID } from "node:crypto";
import type { Sandbox } from "../server.ts";
import { hashOfToken, shopId } from "../payment/index.ts";
import { small } from "./small-seed.ts";
import { Visitor } from "./visitor.ts";

/** One person with a tab at each of several servers, who presses everything at once. */
export class Buyer {
  readonly #servers: readonly Sandbox[];
  readonly #tabs: Visitor[];
  #turn = 0;

  private constructor(servers: readonly Sandbox[], tabs: Visitor[]) {
    this.#servers = servers;
    this.#tabs = tabs;
  }

  static async signIn(servers: readonly Sandbox[], email: string): Promise<Buyer> {
    const first = await new Visitor(servers[0] as Sandbox).signIn(email);
    const tabs = servers.map((server) => {
      const tab = new Visitor(server);
      for (const [name, value] of first.cookies) tab.cookies.set(name, value);
      return tab;
    });
    return new Buyer(servers, tabs);
  }

  /** The next tab, at the next server. */
  get tab(): Visitor {
    return this.#tabs[(this.#turn += 1) % this.#tabs.length] as Visitor;
  }

  get #db() {
    return (this.#servers[0] as Sandbox).context.database.query;
  }

  async #cardToken(): Promise<string> {
    const token = randomUUID();
    await this.#db
      .insertInto("card_tokens")
      .values({
        id_hash: hashOfToken(token),
        card_type: "Visa",
        last4: "1111",
        issuer: "",
        expiry: "2034-12",
        outcome: "pays",
        created_ts: Date.now(),
        used: 0,
      })
      .execute();
    return token;
  }

  /** Starts a payment for the subscription without advertising; its id, or the code of the refusal. */
  async start(means: "sbp" | "card"): Promise<string> {
    const paymentMethod = means === "sbp" ? { type: "sbp" } : { type: "bank_card", token: await this.#cardToken() };
    const { tab } = this;
    const reply = await tab.call("/v1/payment/async", {
      method: "POST",
      body: { confirmation: { returnUrl: `${tab.shell}/` }, paymentMethod, tariffCode: "noads-month", shopId },
    });
    const body = reply.json<{ results?: { paymentId: string }; code?: string }>();
    return body.results?.paymentId ?? body.code ?? "";
  }

  /** Says yes to a code; what the page then says. */
  async confirm(id: string): Promise<string> {
    const { tab } = this;
    await tab.request(`/sbp/${id}/`, { host: "payment", method: "POST", form: { answer: "yes" } });
    return /role="status">([^<]*)/.exec((await tab.request(`/sbp/${id}/`, { host: "payment" })).text)?.[1] ?? "";
  }

  /** An order of the film of the small seed; the path of its frame. */
  async order(): Promise<string> {
    const reply = await this.tab.call(`/api/marketplace/initiate_purchase/12/?method=card&video=${small.video}`, {
      method: "POST",
    });
    return new URL(reply.json<{ details: { url: string } }>().details.url).pathname;
  }

  async payOrder(path: string): Promise<void> {
    await this.tab.request(`${path}card/`, {
      host: "payment",
      method: "POST",
      form: { token: await this.#cardToken() },
    });
  }

  async heading(path: string): Promise<string> {
    const { text } = await this.tab.request(path, { host: "payment" });
    return /class="alert"[^>]*>([^<]*)/.exec(text)?.[1] ?? /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? "";
  }

  status = async (id: string): Promise<{ status: string; errorKind?: string }> =>
    (await this.tab.call(`/v1/payment/${id}/status`)).json<{ results: { status: string; errorKind?: string } }>()
      .results;

  /** Payments that are confirmed or being settled. */
  async charged(userId: number): Promise<number> {
    const rows = await this.#db
      .selectFrom("payments")
      .select("id")
      .where("user_id", "=", userId)
      .where("outcome", "=", "succeeded")
      .where("settles_ts", "is not", null)
      .execute();
    return rows.length;
  }
}
