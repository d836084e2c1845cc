import { expectToPlay, position, SEED, signIn } from "./support/people.ts";
import { atRest } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

test.use({ viewport: { width: 1440, height: 900 } });

test("the player is wide, over the whole screen, small or sound alone; what lies over the wide one gives it back [PLAYER-MODE-01]", async ({
  page,
}) => {
  test.slow();
  const player = page.locator("[data-player]");
  const full = page.locator(":fullscreen");
  await page.goto(`/video/${SEED.longVideoId}/`);
  await expectToPlay(page);
  await expect(player).toHaveAttribute("data-mode", "default");
  await page.keyboard.press("KeyT");
  await expect(player).toHaveAttribute("data-mode", "cinema");
  await page.keyboard.press("KeyF");
  await expect(player).toHaveAttribute("data-mode", "fullscreen");
  await expect(full).toHaveCount(1);
  // icons are named under a resting pointer there, too; the screen grows after the press: a pointer that came before would rest beside the button
  const sound = player.getByRole("button", { name: "Выключить звук" });
  await player.hover();
  await atRest(sound);
  await sound.hover();
  await expect(player.locator("[data-tip]")).toHaveText("Выключить звукM");
  await expect(player.locator("[data-tip]")).toBeVisible();
  await page.keyboard.press("KeyF");
  await expect(full).toHaveCount(0);
  await expect(player).toHaveAttribute("data-mode", "cinema");
  await page.keyboard.press("KeyT");
  await expect(player).toHaveAttribute("data-mode", "default");
  await page.getByRole("link", { name: "Кадр — на главную" }).click();
  await expect(player).toHaveAttribute("data-mode", "mini");
  await expect(player).toBeInViewport({ ratio: 1 });
  await page.goto(`/audio/${SEED.longVideoId}`);
  await expect(page.getByRole("region", { name: /^Аудиоплеер/ })).toHaveAttribute("data-mode", "audio");
});

test("a position is kept for each video, and up to 300 of them come with who signs in: each goes on where it was left [PLAYER-SAVE-02]", async ({
  page,
}) => {
  test.setTimeout(maxWait(180_000));
  await page.goto("/info/about/");
  const request = page.waitForRequest((request) => {
    const { searchParams } = new URL(request.url());
    return searchParams.get("limit") === "300" && searchParams.get("ct") === "video";
  });
  await signIn(page, SEED.banned.email);
  const positions = new URL((await request).url());
  const places = [
    [SEED.longVideoId, 200],
    [SEED.demoVideoId, 30],
  ] as const;
  for (const [id, seconds] of places) {
    await page.goto(`/video/${id}/`);
    await expectToPlay(page);
    await page.locator("main video").evaluate((video: HTMLVideoElement, to) => (video.currentTime = to), seconds);
    await expectToPlay(page);
    await page.goto("/info/about/");
  }
  const kept = () =>
    page.evaluate(
      async (address) => (await (await fetch(address)).json()) as unknown,
      positions.pathname + positions.search,
    );
  for (const [id] of places) await expect.poll(async () => JSON.stringify(await kept())).toContain(id);
  for (const [id, seconds] of places) {
    // what this device remembers by itself is gone: it is the server's word
    await page.evaluate(() => localStorage.removeItem("kadr:watch-positions"));
    await page.goto(`/video/${id}/`);
    await expect.poll(() => position(page), { timeout: maxWait(20_000) }).toBeGreaterThan(seconds - 2);
  }
});
