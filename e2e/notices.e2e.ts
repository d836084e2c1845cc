import type { Page } from "@playwright/test";
import { escapeFrom } from "./support/focus.ts";
import { agree } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { SEED } from "./support/people.ts";
import type { Sandbox } from "./support/sandbox.ts";
import { expect, test } from "./support/test.ts";

/** Presses a form of /sandbox, as whoever runs the server does. */
async function tell(page: Page, { url, port }: Sandbox, form: string, fields: Record<string, string>): Promise<void> {
  const response = await page.request.post(`http://127.0.0.1:${port}/sandbox/${form}`, {
    form: fields,
    headers: { host: new URL(url).host, origin: url },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

const vpn = (page: Page) => page.getByRole("region", { name: "Похоже, у вас включён VPN" });
const adBlocker = (page: Page) => page.getByRole("region", { name: "Отключите блокировщик рекламы" });
const checked = (page: Page) => page.waitForResponse((response) => response.url().includes("/check_vpn"));
const isProbe = (request: { url(): string; method(): string }) =>
  request.url().endsWith("/ads.js") && request.method() === "HEAD";
/** A popup that lies over the page from the first moment. */
const underPopup = "/info/about/?popup=blog&post=zvuk-bez-studii";

test.describe("the banners about what slows the site down", () => {
  // Who has not accepted the cookie notice has that before their eyes.
  test.beforeEach(({ page }) => agree(page));

  test("of a VPN: comes where the server says so, once nothing else is shown, and once a session; who knows of it is not told of a blocker [SHELL-WARN-01] [SHELL-WARN-02] [SHELL-WARN-04]", async ({
    page,
    sandbox,
  }) => {
    await page.route("**/ads.js", (route) => route.abort("blockedbyclient"));
    await tell(page, sandbox, "vpn", { on: "1" });
    let response = checked(page);
    await page.goto(underPopup);
    expect(await (await response).json()).toEqual({ show_banner: true });
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(vpn(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(vpn(page)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "VPN" })).toHaveCount(1);
    // it gives way to what is opened over it
    await page.getByRole("banner").getByRole("button", { name: "Меню" }).first().click();
    await expect(vpn(page)).toHaveCount(0);
    await escapeFrom(page.getByRole("dialog", { name: "Меню", exact: true }));
    await vpn(page).getByRole("button", { name: "Закрыть предупреждение" }).click();
    await expect(vpn(page)).toHaveCount(0);
    await expectNothingOver(page);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const calm = page.waitForResponse(/\/info\/partners\//);
    await page.reload();
    await calm;
    await page.waitForLoadState("networkidle");
    await expect(vpn(page).or(adBlocker(page))).toHaveCount(0);
    expect(asked.filter((url) => /check_vpn|ads\.js/.test(url))).toEqual([]);

    await tell(page, sandbox, "vpn", { on: "0" });
    response = checked(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    expect(await (await response).json()).toEqual({ show_banner: false });
    await expect(adBlocker(page)).toBeVisible();
    await expect(vpn(page)).toHaveCount(0);
  });

  test("of an ad blocker: found by asking for the headers of an ad system's script, comes once nothing else is shown, and nobody is told again [SHELL-WARN-03] [SHELL-WARN-05]", async ({
    page,
    sandbox,
  }) => {
    let probe = page.waitForRequest(isProbe);
    await page.goto("/info/about/");
    expect((await (await probe).response())?.ok()).toBe(true);
    await expect(adBlocker(page)).toHaveCount(0);

    await page.route("**/ads.js", (route) => route.abort("blockedbyclient"));
    probe = page.waitForRequest(isProbe);
    await page.goto(underPopup);
    await probe;
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(adBlocker(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(adBlocker(page)).toBeVisible();
    // a move of the history that comes after it would call the reload off
    await expectNothingOver(page);

    await tell(page, sandbox, "vpn", { on: "1" });
    const calm = page.waitForResponse(/\/info\/partners\//);
    await page.reload();
    await calm;
    await page.waitForLoadState("networkidle");
    await expect(vpn(page).or(adBlocker(page))).toHaveCount(0);
    await tell(page, sandbox, "vpn", { on: "0" });
  });
});

test.describe("the popup of the blog", () => {
  test("shows a page of another site by its name and address, tells it how far it is scrolled, and closes by Back [SHELL-BLOG-01] [SHELL-BLOG-02] [SHELL-BLOG-03]", async ({
    page,
  }) => {
    await page.goto("/feeds/catalog/");
    const card = page.getByRole("link", { name: /^Звук без студии/ });
    await expect(async () => {
      await page.mouse.wheel(0, 1200);
      await expect(card).toBeVisible({ timeout: 500 });
    }).toPass();
    await card.click();
    const dialog = page.getByRole("dialog", { name: "Звук без студии: одеяло, шкаф и терпение" });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/feeds\/catalog\/\?popup=blog&post=zvuk-bez-studii$/);
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("Звук без студии: одеяло, шкаф и терпение");
    await expect(dialog.getByRole("link", { name: "Открыть на сайте blog.kadr.example" })).toHaveAttribute(
      "href",
      "https://blog.kadr.example/zvuk-bez-studii/",
    );
    const frame = dialog.locator("iframe");
    await expect(frame).toHaveAttribute("src", /^http:\/\/media\.kadr\.localhost:\d+\/blog\/zvuk-bez-studii\//);
    const inside = dialog.frameLocator("iframe");
    await expect(inside.getByText("И запишите десять секунд пустой комнаты.")).toBeAttached();
    const read = inside.getByRole("progressbar", { name: "Прочитано" });
    // the page is as high as its words, and the popup scrolls it
    await page.setViewportSize({ width: 800, height: 420 });
    await dialog.getByRole("group").focus();
    await page.keyboard.press("End");
    await expect(read).toHaveJSProperty("value", 100);
    await page.keyboard.press("Home");
    await expect(read).toHaveJSProperty("value", 0);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/feeds\/catalog\/$/);
  });
});

test.describe("links to the sites of others", () => {
  test("open without a question where the server lists the host as a partner's, and ask where it does not [SHELL-LINKS-02] [SHELL-LINKS-03]", async ({
    page,
    context,
  }) => {
    await context.route("https://blog.kadr.example/**", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: "<h1>Блог</h1>" }),
    );
    const press = async () => {
      const listed = page.waitForResponse(/\/info\/partners\//);
      await page.goto(underPopup);
      const { hosts } = (await (await listed).json()) as { hosts: string[] };
      await page
        .getByRole("dialog")
        .getByRole("link", { name: /blog\.kadr\.example/ })
        .click();
      return hosts;
    };
    const opened = context.waitForEvent("page");
    expect(await press()).toContain("kadr.example");
    const other = await opened;
    await expect(other).toHaveURL("https://blog.kadr.example/zvuk-bez-studii/");
    await other.close();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);

    await page.route("**/info/partners/", (route) => route.fulfill({ json: { hosts: ["help.kadr.example"] } }));
    await press();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog")).last()).toContainText("blog.kadr.example");
    await expect(page.getByRole("heading", { name: "Перейти на другой сайт?" })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
});

test("the settings of the site hide what they name for this product on the page of a video [SHELL-SETTINGS-01] [SHELL-SETTINGS-02] [SHELL-SETTINGS-03] [SHELL-SETTINGS-04] [SHELL-SETTINGS-05] [SHELL-SETTINGS-06]", async ({
  page,
  sandbox,
}) => {
  // of the video, not of a comment
  const button = (name: RegExp) => page.getByRole("button", { name }).and(page.locator(":not(article *)"));
  const [like, dislike] = [button(/^Нравится/), button(/^Не нравится/)];
  const comments = page.getByText("Комментарии к этому видео закрыты");
  const visit = async (...lists: string[]) => {
    await tell(page, sandbox, "hidden", Object.fromEntries(lists.map((list) => [list, "1"])));
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expect(page.getByRole("button", { name: "Поделиться" }).first()).toBeVisible();
  };
  // the server hides the number of dislikes for another product: that is nothing to this one
  await visit();
  await expect(button(/^Нравится, \S+/)).toBeVisible();
  await expect(button(/^Не нравится, \S+/)).toBeVisible();
  await expect(comments).toHaveCount(0);

  await visit("hide_likes_button", "hide_dislikes_count");
  await expect(dislike).toHaveAccessibleName("Не нравится");
  await expect(like).toHaveCount(0);

  await visit("hide_dislikes_button", "hide_likes_count", "hide_comments");
  await expect(like).toHaveAccessibleName("Нравится");
  await expect(dislike).toHaveCount(0);
  await expect(comments).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /комментари/i })).toHaveCount(0);
  await tell(page, sandbox, "hidden", {});
});
