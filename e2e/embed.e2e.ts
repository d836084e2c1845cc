import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

interface Heard {
  readonly type: string;
  readonly state?: string;
  readonly seconds?: number;
  readonly muted?: boolean;
  readonly volume?: number;
  readonly code?: string;
}

/** A page of another site, with whatever is to stand in it. */
async function serveBlog(body: (path: string) => string): Promise<{ readonly origin: string; close(): void }> {
  const server = http.createServer((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="ru"><title>Чужой блог</title><h1>Чужой блог</h1>${body(request.url ?? "/")}
<script>window.heard=[];const frame=()=>document.querySelector("iframe").contentWindow;
addEventListener("message",(event)=>{if(event.source===frame())heard.push(event.data)})</script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://blog.localhost:${port}`, close: () => server.close() };
}

const command = (page: Page, type: string, fields: Record<string, unknown> = {}): Promise<void> =>
  page.evaluate((message) => document.querySelector("iframe")?.contentWindow?.postMessage(message, "*"), {
    source: "kadr-embed",
    type,
    ...fields,
  });

const heard = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const lastOf = async (page: Page, type: string): Promise<Heard | undefined> =>
  (await heard(page)).findLast((event) => event.type === type);

test(
  "a page of another site frames the player by the code of the share dialog, and drives it",
  { tag: "@journey" },
  async ({ page, sandbox, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: sandbox.url });
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await page.getByRole("button", { name: "Поделиться" }).first().click();
    const code = await page.getByRole("dialog").getByRole("textbox", { name: "Код для вставки" }).inputValue();
    expect(code).toContain("<iframe");

    const blog = await serveBlog(() => code);
    try {
      await page.goto(`${blog.origin}/`);
      const frame = page.locator("iframe").contentFrame();
      const title = frame.getByRole("link", { name: /Рассвет в горах.*откроется в новой вкладке/ });
      await expect(title).toHaveAttribute("href", `${sandbox.url}/video/${SEED.demoVideoId}/`);
      await expect(title).toHaveAttribute("target", "_blank");
      await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toEqual(["ready"]);

      await command(page, "listen");
      await expect.poll(() => lastOf(page, "state")).toMatchObject({ state: "idle", muted: false });
      await command(page, "mute", { muted: true });
      await command(page, "play");
      await expect.poll(() => lastOf(page, "state")).toMatchObject({ state: "playing", muted: true });
      await expect.poll(async () => (await lastOf(page, "time"))?.seconds ?? 0).toBeGreaterThan(0.5);
      await command(page, "volume", { volume: 0.25 });
      await expect.poll(() => lastOf(page, "state")).toMatchObject({ volume: 0.25 });
      await command(page, "seek", { seconds: 20 });
      await expect.poll(async () => (await lastOf(page, "time"))?.seconds ?? 0).toBeGreaterThan(19);
      await command(page, "pause");
      await expect.poll(() => lastOf(page, "state")).toMatchObject({ state: "paused" });

      // A message that is not ours, or not right, moves nothing.
      await page.evaluate(() => document.querySelector("iframe")?.contentWindow?.postMessage({ type: "play" }, "*"));
      await command(page, "seek", { seconds: "1" });
      await command(page, "listen");
      await expect.poll(() => lastOf(page, "state")).toMatchObject({ state: "paused" });
      expect((await lastOf(page, "time"))?.seconds).toBeGreaterThan(19);

      // By keys, within the frame.
      await frame.getByRole("region", { name: /^Видеоплеер/ }).press("k");
      await expect.poll(() => lastOf(page, "state")).toMatchObject({ state: "playing" });
      await command(page, "seek", { seconds: 100_000 });
      await expect.poll(() => lastOf(page, "ended")).toBeTruthy();
    } finally {
      blog.close();
    }
  },
);

test("the address says where to begin, with what sound and whom to hear; what cannot be shown says why, and leads to the site", async ({
  page,
  sandbox,
}) => {
  const blog = await serveBlog(
    (path) =>
      `<iframe title="Видео" width="640" height="360" allow="autoplay; fullscreen" src="${sandbox.url}/play/embed/${path.slice(1)}"></iframe>`,
  );
  const frame = page.locator("iframe").contentFrame();
  try {
    await page.goto(
      `${blog.origin}/${SEED.demoVideoId}?autoplay=1&mute=1&t=20&origin=${encodeURIComponent(blog.origin)}`,
    );
    // Named, it is told without having spoken.
    await expect.poll(() => lastOf(page, "state")).toMatchObject({ state: "playing", muted: true });
    await expect.poll(async () => (await lastOf(page, "time"))?.seconds ?? 0).toBeGreaterThan(19.9);

    await page.goto(
      `${blog.origin}/${SEED.demoVideoId}?autoplay=1&origin=${encodeURIComponent("https://other.example")}`,
    );
    await expect(frame.getByRole("region", { name: /^Видеоплеер/ })).toBeVisible();
    await command(page, "listen");
    await expect(frame.locator("[data-phase='playing']")).toBeVisible();
    expect(await heard(page)).toEqual([]);

    for (const [path, words, link] of [
      [SEED.paidId, "Платное видео", "Смотреть на Кадре"],
      [SEED.subscriptionId, /.+/, "Смотреть на Кадре"],
      [SEED.adultId, "Видео для взрослых", "Смотреть на Кадре"],
      [SEED.privateId, "Видео недоступно", "Открыть Кадр"],
      ["takogo-net", "Такого видео нет", "Открыть Кадр"],
    ] as const) {
      await page.goto(`${blog.origin}/${path}`);
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText(words);
      await expect(frame.getByRole("link", { name: link })).toHaveAttribute("target", "_blank");
    }
    await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain("ready");
    await command(page, "listen");
    await expect.poll(() => lastOf(page, "error")).toMatchObject({ code: "2042003" });
  } finally {
    blog.close();
  }
});

test("the player has no session, whoever looks, and its document lets itself be framed by any page and nothing else", async ({
  arriveAt,
  page,
  sandbox,
}) => {
  await arriveAt("/");
  // Requests of the page before, when it is left, are its own.
  await page.goto("about:blank");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const response = await page.goto(`/play/embed/${SEED.demoVideoId}`);
  await expect(page.getByRole("region", { name: /^Видеоплеер/ })).toBeVisible();
  const policy = (await response?.headerValue("content-security-policy")) ?? "";
  expect(policy).toContain("frame-ancestors *");
  expect(policy).not.toContain(new URL(sandbox.url).host.replace("kadr.", "auth."));
  expect(requests.filter((path) => path.startsWith("/backend"))).toEqual([]);
  expect(await response?.text()).not.toContain("zritel@");
});
