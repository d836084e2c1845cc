// @vitest-environment node
import { describe, expect, it } from "vitest";
import { smallForFile } from "../../testing/small-file.ts";
import { pngOf } from "../../testing/png.ts";
import { small } from "../../testing/small-seed.ts";
import type { Visitor } from "../../testing/visitor.ts";

const world = smallForFile();

const day = 24 * 60 * 60 * 1000;

describe("a public profile", () => {
  it("is that of the channel, or of one who only comments", async () => {
    const viewer = await world.signIn(small.viewer.email);
    const author = await world.signIn(small.author.email);
    const path = `/api/profile/user/${small.author.id}/`;
    expect((await viewer.call(path)).json()).toMatchObject({
      id: String(small.author.id),
      name: "Автор",
      video_count: 30,
      can_subscribe: true,
    });
    expect((await author.call(path)).json()).toMatchObject({ can_subscribe: false });
    expect((await world.guest.call(`/api/profile/user/${small.other.id}/`)).json()).toMatchObject({
      name: "Другой",
      video_count: 0,
      can_subscribe: false,
    });
    expect((await world.guest.call("/api/profile/user/987654/")).status).toBe(404);
  });
});

describe("a photo", () => {
  const png = pngOf().toString("latin1");
  const send = (who: Visitor, content: string) => {
    const raw = [
      "--b",
      'content-disposition: form-data; name="avatar"; filename="photo.txt"',
      "content-type: text/plain",
      "",
      content,
      "--b--",
      "",
    ].join("\r\n");
    // As bytes: a text would be written in UTF-8.
    return who.call("/api/profile/user/avatar/", {
      method: "POST",
      raw: Buffer.from(raw, "latin1"),
      headers: { "content-type": "multipart/form-data; boundary=b" },
    });
  };

  it("is told by its bytes, served by the media host, shown on the channel, and takes the former one's place", async () => {
    const author = await world.signIn(small.author.email);
    const file = (url: string) => world.guest.request(new URL(url).pathname, { host: "media" });
    const sent = await send(author, png);
    expect(sent.status, sent.text).toBe(200);
    const { avatar_url: first } = sent.json<{ avatar_url: string }>();
    expect(first).toMatch(/^http:\/\/media\.kadr\.localhost:\d+\/uploads\/[0-9a-f]{32}\.png$/);
    expect((await file(first)).headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
    });
    expect((await world.guest.call(`/api/profile/user/${small.author.id}/`)).json()).toMatchObject({
      avatar_url: first,
      icon: first,
    });
    const { avatar_url: second } = (await send(author, pngOf({ width: 5 }).toString("latin1"))).json<{
      avatar_url: string;
    }>();
    expect([(await file(first)).status, (await file(second)).status]).toEqual([404, 200]);
    for (const other of ["GIF89a", "<svg onload='alert(1)'/>", "", png.slice(0, 16), png.slice(0, -1)])
      expect((await send(author, other)).json(), other).toMatchObject({
        code: "validation",
        fields: { avatar: expect.any(String) },
      });
    expect((await send(author, png + "0".repeat(2 * 1024 * 1024))).status).toBe(413);
    expect((await send(world.guest, png)).status).toBe(401);
  });
});

