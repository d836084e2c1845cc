import jsQR from "jsqr";
import sharp from "sharp";
import { expect, type Locator, type Page } from "@playwright/test";
import { byMouse, type Press } from "./press.ts";
import { settled } from "./purchases.ts";

/** The step of the premium flow that is shown; a failure is an alert. */
export const popup = (page: Page): Locator => page.getByRole("dialog").or(page.getByRole("alertdialog"));

export const titled = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name, exact: true }).or(page.getByRole("alertdialog", { name, exact: true }));

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  popup(page).getByRole("button", { name }).click();

/** The saved cards that are offered. */
export const savedCards = (page: Page): Locator => popup(page).getByRole("listitem").filter({ hasText: "••" });

/** The states of the person's payments, the newest first, as the server keeps them. */
export const payments = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const response = await fetch("/backend/api/marketplace/payments-history");
    const { results } = (await response.json()) as { results: { status: string }[] };
    return results.map(({ status }) => status);
  });

/** How many of them went through. */
export const paid = async (page: Page): Promise<number> =>
  (await payments(page)).filter((status) => status === "succeeded" || status === "waiting_for_capture").length;

/** Reads the code of SBP from the screen, as a phone's camera would; "" where there is none yet. */
export async function readCode(page: Page): Promise<string> {
  const picture = await page.getByRole("img", { name: "QR-код для оплаты по СБП" }).screenshot();
  const { data, info } = await sharp(picture)
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
}

/** The person says yes on the bank's page, on another device. */
export async function agreeAtBank(page: Page, address: string): Promise<void> {
  const phone = await page.context().newPage();
  await phone.goto(address);
  await agree(phone, byMouse);
}

/** Agrees on the bank's page and puts it away once the bank has answered: sooner, and it would never have heard. */
export async function agree(bank: Page, press: Press): Promise<void> {
  const button = bank.locator("button[value=yes]");
  await press(button);
  await expect(button).toHaveCount(0, settled);
  await bank.close();
}
