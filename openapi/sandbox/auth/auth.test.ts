// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";
import { hashPassword, standardCost, verifyPassword } from "./passwords.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSmall();
});
afterAll(() => sandbox.close());

const profile = async (visitor: Visitor) =>
  (await visitor.call("/api/profile/user/")).json<{ id: string | null; email?: string; confirmed_email?: boolean }>();
const letter = async (email: string): Promise<string> => {
  const { query } = sandbox.context.database;
  return (
    await query
      .selectFrom("letters")
      .select("code")
      .where("email", "=", email)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow()
  ).code;
};

describe("the frame", () => {
  it("opens with the form that is asked for, in the theme that is asked for [AUTH-POPUP-01]", async () => {
    const page = await new Visitor(sandbox).request(
      "/multipass/login/?client=wdp&startForm=register&themeId=dark&flow=flow-12345&email=secret@kadr.example",
      { host: "auth" },
    );
    expect(page.text).toContain('<h1 tabindex="-1">Регистрация</h1>');
    expect(page.text).toContain('data-theme="dark"');
    expect(page.text).toContain('data-flow="flow-12345"');
    expect(page.text).not.toContain("secret@kadr.example");
  });

  it("takes nothing from its address as markup", async () => {
    const page = await new Visitor(sandbox).request(
      "/multipass/login/?flow=%22%3E%3Cscript%3E1&themeId=%22x&outcome=%3Cb%3E",
      { host: "auth" },
    );
    expect(page.text).toContain('data-flow=""');
    expect(page.text).not.toContain("<script>1");
  });

  it("signs in, is somebody at once, and signs out", async () => {
    const visitor = new Visitor(sandbox);
    expect(await profile(visitor)).toEqual({ id: null });
    const reply = await visitor.sendForm("/multipass/login/?flow=flow-12345", {
      email: " ZRITEL@kadr.example ",
      password: small.password,
    });
    expect(reply.headers.location).toContain("outcome=authSuccess");
    expect(reply.headers.location).toContain("flow=flow-12345");
    const cookie = reply.headers["set-cookie"]?.find((one) => one.startsWith("kadr_session="));
    expect(cookie).toMatch(
      /^kadr_session=[\w-]{43}; Domain=kadr\.localhost; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
    // A cookie that one host needs is of that host alone.
    const own = await new Visitor(sandbox).request("/multipass/login/", { host: "auth" });
    expect(own.headers["set-cookie"]?.map((one) => one.split("=")[0])).toEqual(["kadr_auth_form", "kadr_browser"]);
    expect(own.headers["set-cookie"]?.join()).not.toContain("Domain");
    expect(await profile(visitor)).toMatchObject({ id: String(small.viewer.id), email: small.viewer.email });
    const old = visitor.cookies.get("kadr_session") ?? "";
    expect((await visitor.call("/api/accounts/logout/", { method: "POST" })).status).toBe(204);
    visitor.cookies.set("kadr_session", old);
    expect(await profile(visitor)).toEqual({ id: null });
  });

  it("names the wrong field beside it and keeps the e-mail", async () => {
    const visitor = new Visitor(sandbox);
    const wrong = await visitor.sendForm("/multipass/login/", { email: small.viewer.email, password: "неверный" });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("Неверная почта или пароль");
    expect(wrong.text).toContain(`value="${small.viewer.email}"`);
    expect(wrong.text).toMatch(/<input id="password"[^>]*aria-describedby="password-error"[^>]*aria-invalid="true"/);
    expect((await visitor.sendForm("/multipass/login/", { email: "не почта", password: "x" })).text).toContain(
      "Введите валидный email",
    );
  });

  it("registers, with an e-mail that /sandbox can confirm [AUTH-POPUP-07]", async () => {
    const visitor = new Visitor(sandbox);
    const fields = { name: "Новый <b>", email: "new@kadr.example", password: "длинный пароль" };
    expect(
      (await visitor.sendForm("/multipass/register/", { ...fields, password: "короткий".slice(0, 5) })).text,
    ).toContain("Не меньше 8 знаков");
    expect((await visitor.sendForm("/multipass/register/", fields)).headers.location).toContain(
      "outcome=registerSuccess",
    );
    expect(await profile(visitor)).toMatchObject({ email: "new@kadr.example", confirmed_email: false });
    const page = await visitor.request("/sandbox");
    expect(page.text).toContain(await letter("new@kadr.example"));
    const id = /name="id" value="(\d+)"/.exec(page.text)?.[1] ?? "";
    await visitor.request("/sandbox/confirm", { method: "POST", form: { id } });
    expect(await profile(visitor)).toMatchObject({ confirmed_email: true });
  });

  it("tells browsers and password managers what each of its fields is for", async () => {
    const visitor = new Visitor(sandbox);
    const tokensOf = (page: string) =>
      [...page.matchAll(/<input id="(\w+)"[^>]*autocomplete="([^"]+)"/g)].map((field) => field.slice(1).join(" "));
    const form = async (startForm: string) =>
      tokensOf((await visitor.request(`/multipass/login/?startForm=${startForm}`, { host: "auth" })).text);
    expect(await form("login")).toEqual(["email username", "password current-password"]);
    expect(await form("register")).toEqual(["name name", "email email", "password new-password"]);
    expect(await form("reset")).toEqual(["email username"]);
    const { text } = await visitor.sendForm("/multipass/reset/", { email: small.other.email });
    expect(tokensOf(text)).toEqual(["code one-time-code", "password new-password"]);
  });

  it("sets a new password by the letter's code, once, and ends other sessions", async () => {
    const elsewhere = await new Visitor(sandbox).signIn(small.other.email);
    const visitor = new Visitor(sandbox);
    expect((await visitor.sendForm("/multipass/reset/", { email: "nobody@kadr.example" })).status).toBe(200);
    expect((await visitor.sendForm("/multipass/reset/", { email: small.other.email })).text).toContain("Код из письма");
    const confirm = (code: string) =>
      visitor.sendForm("/multipass/reset/confirm/", { email: small.other.email, code, password: "новый пароль" });
    expect((await confirm("000000x")).text).toContain("Код не подошёл");
    const code = await letter(small.other.email);
    expect((await confirm(code)).headers.location).toContain("outcome=resetPassword");
    expect((await confirm(code)).status).toBe(422);
    expect(await profile(elsewhere)).toEqual({ id: null });
    await visitor.signIn(small.other.email, "новый пароль");
  });

  it("takes the code of the newest letter only, in the browser that asked, and sends five of them in ten minutes from one address", async () => {
    const visitor = new Visitor(sandbox);
    const ask = (email: string, who = visitor) => who.sendForm("/multipass/reset/", { email });
    const codes: string[] = [];
    for (let letters = 0; letters < 5; letters += 1) {
      expect((await ask(small.author.email)).status).toBe(200);
      codes.push(await letter(small.author.email));
    }
    const refused = await ask(small.author.email);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    const unknown: number[] = [];
    for (let letters = 0; letters < 6; letters += 1) unknown.push((await ask("nikto@kadr.example")).status);
    expect(unknown).toEqual([200, 200, 200, 200, 200, 429]);
    // Of many at once no more get through.
    const atOnce = await Promise.all(Array.from({ length: 12 }, () => ask("vdrug@kadr.example", new Visitor(sandbox))));
    expect(atOnce.filter(({ status }) => status === 200).length).toBe(5);
    const confirm = (code = "", who = visitor) =>
      who.sendForm("/multipass/reset/confirm/", { email: small.author.email, code, password: "пароль автора" });
    const [older, newest] = [codes.find((code) => code !== codes.at(-1)), codes.at(-1)];
    expect([
      (await confirm(older)).status,
      (await confirm(newest, new Visitor(sandbox))).status,
      (await confirm(newest)).status,
    ]).toEqual([422, 422, 303]);
  });

  it("refuses a form without its token, from another origin, or with another browser's token", async () => {
    const visitor = new Visitor(sandbox);
    const form = { email: small.viewer.email, password: small.password };
    expect((await visitor.request("/multipass/login/", { host: "auth", method: "POST", form })).status).toBe(403);
    const stolen = await new Visitor(sandbox).request("/multipass/login/", { host: "auth" });
    const token = /name="_token" value="([^"]+)"/.exec(stolen.text)?.[1] ?? "";
    await visitor.request("/multipass/login/", { host: "auth" });
    expect(
      (await visitor.request("/multipass/login/", { host: "auth", method: "POST", form: { ...form, _token: token } }))
        .status,
    ).toBe(403);
    expect(
      (await visitor.sendForm("/multipass/login/", form, { headers: { origin: "http://evil.test" } })).status,
    ).toBe(403);
    expect(visitor.cookies.has("kadr_session")).toBe(false);
  });

  it("lets nobody guess: the eleventh try waits", async () => {
    const visitor = new Visitor(sandbox);
    const guess = () => visitor.sendForm("/multipass/login/", { email: small.banned.email, password: "догадка" });
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(422);
    const reply = await guess();
    expect(reply.status).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("sessions", () => {
  it("are stored hashed", async () => {
    const visitor = await new Visitor(sandbox).signIn(small.viewer.email);
    const stored = (await sandbox.context.database.query.selectFrom("sessions").select("id_hash").execute()).map(
      ({ id_hash: hash }) => hash,
    );
    expect(stored).not.toContain(visitor.cookies.get("kadr_session"));
    expect(stored.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  it("refuse a write that another origin sent with them", async () => {
    const visitor = await new Visitor(sandbox).signIn(small.viewer.email);
    const write = (headers: Record<string, string>) =>
      visitor.call("/reactions/", { method: "POST", body: { videoId: small.video, reaction: "like" }, headers });
    expect((await write({ origin: "http://evil.test" })).status).toBe(403);
    expect((await write({ origin: sandbox.context.origins.auth })).status).toBe(403);
    expect((await write({ "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await write({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  });
});

it("hashes passwords with a salt and tells a wrong one", async () => {
  const hash = (): Promise<string> => hashPassword("kadr-demo", "", standardCost);
  const [first, second] = await Promise.all([hash(), hash()]);
  expect(first).not.toBe(second);
  expect(await verifyPassword("kadr-demo", first, "", standardCost)).toBe(true);
  expect(await verifyPassword("kadr-demo ", first, "", standardCost)).toBe(false);
  expect(await verifyPassword("", null, "", standardCost)).toBe(false);
});
