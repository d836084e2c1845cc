import path from "node:path";
import { expect, type Browser } from "@playwright/test";
import { SEED } from "../../openapi/sandbox/seed/constants.ts";
import { arrive } from "./arriving.ts";
import type { Sandbox } from "./sandbox.ts";

const clip = path.resolve(import.meta.dirname, "../../openapi/sandbox/media/files/clips/osenniy-les/240p.mp4");

/** The author of the seed publishes a new video in the studio, elsewhere. */
export async function publish(browser: Browser, sandbox: Sandbox, title: string): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL: sandbox.url, locale: "ru-RU" });
  const author = await elsewhere.newPage();
  await arrive(author, sandbox, "/info/about/", SEED.author.email);
  await author.goto(`${sandbox.url.replace("://", "://studio.")}/uploader/`);
  await author.getByRole("textbox", { name: "Название" }).fill(title);
  await author.getByLabel("Файл видео").setInputFiles(clip);
  await author.getByRole("button", { name: "Загрузить" }).click();
  await expect(author.getByRole("status")).toContainText("Видео опубликовано");
  await elsewhere.close();
}
