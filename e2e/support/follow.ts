import { expect, type Page } from "@playwright/test";

/**
 * Presses a link to an address of ours that nothing on the page leads to. It lies beside the app, over everything: React draws `main`
 * anew while the page comes, and takes with it what is not its own.
 */
export async function follow(page: Page, href: string): Promise<void> {
  await expect(page.locator("main h1").first()).toBeAttached();
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = "Проверка";
    link.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 2147483647";
    link.addEventListener("click", () => setTimeout(() => link.remove()));
    document.body.append(link);
  }, href);
  // an earlier one may not be gone yet
  await page.getByText("Проверка", { exact: true }).last().click();
}
