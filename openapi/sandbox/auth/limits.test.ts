// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startSandbox, type Sandbox } from "../server.ts";
import { newPlace, type Place } from "../testing/place.ts";
import { small, smallSeed } from "../testing/small-seed.ts";
import type { Reply, Visitor } from "../testing/visitor.ts";
import { at, strangersOf } from "../testing/strangers.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { isEmail } from "./email.ts";
import { hashQueue } from "./hash-queue.ts";
import { networkOf, signInLimits } from "./limits.ts";

/** One process on SQLite; two on PostgreSQL, asked in turn: they count together. The figures are the real ones. */
const processes = process.env["KADR_TEST_DATABASE"] ? 2 : 1;
let place: Place;
let servers: Sandbox[];
beforeAll(async () => {
  place = await newPlace();
  const options = {
    port: 0,
    data: place.folder,
    databaseUrl: place.databaseUrl,
    mode: "test",
    seedWith: smallSeed,
  } as const;
  servers = await Promise.all(Array.from({ length: processes }, () => startSandbox(options)));
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  await place.remove();
}, 30_000);
const query = () => (servers[0] as Sandbox).context.database.query;
beforeEach(async () => {
  await query().deleteFrom("login_attempts").execute();
  await query().deleteFrom("letters").execute();
});

const { stranger, guess, ask, statuses } = strangersOf(() => servers);
const countOf = (all: readonly number[], status: number): number => all.filter((one) => one === status).length;
const { account, accountFromAddress, address, registrations, mailbox, lettersFromAddress } = signInLimits;

describe("an account", () => {
  it("is guessed at from many addresses no more than all together may, and its owner still gets in where they were before", async () => {
    const owner = await stranger().signIn(small.banned.email);
    await owner.call("/api/accounts/logout/", { method: "POST" });
    const tried = await statuses(account.max + 10, (n) => guess(small.banned.email, at(Math.floor(n / 5))));
    expect(countOf(tried, 422)).toBe(account.max);
    expect(tried.slice(account.max)).toEqual(Array.from({ length: 10 }, () => 401));
    // The right password alone is not enough in a browser that never was here, and looks like a wrong one; in the owner's it is.
    expect((await guess(small.banned.email, at(100), stranger(), small.password)).status).toBe(401);
    expect((await guess(small.banned.email, at(0), owner, small.password)).status).toBe(303);
  }, 120_000);

  it("is guessed at from one address ten times", async () => {
    const tried = await statuses(accountFromAddress.max + 1, () => guess(small.author.email, at(1)));
    expect([countOf(tried, 422), tried.at(-1)]).toEqual([accountFromAddress.max, 429]);
    expect((await guess(small.author.email, at(2), stranger(), small.password)).status).toBe(303);
  }, 60_000);

  it("that is under attack is got back by a letter, in the browser that asked for it", async () => {
    await stranger().signIn(small.other.email);
    await statuses(account.max, (n) => guess(small.other.email, at(Math.floor(n / 5))));
    const owner = stranger();
    expect((await ask(small.other.email, at(190), owner)).status).toBe(200);
    // Others ask for codes, too, and try them: theirs are other ones.
    const thief = stranger();
    expect((await ask(small.other.email, at(191), thief)).status).toBe(200);
    const codes = await query()
      .selectFrom("letters")
      .select(["code"])
      .where("email", "=", small.other.email)
      .where("used", "=", 0)
      .orderBy("id")
      .execute();
    expect(codes).toHaveLength(2);
    // The tries that strangers have in a year, all together, hit one of five hundred codes at most.
    const tries = ((mailbox.max * signInLimits.codes.max) / mailbox.windowMs) * 365 * 24 * 60 * 60 * 1000;
    for (const { code } of codes) expect(10 ** code.length).toBeGreaterThan(500 * tries);
    const confirm = (who: Visitor, code: string, from: { from: string }) =>
      who.sendForm(
        "/multipass/reset/confirm/",
        { email: small.other.email, code, password: "совсем новый пароль" },
        from,
      );
    await statuses(12, () => confirm(thief, "000000x", at(191)));
    expect((await confirm(thief, codes[0]?.code ?? "", at(192))).status).toBe(429);
    expect((await confirm(stranger(), codes[0]?.code ?? "", at(193))).status).toBe(422);
    expect((await confirm(owner, codes[0]?.code ?? "", at(190))).status).toBe(303);
    // A browser that signed in with the former password is a stranger to the account.
    const { id } = await query()
      .selectFrom("users")
      .select("id")
      .where("email", "=", small.other.email)
      .executeTakeFirstOrThrow();
    expect(
      await query().selectFrom("known_browsers").select("user_id").where("user_id", "=", id).execute(),
    ).toHaveLength(1);
    // This browser was in the account now: the siege does not hold it up.
    expect((await guess(small.other.email, at(190), owner, "совсем новый пароль")).status).toBe(303);
  }, 120_000);
});