describe("an e-mail", () => {
  it("is set, waits for its letter, and belongs to one account only", async () => {
    const viewer = await world.signIn(small.viewer.email);
    const set = (email: string) =>
      viewer.call("/api/profile/user/email/", { method: "POST", body: { email, password: small.password } });
    expect((await set("Novaya.Pochta@kadr.example")).json()).toMatchObject({
      email: "novaya.pochta@kadr.example",
      confirmed_email: false,
    });
    const letters = await world.query
      .selectFrom("letters")
      .select("kind")
      .where("email", "=", "novaya.pochta@kadr.example")
      .execute();
    expect(letters).toEqual([{ kind: "confirm" }]);
    // Whether it is somebody's the letter says, to them; what is confirmed stays in place.
    expect((await set(small.author.email)).json()).toMatchObject({ email: small.author.email, confirmed_email: false });
    expect(
      await world.query
        .selectFrom("letters")
        .select(["code", "is_taken"])
        .where("email", "=", small.author.email)
        .execute(),
    ).toEqual([{ code: "", is_taken: 1 }]);
    expect(
      await world.query
        .selectFrom("users")
        .select(["id", "email_confirmed"])
        .where("email", "=", small.author.email)
        .execute(),
    ).toEqual([{ id: small.author.id, email_confirmed: 1 }]);
    expect((await set("не почта")).json()).toMatchObject({ fields: { email: expect.any(String) } });
    expect((await set(small.viewer.email)).json()).toMatchObject({ email: small.viewer.email, confirmed_email: true });
  });

  it("gets five letters in ten minutes whatever addresses they go to; the sixth waits and changes nothing", async () => {
    const author = await world.signIn(small.author.email);
    const set = (email: string) =>
      author.call("/api/profile/user/email/", { method: "POST", body: { email, password: small.password } });
    const addresses = ["one", "two", "two", "four", "five"].map((name) => `${name}@strangers.example`);
    for (const email of addresses) expect((await set(email)).status).toBe(200);
    const refused = await set("six@strangers.example");
    expect([refused.status, refused.json()["code"]]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect((await author.call("/api/profile/user/")).json()).toMatchObject({ email: "five@strangers.example" });
    const letters = await world.query
      .selectFrom("letters")
      .select("email")
      .where("email", "like", "%@strangers.example")
      .execute();
    expect(letters).toHaveLength(5);
  });
});

describe("a removed account", () => {
  it("is blocked for 30 days: nobody signs in, sessions end, comments stay without the name [PROFILE-REMOVE-01]", async () => {
    const other = await world.signIn(small.other.email);
    const elsewhere = await world.signIn(small.other.email);
    const viewer = await world.signIn(small.viewer.email);
    await other.call(`/api/v2/subscription/card/userchannel/${small.author.id}`, { method: "POST" });
    const subscribers = async () =>
      (await world.guest.call(`/api/profile/user/${small.author.id}/`)).json<{ subscribers_count: number }>()
        .subscribers_count;
    const before = await subscribers();
    const written = await other.call(`/api/comments/video/${small.video}/`, {
      method: "POST",
      body: { text: "Останется" },
    });
    const { id } = written.json<{ id: string }>();

    const removed = await other.call("/api/profile/user/", { method: "DELETE" });
    expect(removed.status).toBe(200);
    const left = Date.parse(removed.json<{ blocked_until_ts: string }>().blocked_until_ts) - Date.now();
    expect(Math.round(left / day)).toBe(30);
    expect(other.cookies.has("kadr_session")).toBe(false);
    expect((await elsewhere.call("/api/profile/user/")).json()).toEqual({ id: null });
    expect((await world.guest.call(`/api/profile/user/${small.other.id}/`)).status).toBe(404);
    expect(await subscribers()).toBe(before - 1);
    expect((await viewer.call(`/api/comments/${id}/`)).json()).toMatchObject({
      text: "Останется",
      user: { name: "Удалённый пользователь", avatar_url: null },
    });

    const refused = await world.guest.sendForm("/multipass/login/", {
      email: small.other.email,
      password: small.password,
    });
    expect([refused.status, refused.text.includes("заблокирован до")]).toEqual([422, true]);
    await world.sandbox.context.clock.move("+31d");
    await world.signIn(small.other.email);
    expect((await viewer.call(`/api/comments/${id}/`)).json()).toMatchObject({ user: { name: "Другой" } });
    await world.sandbox.context.clock.move(null);
  });
});

describe("what a person sets of the own account", () => {
  it("confirms an address by the letter's code, once, and counts wrong codes", async () => {
    const author = await world.signIn(small.author.email);
    const email = "confirm@strangers.example";
    await world.query.deleteFrom("login_attempts").execute();
    await author.call("/api/profile/user/email/", { method: "POST", body: { email, password: small.password } });
    const { code } = await world.query
      .selectFrom("letters")
      .select("code")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const confirm = (given: string) =>
      author.call("/api/profile/user/email/confirm/", { method: "POST", body: { code: given } });
    expect((await confirm("0000000000")).json()).toMatchObject({ fields: { code: expect.any(String) } });
    expect((await confirm(`${code.slice(0, 5)} ${code.slice(5)}`)).json()).toMatchObject({
      email,
      confirmed_email: true,
    });
    expect((await confirm(code)).status).toBe(400);
    for (let left = 8; left > 0; left -= 1) expect((await confirm("1111111111")).status).toBe(400);
    expect((await confirm("1111111111")).status).toBe(429);
  });

  it("changes the password for who says the former one; others who were in are out", async () => {
    const viewer = await world.signIn(small.banned.email);
    const elsewhere = await world.signIn(small.banned.email);
    const change = (password: string, next: string) =>
      viewer.call("/api/profile/user/password/", { method: "POST", body: { password, new_password: next } });
    expect((await change("не тот", "yasen-stoit-u-dorogi")).json()).toMatchObject({
      fields: { password: "Неверный пароль" },
    });
    expect((await change(small.password, "12345678")).json()).toMatchObject({
      fields: { new_password: expect.any(String) },
    });
    expect((await change(small.password, "yasen-stoit-u-dorogi")).status).toBe(204);
    expect((await viewer.call("/api/profile/user/")).json()).toMatchObject({ id: String(small.banned.id) });
    expect((await elsewhere.call("/api/profile/user/")).json()).toMatchObject({ id: null });
    expect((await change(small.password, "klyon-stoit-u-reki")).status).toBe(400);
  });

  it("takes a birth date, a gender and a phone away again", async () => {
    const viewer = await world.signIn(small.viewer.email);
    const set = (body: object) => viewer.call("/api/profile/user/", { method: "PATCH", body });
    expect((await set({ birth_date: "1990-02-28", gender: "male" })).json()).toMatchObject({ birthdate: "1990-02-28" });
    expect((await set({ birth_date: "2999-01-01" })).json()).toMatchObject({
      fields: { birth_date: expect.any(String) },
    });
    expect((await set({ birth_date: null, gender: null })).json()).toMatchObject({ birthdate: null, gender: null });
    const phone = (phone_number: string | null) =>
      viewer.call("/api/profile/user/phone/", { method: "POST", body: { phone_number } });
    expect((await phone("+79991112233")).json()).toMatchObject({ phone_number: "+79991112233" });
    expect((await phone(null)).json()).toMatchObject({ phone_number: null });
  });
});
