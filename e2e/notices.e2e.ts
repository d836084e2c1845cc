import { expect, test } from "./support/test.ts";

/** A popup that lies over the page from the first moment. */
const underPopup = "/info/about/?popup=blog&post=zvuk-bez-studii";

// The banners about a VPN and an ad blocker: app/createWarnings.test.ts

test.describe("the popup of the blog", () => {
  test("shows a page of another site, tells it how far it is scrolled, and closes by Back [SHELL-BLOG-01] [SHELL-BLOG-02] [SHELL-BLOG-03]", async ({
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