describe("one address", () => {
  it("tries one password on many accounts fifty times; who signs in there meanwhile does not make it more", async () => {
    const { password_hash } = await query()
      .selectFrom("users")
      .select("password_hash")
      .where("email", "=", small.viewer.email)
      .executeTakeFirstOrThrow();
    for (let n = 0; n < address.max + 5; n += 1)
      await query()
        .insertInto("users")
        .values({ name: "Кто-то", email: `kto-${n}@kadr.example`, email_confirmed: 1, password_hash, created_ts: 1 })
        .execute();
    const tried: number[] = [];
    for (let n = 0; n < address.max + 5; n += 1) {
      tried.push((await guess(`kto-${n}@kadr.example`, at(7))).status);
      if (n % 10 === 0) await guess(small.viewer.email, at(7), stranger(), small.password);
    }
    expect(countOf(tried, 422)).toBe(address.max);
    expect((await guess("drugoy-dom@kadr.example", at(8))).status).toBe(422);
  }, 60_000);

  it("makes ten accounts an hour", async () => {
    const register = (n: number, from: { from: string }) =>
      stranger().sendForm(
        "/multipass/register/",
        { name: "Новый", email: `novyy-${n}@kadr.example`, password: "пароль новичка" },
        from,
      );
    const made = await statuses(registrations.max + 1, (n) => register(n, at(9)));
    expect([countOf(made, 303), made.at(-1)]).toEqual([registrations.max, 429]);
    expect((await register(99, at(10))).status).toBe(303);
  }, 120_000);
});

