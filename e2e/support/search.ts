import type { Locator, Page } from "@playwright/test";

/** The search line of the header: a search box, and a combo box once its suggestions have come. */
export const searchField = (page: Page): Locator =>
  page
    .getByRole("banner")
    .getByRole("searchbox", { name: "Поиск" })
    .or(page.getByRole("combobox", { name: "Поиск" }));
