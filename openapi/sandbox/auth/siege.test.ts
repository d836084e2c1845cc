// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { at, strangersOf } from "../testing/strangers.ts";
import { startSmall, type Reply, type Visitor } from "../testing/visitor.ts";
import { signInLimits } from "./limits.ts";

const { account, mailbox } = signInLimits;
let sandbox: Sandbox;
const query = () => sandbox.context.database.query;
const { stranger, guess, ask, statuses } = strangersOf(() => [sandbox]);
beforeAll(async () => {
  sandbox = await startSmall();
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await query().deleteFrom("login_attempts").execute();
  await query().deleteFrom("letters").execute();
});

/** Of the newest letter whose code was not taken yet. */
const unusedCode = async (email: string): Promise<string> =>
  (
    await query()
      .selectFrom("letters")
      .select("code")
      .where("email", "=", email)
      .where("kind", "=", "reset")
      .where("used", "=", 0)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow()
  ).code;
describe("an account", () => {
  it("under siege lets its owner in by a new browser, with the password and a code together, for as long as it goes on", async () => {
    const { email } = small.author;
    let password: string = small.password;
    const signIn = (who: Visitor, from: { from: string }, fields: Record<string, string>) =>
      who.sendForm("/multipass/login/", { email, password, ...fields }, from);
    for (const round of [0, 1]) {
      // seventy requests in ten minutes, from five networks
      await statuses(account.max, (n) => guess(email, at(1 + Math.floor(n / 10))));
      await statuses(mailbox.max, (n) => ask(email, at(1 + (n % 5))));
      const owner = stranger();
      const home = at(180 + round);
      const asked = await signIn(owner, home, {});
      expect(asked.status).toBe(401);
      expect(asked.text).toContain("введите его вместе с паролем");
      expect(asked.text).toMatch(/name="code"[^>]*autocomplete="one-time-code"/);
      // No further letter was sent: the newest of those that strangers asked for is as good.
      expect(
        await query()
          .selectFrom("letters")
          .select("id")
          .where("email", "=", email)
          .where("kind", "=", "reset")
          .execute(),
      ).toHaveLength(mailbox.max);
      const code = await unusedCode(email);
      const thief = stranger();
      await signIn(thief, at(190), {});
      expect((await signIn(owner, home, { code: "" })).text).toContain("Это обязательное поле");
      for (const [who, fields] of [
        [owner, { code: "0000000000" }],
        [owner, { code, password: "догадка" }],
        [stranger(), { code }],
      ] as const)
        expect((await signIn(who, home, fields)).status).toBe(422);
      expect((await signIn(owner, home, { code })).status).toBe(303);
      expect((await signIn(stranger(), at(191), { code })).status).toBe(422);
      // the letter for a new password is answered, too
      const forgetful = stranger();
      expect((await ask(email, at(182 + round), forgetful)).status).toBe(200);
      password = `новый пароль ${round}`;
      const reset = { email, code: await unusedCode(email), password };
      expect((await forgetful.sendForm("/multipass/reset/confirm/", reset, at(182 + round))).status).toBe(303);
    }
  }, 120_000);

  it("under siege answers the same where there is none", async () => {
    const nobody = "nikogo-net@kadr.example";
    await statuses(account.max, (n) => guess(nobody, at(1 + Math.floor(n / 10))));
    await statuses(account.max, (n) => guess(small.other.email, at(11 + Math.floor(n / 10))));
    const page = (reply: Reply) => [reply.status, reply.text.replace(/value="[^"]*"|nonce="[^"]*"/g, "")];
    const seen = async (email: string, n: number) => {
      const who = stranger();
      const first = await guess(email, at(n), who);
      const code = await who.sendForm("/multipass/login/", { email, password: "догадка", code: "1234567890" }, at(n));
      return [page(first), page(code)];
    };
    expect(await seen(nobody, 170)).toEqual(await seen(small.other.email, 171));
    expect(await query().selectFrom("letters").select("id").where("email", "=", nobody).execute()).toEqual([]);
  }, 120_000);
});