describe("a mailbox", () => {
  it("gets twenty letters from strangers in ten minutes, from however many addresses, and its owner's own beside", async () => {
    const owner = await stranger().signIn(small.viewer.email);
    await owner.call("/api/accounts/logout/", { method: "POST" });
    const asked = await statuses(mailbox.max + 4, (n) =>
      ask(small.viewer.email, at(20 + Math.floor(n / lettersFromAddress.max))),
    );
    expect(countOf(asked, 200)).toBe(mailbox.max + 4);
    const sent = () =>
      query()
        .selectFrom("letters")
        .select("id")
        .where("email", "=", small.viewer.email)
        .where("kind", "=", "reset")
        .execute();
    expect(await sent()).toHaveLength(mailbox.max);
    expect((await ask(small.viewer.email, at(20), owner)).status).toBe(200);
    expect(await sent()).toHaveLength(mailbox.max + 1);
  }, 60_000);

  it("is somebody's or not: asking, registering and changing to it answer the same", async () => {
    const page = (reply: Reply) => reply.text.replace(/value="[^"]*"|nonce="[^"]*"|:\d+/g, "");
    const [taken, free] = [await ask(small.author.email, at(40)), await ask("nichey@kadr.example", at(41))];
    expect([taken.status, page(taken)]).toEqual([free.status, page(free)]);
    const register = async (email: string, n: number) => {
      const who = stranger();
      const reply = await who.sendForm(
        "/multipass/register/",
        { name: "Кто-то", email, password: "пароль кого-то" },
        at(n),
      );
      return {
        who,
        seen: [
          reply.status,
          reply.headers.location?.replace(/^http:\/\/[^/]+/, ""),
          (await who.call("/api/profile/user/")).json<{ confirmed_email: boolean }>().confirmed_email,
        ],
      };
    };
    const [thief, newcomer] = [await register(small.author.email, 42), await register("svobodnyy@kadr.example", 43)];
    expect(thief.seen).toEqual(newcomer.seen);
    const set = (who: Visitor, email: string) =>
      who.call("/api/profile/user/email/", { method: "POST", body: { email, password: "пароль кого-то" } });
    const [toTaken, toFree] = [
      await set(newcomer.who, small.author.email),
      await set(newcomer.who, "eshche-svobodnyy@kadr.example"),
    ];
    expect([toTaken.status, toTaken.json()["confirmed_email"]]).toEqual([
      toFree.status,
      toFree.json()["confirmed_email"],
    ]);
    // The owner's letters say so, and have no code that would give the address away.
    const letters = await query()
      .selectFrom("letters")
      .select(["code", "is_taken"])
      .where("email", "=", small.author.email)
      .where("kind", "=", "confirm")
      .execute();
    expect(letters).toEqual([
      { code: "", is_taken: 1 },
      { code: "", is_taken: 1 },
    ]);
    // Nor does the second step: the claimant signs in where they registered, and nowhere else, by as many hashes.
    const hashes = vi.spyOn(hashQueue, "run");
    const signIn = async (
      email: string,
      n: number,
      who?: Visitor,
      password = "пароль кого-то",
    ): Promise<readonly number[]> => {
      await who?.call("/api/accounts/logout/", { method: "POST" });
      hashes.mockClear();
      return [(await guess(email, at(n), who, password)).status, hashes.mock.calls.length];
    };
    const [atHome, elsewhere, wrong] = [
      await signIn(small.author.email, 46, thief.who),
      await signIn(small.author.email, 47),
      await signIn(small.author.email, 48, thief.who, "догадка"),
    ];
    expect([atHome, elsewhere, wrong]).toEqual([
      await signIn("eshche-svobodnyy@kadr.example", 46, newcomer.who),
      await signIn("eshche-svobodnyy@kadr.example", 47),
      await signIn("eshche-svobodnyy@kadr.example", 48, newcomer.who, "догадка"),
    ]);
    expect([atHome[0], elsewhere[0], wrong[0]]).toEqual([303, 422, 422]);
    hashes.mockRestore();
    // The account that claims it does not get in by it elsewhere; its owner does, also where it was claimed.
    await thief.who.call("/api/accounts/logout/", { method: "POST" });
    expect((await guess(small.author.email, at(49), thief.who, small.password)).status).toBe(303);
    expect((await guess(small.author.email, at(44), stranger(), "пароль кого-то")).status).toBe(422);
    expect((await guess(small.author.email, at(45), stranger(), small.password)).status).toBe(303);
  }, 60_000);

  it("asks the same of its letters and guesses of who claims it, taken or not", async () => {
    const claim = async (email: string, n: number): Promise<Visitor> => {
      const who = stranger();
      await who.sendForm("/multipass/register/", { name: "Кто-то", email, password: "пароль кого-то" }, at(n));
      return who;
    };
    const seen = async (email: string, n: number): Promise<unknown[]> => {
      const who = await claim(email, n);
      const letters = await statuses(7, (one) => ask(email, at(n + 1 + (one % 2)), who));
      return [letters, await statuses(12, () => guess(email, at(n), who))];
    };
    expect(await seen(small.author.email, 110)).toEqual(await seen("eshche-nichey@kadr.example", 120));
  }, 60_000);

  it("that several claim is taken from none of them: the first signs in, and a new password is never for another's account", async () => {
    const email = "pervyy@kadr.example";
    const register = async (n: number): Promise<readonly [Visitor, number]> => {
      const who = stranger();
      await who.sendForm("/multipass/register/", { name: "Кто-то", email, password: `пароль номер ${n}` }, at(130 + n));
      const { id } = await query()
        .selectFrom("users")
        .select("id")
        .where("email", "=", email)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      return [who, id];
    };
    const [first, firstId] = await register(1);
    for (const n of [2, 3, 4]) await register(n);
    const [last, lastId] = await register(5);
    await first.call("/api/accounts/logout/", { method: "POST" });
    expect((await guess(email, at(140), first, "пароль номер 1")).status).toBe(303);
    const resetOf = async (who: Visitor, n: number): Promise<number | null> => {
      await who.call("/api/accounts/logout/", { method: "POST" });
      expect((await ask(email, at(n), who)).status).toBe(200);
      return (
        await query()
          .selectFrom("letters")
          .select("user_id")
          .where("kind", "=", "reset")
          .where("email", "=", email)
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirstOrThrow()
      ).user_id;
    };
    expect([await resetOf(first, 141), await resetOf(stranger(), 142), await resetOf(last, 143)]).toEqual([
      firstId,
      firstId,
      lastId,
    ]);
    const { id } = await query()
      .selectFrom("letters")
      .select("id")
      .where("kind", "=", "confirm")
      .where("user_id", "=", firstId)
      .executeTakeFirstOrThrow();
    await stranger().request("/sandbox/confirm", { method: "POST", form: { id: String(id) } });
    expect(await resetOf(last, 144)).toBe(firstId);
    expect((await guess(email, at(145), stranger(), "пароль номер 1")).status).toBe(303);
  }, 60_000);

  it("belongs to who confirms it: others who claimed it lose it, and it is never two people's", async () => {
    const email = "odin-na-dvoih@kadr.example";
    const register = (n: number) =>
      stranger().sendForm("/multipass/register/", { name: "Кто-то", email, password: `пароль номер ${n}` }, at(50 + n));
    await register(1);
    await register(2);
    const letters = await query()
      .selectFrom("letters")
      .select(["id", "user_id"])
      .where("email", "=", email)
      .orderBy("id")
      .execute();
    expect(letters).toHaveLength(2);
    for (const { id } of letters)
      await stranger().request("/sandbox/confirm", { method: "POST", form: { id: String(id) } });
    const users = await query()
      .selectFrom("users")
      .select(["id", "email_confirmed"])
      .where("email", "=", email)
      .execute();
    expect(users).toEqual([{ id: letters[0]?.user_id, email_confirmed: 1 }]);
    expect((await guess(email, at(60), stranger(), "пароль номер 2")).status).toBe(422);
    expect((await guess(email, at(60), stranger(), "пароль номер 1")).status).toBe(303);
  }, 60_000);
});

