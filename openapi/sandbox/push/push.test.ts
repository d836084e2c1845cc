// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { PushService } from "../testing/push-service.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";
import { isPushService } from "./services.ts";

let sandbox: Sandbox;
let author: Visitor;
let viewer: Visitor;
let service: PushService;
let browser: Awaited<ReturnType<PushService["start"]>>;
beforeAll(async () => {
  sandbox = await startSmall();
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
  author = await new Visitor(sandbox).signIn(small.author.email);
  await author.call("/api/v5/notifications/settings/", { method: "PATCH", body: { push: true } });
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  service = new PushService();
  browser = await service.start();
});
afterEach(() => service.stop());

const subscribe = (who: Visitor, body: object = browser) =>
  who.call("/api/v5/notifications/push/", { method: "PUT", body });
/** Another person comments on a video of the author's; resolves when the pushes of it are sent. */
async function comment(text: string): Promise<void> {
  // what is unread counts up, and is no news
  await author.call("/api/v5/notifications/", { method: "DELETE" });
  const { status } = await viewer.call(`/api/comments/video/${small.quietVideo}/`, { method: "POST", body: { text } });
  expect(status).toBe(201);
  sandbox.context.push.begin(sandbox.context, true, (error) => {
    throw error;
  });
  await sandbox.context.push.done();
}

describe("a browser that takes pushes", () => {
  it("is sent what its person is told of, readable there alone, with the server's key", async () => {
    expect((await subscribe(author)).status).toBe(204);
    expect((await subscribe(author)).status).toBe(204);
    await comment("Снимайте ещё!");
    expect(service.taken).toHaveLength(1);
    const [{ headers, text } = { headers: {}, text: "" }] = service.taken;
    expect(JSON.parse(text)).toEqual({
      title: expect.stringContaining("Зритель") as unknown,
      text: "Снимайте ещё!",
      link: expect.stringMatching(new RegExp(`^/video/${small.quietVideo}/\\?comment_id=\\d+$`)) as unknown,
    });
    const { key } = (await author.call("/api/v5/notifications/push/key/")).json<{ key: string }>();
    expect(headers["authorization"]).toMatch(new RegExp(`^vapid t=[\\w.-]+, ?k=${key}$`));
    expect(headers["content-encoding"]).toBe("aes128gcm");
    expect(Number(headers["ttl"])).toBeGreaterThan(0);
  });

  it("is forgotten when its service says that it is gone, and stays when the service is only ill", async () => {
    await subscribe(author);
    service.status = 503;
    await comment("Раз");
    service.status = 410;
    await comment("Два");
    service.status = 201;
    await comment("Три");
    expect(service.taken).toHaveLength(2);
  });

  it("is sent nothing after a no, nor after its session has ended", async () => {
    await subscribe(author);
    await author.call("/api/v5/notifications/push/", { method: "DELETE" });
    await comment("Четыре");
    const elsewhere = await new Visitor(sandbox).signIn(small.author.email);
    await subscribe(elsewhere);
    await elsewhere.call("/api/accounts/logout/", { method: "POST" });
    await comment("Пять");
    expect(service.taken).toEqual([]);
  });

  it("belongs to who came to it last", async () => {
    await subscribe(author);
    await subscribe(viewer);
    await comment("Шесть");
    expect(service.taken).toEqual([]);
  });
});

describe("where pushes may be sent", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
    ["https://wns2-am3p.notify.windows.com/w/?token=abc", true],
    ["https://web.push.apple.com/abc", true],
    ["http://fcm.googleapis.com/fcm/send/abc", false],
    ["https://fcm.googleapis.com:8443/", false],
    ["https://user@fcm.googleapis.com/", false],
    ["https://fcm.googleapis.com.example.com/", false],
    ["https://notify.windows.com.evil.example/", false],
    ["http://127.0.0.1:5432/", false],
    ["http://169.254.169.254/latest/", false],
    ["https://localhost/", false],
    ["file:///etc/passwd", false],
    ["это не адрес", false],
  ])("%s: %s", (address, isOne) => expect(isPushService(address, "production")).toBe(isOne));

  it("another address is refused by its field", async () => {
    const { status, text } = await subscribe(author, { ...browser, endpoint: "https://example.com/" });
    expect([status, JSON.parse(text)]).toEqual([
      400,
      expect.objectContaining({ fields: { endpoint: expect.any(String) } }),
    ]);
  });
});
