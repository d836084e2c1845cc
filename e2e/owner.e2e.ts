import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { feedTexts } from "../host/src/texts/feed.ts";
import { ownChannelTexts as texts } from "../host/src/texts/ownChannel.ts";
import { agree, pingsOf, told, visitorOf } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

const channel = `/channel/${SEED.author.id}/`;
const file = path.resolve(import.meta.dirname, "../openapi/sandbox/media/files/images/cinema-1@1280.webp");
/** What is measured is sent some seconds later. */
const sent = { timeout: patience(20_000) };

const main = (page: Page) => page.getByRole("main");
const tools = (page: Page) => main(page).getByRole("group", { name: texts.label });
const card = (page: Page, at: number) => main(page).getByRole("article").nth(at);
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const openMenu = (place: Locator) => place.getByRole("button", { name: /^Действия/ }).click();
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });

// [OWNER-TOOLS-01] [OWNER-TOOLS-04] [OWNER-TOOLS-09] [OWNER-TOOLS-10] [CHANNEL-PAGE-05]
test("the author sees what nobody else does: the tools, the free slots for streams, the entries of own cards", async ({
  page,
  sandbox,
  arriveAt,
}) => {
  const studio = sandbox.url.replace("://", "://studio.");
  await arriveAt(channel, SEED.author.email);
  for (const [name, address] of [
    [texts.uploadVideo, `${studio}/uploader/`],
    [texts.uploadShorts, `${studio}/uploader/`],
    [texts.createStream, `${studio}/create-stream/`],
    [texts.addPlaylist, `${studio}/playlist/new/`],
    [texts.manage, `${studio}/`],
    [texts.settings, "/profile/info/edit/"],
  ] as const)
    await expect(tools(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  await expect(tools(page).getByText(/Для эфиров свободно \d|Все места для эфиров заняты/)).toBeVisible();
  await expect(main(page).getByRole("button", { name: /Подписаться|Вы подписаны/ })).toHaveCount(0);
  await openMenu(card(page, 0));
  for (const name of ["Редактировать видео", "Поделиться роликом", texts.thumbnail])
    await expect(entry(page, name)).toBeVisible();
  await page.keyboard.press("Escape");
  await openMenu(main(page).locator("[data-block=playlists]").getByRole("article").first());
  for (const name of Object.values(texts.playlist)) await expect(entry(page, name)).toBeVisible();
  for (const name of [texts.playlist.add, texts.playlist.edit, texts.playlist.remove]) {
    await expect(entry(page, name)).toHaveAttribute("href", new RegExp(`^${studio}/playlist/\\d+/$`));
    await expect(entry(page, name)).toHaveAttribute("target", "_blank");
  }
  await page.keyboard.press("Escape");
  await expectNothingOver(page);

  await page.goto("/channel/122/");
  await expect(main(page).getByRole("button", { name: /^Подписаться: / })).toBeVisible();
  await expect(tools(page)).toHaveCount(0);
  await openMenu(card(page, 0));
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expect(entry(page, "Редактировать видео")).toHaveCount(0);
});

test(
  "the author pins another video and takes a playlist's pin away and back; what fails says so [OWNER-TOOLS-03]",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    await arriveAt(`${channel}videos/`, SEED.author.email);
    // a menu that is opened before the page knows whose it is has nothing of its author's
    await expect(tools(page)).toBeVisible();
    // which one is pinned, and where it stands, is as an earlier journey left it
    const before = await page.evaluate(async (id): Promise<string | undefined> => {
      const answer = await fetch(`/backend/api/v1/channels/${id}/pinned_video`);
      return (await answer.json()).video?.id;
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

test("an own card offers to share: the link is copied and that is said, or nothing is [OWNER-TOOLS-06] [OWNER-TOOLS-07]", async ({
  page,
  sandbox,
  arriveAt,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await arriveAt(`${channel}videos/`, SEED.author.email);
  await openMenu(card(page, 0));
  await entry(page, "Поделиться роликом").click();
  await expect(said(page, feedTexts.linkCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${sandbox.url}/video/\\w{32}/$`),
  );
  await expect(said(page, feedTexts.linkCopied)).toHaveCount(0);
  await page.evaluate(() => {
    const refused = () => {
      document.body.dataset["refused"] = "yes";
      return Promise.reject(new DOMException("no", "NotAllowedError"));
    };
    Object.defineProperty(navigator.clipboard, "writeText", { value: refused });
  });
  await openMenu(card(page, 0));
  await entry(page, "Поделиться роликом").click();
  await expect(page.locator("body")).toHaveAttribute("data-refused", "yes");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /Сообщения/ }).getByText(/./)).toHaveCount(0);
});

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

test("what the author presses is told, content of their own as a conversion: conversion.ownContent", async ({
  page,
  sandbox,
  arriveAt,
}) => {
  await agree(page);
  await page.addInitScript(() => localStorage.setItem("enableWeborama", "1"));
  // Whatever leads to the studio leads nowhere here: the page stays.
  await page.context().route(/:\/\/studio\./, (route) => route.fulfill({ status: 204 }));
  await arriveAt(channel, SEED.author.email);
  for (const name of [texts.uploadVideo, texts.uploadShorts, texts.createStream, texts.addPlaylist, texts.manage])
    await tools(page).getByRole("link", { name, exact: true }).click();
  await openMenu(card(page, 0));
  await entry(page, "Редактировать видео").click();
  await openMenu(card(page, 0));
  await entry(page, "Поделиться роликом").click();
  for (const name of Object.values(texts.playlist)) {
    await openMenu(main(page).locator("[data-block=playlists]").getByRole("article").first());
    await entry(page, name).click();
    await expect(page.getByRole("menu")).toHaveCount(0);
  }
  await tools(page).getByRole("link", { name: texts.settings, exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/info\/edit\/$/);
  await expect
    .poll(async () => (await told(page, sandbox)).map(({ target }) => target), sent)
    .toEqual(
      expect.arrayContaining([
        "owner.uploadVideo",
        "owner.uploadShorts",
        "owner.createStream",
        "owner.playlist.add",
        "owner.manage",
        "owner.settings",
        "owner.editVideo",
        "owner.shareVideo",
        "owner.playlist.edit",
        "owner.playlist.share",
        "owner.playlist.remove",
      ]),
    );
  const cid = await visitorOf(page);
  const tags = (await pingsOf(page, sandbox, "pixel")).flatMap(({ payload }) =>
    payload["client_id"] === cid && payload["tag_id"] !== "9" ? [payload["tag_id"]] : [],
  );
  expect(tags, "video, shorts, stream").toEqual(["4", "4", "4"]);
});