describe("a change of e-mail", () => {
  it("asks for the password, ten wrong ones in ten minutes, and leaves the confirmed address in place until the new one is", async () => {
    const viewer = await stranger().signIn(small.viewer.email);
    const set = (body: Record<string, string>) => viewer.call("/api/profile/user/email/", { method: "POST", body });
    expect((await set({ email: "novaya@kadr.example" })).json()).toMatchObject({
      code: "validation",
      fields: { password: "Введите пароль" },
    });
    expect((await set({ email: "novaya@kadr.example", password: "не тот" })).json()).toMatchObject({
      code: "validation",
      fields: { password: "Неверный пароль" },
    });
    expect((await set({ email: "novaya@kadr.example", password: small.password })).json()).toMatchObject({
      email: "novaya@kadr.example",
      confirmed_email: false,
    });
    expect((await guess(small.viewer.email, at(70), stranger(), small.password)).status).toBe(303);
    expect((await guess("novaya@kadr.example", at(70), stranger(), small.password)).status).toBe(422);
    const { id } = await query()
      .selectFrom("letters")
      .select("id")
      .where("email", "=", "novaya@kadr.example")
      .executeTakeFirstOrThrow();
    await stranger().request("/sandbox/confirm", { method: "POST", form: { id: String(id) } });
    expect((await viewer.call("/api/profile/user/")).json()).toMatchObject({
      email: "novaya@kadr.example",
      confirmed_email: true,
    });
    expect((await guess("novaya@kadr.example", at(71), stranger(), small.password)).status).toBe(303);
    const wrong = await statuses(11, (n) => set({ email: `eshche-${n}@kadr.example`, password: "не тот" }));
    // The first of the ten was above.
    expect([countOf(wrong, 400), wrong.at(-1)]).toEqual([signInLimits.ownPassword.max - 1, 429]);
  }, 60_000);
});

