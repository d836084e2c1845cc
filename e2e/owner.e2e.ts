import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { ownChannelTexts as texts } from "../host/src/texts/ownChannel.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const channel = `/channel/${SEED.author.id}/`;
const file = path.resolve(import.meta.dirname, "../openapi/sandbox/media/files/images/cinema-1@1280.webp");

const main = (page: Page) => page.getByRole("main");
const tools = (page: Page) => main(page).getByRole("group", { name: texts.label });
const card = (page: Page, at: number) => main(page).getByRole("article").nth(at);
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const openMenu = (place: Locator) => place.getByRole("button", { name: /^Действия/ }).click();
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });

test(
  "the author pins another video and takes a playlist's pin away and back; what fails says so [OWNER-TOOLS-03]",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    await arriveAt(`${channel}videos/`, SEED.author.email);
    // a menu that is opened before the page knows whose it is has nothing of its author's
    await expect(tools(page)).toBeVisible();
    // which one is pinned, and where it stands, is as an earlier journey left it
    const before = await page.evaluate(async (id): Promise<string | undefined> => {
      const response = await fetch(`/backend/api/v1/channels/${id}/pinned_video`);
      return (await response.json()).video?.id;
    }, SEED.author.id);
    const another = main(page)
      .getByRole("article")
      .filter({ hasNot: page.locator(`a[href*="${before}"]`) })
      .nth(3);
    const title = await another.getByRole("heading").innerText();
    await page.route(/\/pinned_video$/, (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 403, headers: { "x-kadr-fault": "test" }, json: { code: "forbidden", detail: "" } })
        : route.fallback(),
    );
    await openMenu(another);
    await entry(page, texts.pin).click();
    await expect(said(page, texts.pinFailed)).toBeVisible();
    await page.unroute(/\/pinned_video$/);
    await openMenu(another);
    await entry(page, texts.pin).click();
    await expect(said(page, texts.videoPinned)).toBeVisible();
    await openMenu(another);
    await expect(entry(page, texts.unpin)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await main(page).getByRole("link", { name: "Главная", exact: true }).click();
    const pinned = main(page).locator("[data-shelf=pinned-video]");
    await expect(pinned.getByRole("heading", { level: 3 })).toHaveText(title);
    await openMenu(pinned);
    await entry(page, texts.unpin).click();
    await expect(said(page, texts.videoUnpinned)).toBeVisible();
    await expect(pinned).toHaveCount(0);

    const playlist = main(page).locator("[data-block=playlists]").getByRole("article").first();
    const name = await playlist.getByRole("heading").innerText();
    const rows = main(page).locator("[data-block=pinnedPlaylists]").getByRole("heading", { level: 2, name });
    await expect(rows).toHaveCount(1);
    await openMenu(playlist);
    await entry(page, texts.unpin).click();
    await expect(said(page, texts.playlistUnpinned)).toBeVisible();
    await expect(rows).toHaveCount(0);
    await openMenu(playlist);
    await entry(page, texts.pin).click();
    await expect(rows).toHaveCount(1);
  },
);

test("the author sets a video's thumbnail: chosen, looked at, sent, seen at once, also by another person [OWNER-TOOLS-02] [OWNER-TOOLS-08]", async ({
  page,
  arriveAt,
  browser,
  sandbox,
}) => {
  await arriveAt(`${channel}videos/`, SEED.author.email);
  const image = card(page, 2).locator("img").first();
  const before = await image.getAttribute("src");
  await openMenu(card(page, 2));
  await entry(page, texts.thumbnail).click();
  const dialog = page.getByRole("dialog", { name: texts.dialog.title });
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(dialog.getByText(texts.dialog.notPicture)).toBeVisible();
  await input.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(dialog.getByText(texts.dialog.tooLarge)).toBeVisible();
  await expect(dialog.getByRole("button", { name: texts.dialog.save })).toBeDisabled();
  await input.setInputFiles(file);
  await expect(dialog.getByRole("img", { name: texts.dialog.preview })).toBeVisible();
  await page.route(/\/thumbnail\/$/, (route) => route.abort());
  await dialog.getByRole("button", { name: texts.dialog.save }).click();
  await expect(dialog.getByText(texts.dialog.offline)).toBeVisible();
  await page.unroute(/\/thumbnail\/$/);
  const sending = page.waitForRequest((request) => /\/thumbnail\/$/.test(request.url()));
  await dialog.getByRole("button", { name: texts.dialog.save }).click();
  expect((await (await sending).allHeaders())["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  await expect(said(page, texts.dialog.done)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(image).not.toHaveAttribute("src", before ?? "");
  const link = await card(page, 2).getByRole("link").first().getAttribute("href");
  const now = (await image.getAttribute("src")) ?? "";

  const another = await browser.newContext({ baseURL: sandbox.url, locale: "ru-RU", viewport: page.viewportSize() });
  const guest = await another.newPage();
  await guest.goto(`${channel}videos/`);
  const seen = main(guest)
    .getByRole("article")
    .filter({ has: guest.locator(`a[href="${link}"]`) });
  await expect(seen.locator("img").first()).toHaveAttribute("src", now);
  await another.close();
});
