// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "./server.ts";
import { small } from "./testing/small-seed.ts";
import { startSmall, Visitor } from "./testing/visitor.ts";
import { timeNamed } from "./clock.ts";

const day = 86_400_000;

describe("a time by name", () => {
  const now = Date.UTC(2026, 0, 31, 12);
  it.each([
    ["+1h", Date.UTC(2026, 0, 31, 13)],
    ["-2d", Date.UTC(2026, 0, 29, 12)],
    ["+1mo", Date.UTC(2026, 1, 28, 12)],
    ["+12mo", Date.UTC(2027, 0, 31, 12)],
    ["2027-05-01", Date.UTC(2027, 4, 1)],
    ["2027-05-01T10:00", Date.UTC(2027, 4, 1, 10)],
    ["2027-05-01T10:00:00.000+03:00", Date.UTC(2027, 4, 1, 7)],
  ])("%s", (text, time) => expect(timeNamed(text, now)).toBe(time));
  it.each([
    "",
    "tomorrow",
    "+d",
    "3d",
    "+1y",
    "+999999999d",
    "-999999999mo",
    "2027-13-01",
    "9999-01-01",
    "1",
    "+1.5d",
    "2027-05-01 10:00",
  ])("none by %j", (text) => {
    expect(timeNamed(text, now)).toBeUndefined();
  });
});

describe("the clock of the sandbox", () => {
  let sandbox: Sandbox;
  let visitor: Visitor;
  beforeAll(async () => {
    sandbox = await startSmall();
    visitor = await new Visitor(sandbox).signIn(small.viewer.email);
  });
  afterAll(() => sandbox?.close());
  afterEach(() => sandbox.context.clock.move(null));

  const aheadBy = (): number => sandbox.context.now() - Date.now();
  const press = (form: Record<string, string>) => visitor.request("/sandbox/clock", { method: "POST", form });
  const write = (headers: Record<string, string> = {}) =>
    visitor.call(`/api/comments/video/${small.video}/?mention=false`, {
      method: "POST",
      body: { text: "Который час?" },
      headers,
    });
  const createdAt = async (headers?: Record<string, string>): Promise<number> =>
    Date.parse((await write(headers)).json<{ created_ts: string }>().created_ts);

  it("is real until it is moved", () => {
    expect(Math.abs(aheadBy())).toBeLessThan(1000);
  });

  it("is moved by the forms of /sandbox, which add up, and put back", async () => {
    expect((await press({ to: "+1d" })).status).toBe(303);
    await press({ to: "+1h" });
    expect(Math.round(aheadBy() / 1000)).toBe(25 * 3600);
    expect((await visitor.request("/sandbox")).text).toContain("Вернуть настоящее время");
    expect((await createdAt()) - Date.now()).toBeGreaterThan(day);
    await press({ date: "2030-01-02T03:04" });
    expect(new Date(sandbox.context.now()).toISOString()).toMatch(/^2030-01-02T03:04:0/);
    await press({ to: "real" });
    expect(Math.abs(aheadBy())).toBeLessThan(1000);
    expect((await press({ date: "когда-нибудь" })).status).toBe(400);
  });

  it("is moved for one request by a header", async () => {
    expect((await createdAt({ "x-kadr-clock": "+3d" })) - Date.now()).toBeGreaterThan(2.9 * day);
    expect(new Date(await createdAt({ "x-kadr-clock": "2031-02-03T04:05:06Z" })).toISOString()).toBe(
      "2031-02-03T04:05:06.000Z",
    );
    expect(Math.abs((await createdAt()) - Date.now())).toBeLessThan(5000);
    const refused = await write({ "x-kadr-clock": "tomorrow" });
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { "x-kadr-clock": expect.any(String) as string } });
  });

  it("does not end sessions", async () => {
    await press({ to: "+12mo" });
    expect((await visitor.call("/api/profile/user/")).json()).toMatchObject({ id: String(small.viewer.id) });
    expect((await new Visitor(sandbox).signIn(small.other.email)).cookies.has("kadr_session")).toBe(true);
  });
});

it("is not moved by a header in production", async () => {
  const sandbox = await startSmall({ mode: "production" });
  try {
    const visitor = await new Visitor(sandbox).signIn(small.viewer.email);
    const reply = await visitor.call(`/api/comments/video/${small.video}/?mention=false`, {
      method: "POST",
      body: { text: "Сейчас?" },
      headers: { "x-kadr-clock": "+3d" },
    });
    expect(Math.abs(Date.parse(reply.json<{ created_ts: string }>().created_ts) - Date.now())).toBeLessThan(5000);
  } finally {
    await sandbox.close();
  }
});