describe("passwords and addresses", () => {
  it("that everybody tries first are refused", async () => {
    for (const password of [
      "password",
      "12345678",
      "QwertyUiop",
      "йцукенгшщз",
      "1qaz2wsx",
      "aaaaaaaa",
      "abababab",
      "anna@kadr.example",
      "kadr-demo",
      "kadr2026",
      "password1!",
      "!!Password2025",
      "abcdefgh",
      "hgfedcba",
      "абвгдежз",
      "1234abcd",
      "любовь123",
      "Наташа1990",
      "anna1985",
      "gfhjkm12",
      "87654321",
    ])
      expect(isCommonPassword(password, ["anna@kadr.example", "Анна"]), password).toBe(true);
    for (const password of [
      "длинный пароль",
      "correct horse battery",
      "ваня 7 кадр",
      "k4dr-zm9q",
      "лодка-под-клёном",
      "x7-2026-qq",
    ])
      expect(isCommonPassword(password), password).toBe(false);
    const reply = await stranger().sendForm(
      "/multipass/register/",
      { name: "Новый", email: "prostoy@kadr.example", password: "qwertyuiop" },
      at(80),
    );
    expect([reply.status, reply.text.includes("Этот пароль слишком простой")]).toEqual([422, true]);
  });

  it.each([
    "a\u0000b@kadr.example",
    "a\u202eb@kadr.example",
    "a\u200bb@kadr.example",
    "a@kadr\u2066.example",
    "a b@kadr.example",
    "a\tb@kadr.example",
    "a<b>@kadr.example",
    "a\u00a0b@kadr.example",
    "a@@kadr.example",
    "a@kadr",
    "a\u115fb@kadr.example",
    "a\u3164b@kadr.example",
    "a\u034fb@kadr.example",
    "a\ufe0fb@kadr.example",
    "a\u061cb@kadr.example",
  ])("%j is no address", (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it.each(["anna@kadr.example", "анна@кадр.рф", "a.b+c@sub.kadr.example"])("%j is one", (email) =>
    expect(isEmail(email)).toBe(true),
  );

  it.each(["203.0.113.7:51234", "[2001:db8:1:2::9]:443", "[2001:db8:1:2::9]"])(
    "%s is counted without its port",
    (address) => {
      expect(["203.0.113.7", "2001:db8:1:2::/64"]).toContain(networkOf(address));
    },
  );

  it("what is no address is counted as one network", () => {
    expect(["", "unknown", "_hidden", "1.2.3.4.5", "999.1.1.1", "evil:1", "::g"].map(networkOf)).toEqual(
      Array.from({ length: 7 }, () => "unknown"),
    );
  });

  it("a house is one IPv4 address, or an IPv6 /64", () => {
    expect(
      ["::ffff:203.0.113.7", "203.0.113.7", "2001:db8:1:2:3:4:5:6", "2001:0db8:1:2::9", "::1"].map(networkOf),
    ).toEqual(["203.0.113.7", "203.0.113.7", "2001:db8:1:2::/64", "2001:db8:1:2::/64", "0:0:0:0::/64"]);
  });
});
