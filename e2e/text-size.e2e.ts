import type { Page } from "@playwright/test";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** What people change about text (WCAG 1.4.4, 1.4.12). */
const changes = {
  "text of twice the size": ":root { font-size: 200% }",
  "wider spacing":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
} as const;

const change = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Views and dates of cards, a line of which is cut off by a box around it. */
const cutFacts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const words = document.createTreeWalker(document.querySelector("main") as HTMLElement, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const fact = text.parentElement as HTMLElement;
      // a dot that begins a line is meant to be cut off, and what is only heard is one pixel
      if (
        fact.closest("[data-facts]") === null ||
        text.textContent === " · " ||
        fact.clientWidth === 1 ||
        !fact.checkVisibility()
      )
        continue;
      const range = document.createRange();
      range.selectNode(text);
      for (let box: HTMLElement | null = fact; box !== null && box.tagName !== "ARTICLE"; box = box.parentElement) {
        const { overflow, clipPath, fontSize } = getComputedStyle(box);
        if (overflow === "visible" && clipPath === "none") continue;
        const edge = box.getBoundingClientRect();
        // a dotted line is cut off 0.75em from its beginning
        const start = clipPath === "none" ? edge.left : edge.left + 0.75 * Number.parseFloat(fontSize);
        const isCut = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < start - 1 ||
            right > edge.right + 1 ||
            (top + bottom) / 2 < edge.top ||
            (top + bottom) / 2 > edge.bottom,
        );
        if (isCut) found.push(`«${text.textContent}» in ${fact.closest("article")?.textContent?.slice(0, 60)}`);
      }
    }
    return found;
  });

for (const [name, css] of Object.entries(changes))
  for (const width of [320, 360, 1440])
    test(`cards keep their views and their date whole at ${width} px with ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/", "/feeds/kino/", `/video/${SEED.demoVideoId}/`]) {
        await page.goto(path);
        await page.locator("main [data-facts]").first().waitFor();
        await change(page, css);
        expect(await cutFacts(page), path).toEqual([]);
      }
    });

for (const width of [360, 1440])
  test(`sharing keeps its names and fields whole and apart at ${width} px with text of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await change(page, changes["text of twice the size"]);
    await page.getByRole("main").getByRole("button", { name: "Поделиться" }).click();
    const dialog = page.getByRole("dialog", { name: "Поделиться" });
    await expect(dialog.getByRole("link")).toHaveCount(5);
    const faults = await dialog.evaluate((element) => {
      const found: string[] = [];
      const edge = element.getBoundingClientRect();
      const parts = [...element.querySelectorAll<HTMLElement>("h2, li a > span:last-child, label, button, input")];
      const boxes = parts.map((part) => ({
        name: part.innerText || part.getAttribute("aria-label") || part.tagName,
        part,
        box: part.getBoundingClientRect(),
      }));
      for (const [index, { name, part, box }] of boxes.entries()) {
        if (box.left < edge.left || box.right > edge.right) found.push(`${name} sticks out`);
        if (
          part.tagName !== "INPUT" &&
          part.scrollWidth > part.clientWidth + 1 &&
          getComputedStyle(part).display !== "inline"
        )
          found.push(`${name} is cut`);
        for (const other of boxes.slice(index + 1)) {
          if (part.contains(other.part) || other.part.contains(part)) continue;
          const isApart =
            box.right <= other.box.left + 1 ||
            other.box.right <= box.left + 1 ||
            box.bottom <= other.box.top + 1 ||
            other.box.bottom <= box.top + 1;
          if (!isApart) found.push(`${name} lies over ${other.name}`);
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
  });
