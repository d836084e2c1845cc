import { expect, type Locator, type Page } from "@playwright/test";
import { maxWait } from "../../tools/test/maxWait.mjs";

/** The player, wherever it stands. */
export const playerOf = (page: Page): Locator => page.getByRole("region", { name: /^Видеоплеер/ });
/** The video of a page: neither what a card shows beforehand nor a player that has left its page. */
export const videoOf = (page: Page): Locator => page.locator("main [data-player] video");
export const isPaused = (page: Page): Promise<boolean> =>
  videoOf(page).evaluate((video: HTMLVideoElement) => video.paused);

/** The controls have gone by themselves: the next tap shows them. */
export const untilQuiet = (player: Locator): Promise<void> =>
  expect(player).toHaveAttribute("data-quiet", "true", { timeout: maxWait(20_000) });

/** Shows the controls of a player by a finger: a tap on what is shown would hide it. */
export async function tapForControls(player: Locator): Promise<void> {
  await expect(async () => {
    if ((await player.getAttribute("data-quiet")) !== null) await player.tap({ position: { x: 20, y: 40 } });
    await expect(player).not.toHaveAttribute("data-quiet", { timeout: 300 });
  }).toPass();
}

/** Taps what a player shows only to who comes near it, and may hide again meanwhile. */
export const tapIn = (player: Locator, target: Locator): Promise<void> =>
  expect(async () => {
    await tapForControls(player);
    await target.tap({ timeout: 1000 });
  }).toPass();
