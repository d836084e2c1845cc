import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { pressInFrame } from "./press.ts";
import type { Sandbox } from "./sandbox.ts";
import { maxWait } from "../../tools/test/maxWait.mjs";

/** A payment settles in seconds of the server's clock, and a busy machine adds its own. */
export const settled = { timeout: maxWait(20_000) };

/** The popup of money of now, the last one while another closes; a failure is an alert. */
export const popup = (page: Page): Locator => page.locator("section[role=dialog], section[role=alertdialog]").last();

export const paymentFrame = (page: Page): FrameLocator => page.frameLocator("iframe[title=Оплата]");

/** Types a card into the frame, which is the payment origin's own, and pays. */
export async function payBy(page: Page, number: string): Promise<void> {
  const frame = paymentFrame(page);
  const field = frame.getByRole("textbox", { name: "Номер карты" });
  const another = frame.getByRole("link", { name: /Новая карта/ });
  await expect(field.or(another)).toBeVisible(settled);
  if (await another.isVisible()) await pressInFrame(another);
  await field.fill(number);
  await frame.getByRole("textbox", { name: "Срок действия" }).fill("12/34");
  await frame.getByLabel("CVC/CVV").fill("123");
  await pressInFrame(frame.getByRole("button", { name: /^Оплатить/ }));
}

/** A person without a number in the profile is asked for one. */
export async function givePhone(page: Page): Promise<void> {
  await expect(popup(page)).toHaveAccessibleName("Номер телефона");
  await popup(page).getByRole("textbox", { name: "Телефон" }).fill("999 123-45-67");
  await popup(page).getByRole("button", { name: "Продолжить" }).click();
}

/** The button of the stub in the player's place. */
export const stubButton = (page: Page, label: string): Locator =>
  page.getByRole("main").getByRole("button", { name: label, exact: true });

/** Moves the clock of the whole sandbox by so much, «+49h», or back to the «real» time. */
export async function moveClock(page: Page, { port }: Pick<Sandbox, "port">, to: string): Promise<void> {
  const origin = `http://kadr.localhost:${port}`;
  const response = await page.request.post(`http://127.0.0.1:${port}/sandbox/clock`, {
    headers: { host: `kadr.localhost:${port}`, origin },
    form: { to },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}
