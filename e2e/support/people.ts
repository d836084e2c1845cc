import { expect, type Locator, type Page } from "@playwright/test";
import { SEED } from "../../openapi/sandbox/seed/constants.ts";
import { expectNothingOver } from "./overlays.ts";
import { pressInFrame } from "./press.ts";

/** Of everybody whom a test registers for itself (someone.ts). */
export const ownPassword = "lodka-pod-klyonom-spit";

/** The password of a seeded person, or of a test's own. */
export const passwordOf = (email: string): string => (email.endsWith("@kadr.example") ? SEED.password : ownPassword);

/** Fills the authentication frame and waits until the shell knows who came. */
export async function fillSignIn(page: Page, email: string = SEED.viewer.email, password?: string): Promise<void> {
  const frame = page.frameLocator("iframe");
  await frame.getByRole("textbox", { name: "Электронная почта" }).fill(email);
  await frame.getByRole("textbox", { name: "Пароль" }).fill(password ?? passwordOf(email));
  await pressInFrame(frame.getByRole("button", { name: "Войти", exact: true }));
  await expect(page.getByRole("button", { name: "Меню пользователя" })).toBeVisible();
}

export async function signIn(page: Page, email: string = SEED.viewer.email): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectNothingOver(page);
}

/** Leaves by the person's menu, and waits until that is gone from the history too. `press`: by a key or a finger, default a click. */
export async function logOut(page: Page, press = async (button: Locator) => button.click()): Promise<void> {
  await press(page.getByRole("button", { name: "Меню пользователя" }));
  await press(page.getByRole("button", { name: "Выйти", exact: true }));
  await expect(page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
  await expectNothingOver(page);
}

/** The position of the video that the page's player has, seconds: a card under a resting pointer has a preview. */
export const position = (page: Page): Promise<number> =>
  page.locator("video:not([data-card-preview])").evaluate((video: HTMLVideoElement) => video.currentTime);

/** Waits until the picture really moves: a second more than now. */
export async function expectToPlay(page: Page): Promise<void> {
  const from = await position(page);
  await expect.poll(() => position(page), { message: "the video advances" }).toBeGreaterThan(from + 1);
}

/** Chooses a quality in the player's settings by mouse: "240p". */
export async function chooseQuality(page: Page, name: string): Promise<void> {
  const player = page.getByRole("region", { name: /^Видеоплеер/ });
  await player.hover();
  await player.getByRole("button", { name: "Настройки" }).click();
  await page.getByRole("menuitem", { name: /^Качество/ }).click();
  await page.getByRole("menuitemradio", { name, exact: true }).check();
  await page.keyboard.press("Escape");
}

/** Scrolls down to the discussion. */
export async function openComments(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 2, name: /комментари/i });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(heading).toBeVisible({ timeout: 500 });
    // the place of what comes late is drawn anew when it is there
    await heading.scrollIntoViewIfNeeded({ timeout: 500 });
  }).toPass();
}

export { SEED };
