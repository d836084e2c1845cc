import type { Page } from "@playwright/test";
import { becomeNewcomer } from "./support/arriving.ts";
import { expectToPlay, logOut, openComments, SEED, signIn } from "./support/people.ts";
import { expect, test, type ArriveAt } from "./support/test.ts";

const [first, second] = [SEED.banned, SEED.author];
const draft = "Черновик первого человека";
const begun = "Продолжить просмотр";

/** All that is kept in the browser, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The first person, what they typed, and what they were in the middle of. */
const words = [SEED.viewer.email, SEED.viewer.name, draft] as const;

/** Watches the whole page from now on: what of the first person was ever on it. */
async function watchForFirst(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(
    ({ words: all, begun, videoId }) => {
      const seen = new Set<string>();
      const look = () => {
        for (const word of all) if (document.body.innerHTML.includes(word)) seen.add(word);
        const shelf = [...document.querySelectorAll("h2")]
          .find((heading) => heading.textContent === begun)
          ?.closest("section");
        if (shelf?.innerHTML.includes(videoId) === true) seen.add(begun);
      };
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      look();
      Object.assign(globalThis, { kadrSeen: seen });
    },
    { words, begun, videoId: SEED.bigDiscussionVideoId },
  );
  return () => page.evaluate(() => [...(globalThis as unknown as { kadrSeen: Set<string> }).kadrSeen]);
}

/** Requests that leave the page from now on: addresses and bodies. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => void sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  return sent;
}

/** Leaves a position in a video and an unsent comment under it. */
async function leaveTraces(page: Page, arriveAt: ArriveAt): Promise<void> {
  await arriveAt(`/video/${SEED.bigDiscussionVideoId}/`);
  await expectToPlay(page);
  // kept by the pause; what plays on is watched by whoever is here then
  await page.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => stored(page), { message: "the position is kept" }).toContain(SEED.bigDiscussionVideoId);
  await openComments(page);
  await page.getByRole("textbox", { name: "Комментарий" }).fill(draft);
  await expect.poll(() => stored(page), { message: "the draft is kept" }).toContain(draft);
}

const continued = (page: Page) => page.getByRole("heading", { level: 2, name: begun });

test(
  "two people in one tab: nothing of the first is on the screen, in a request or in the storage under the second",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    // two people, each with a sign-in
    test.slow();
    await leaveTraces(page, arriveAt);
    // away within the app: a reload would forget by itself
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Kadr|Кадр|Главная/ })
      .first()
      .click();
    await expect(continued(page)).toBeVisible();
    await logOut(page);
    const seen = await watchForFirst(page);
    const sent = watchRequests(page);
    await signIn(page, first.email);
    await expect(page.getByRole("region", { name: "Рекомендуем вам" }).getByRole("article").first()).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).click();
    await expect(
      page.getByRole("dialog", { name: "Меню", exact: true }).getByRole("link", { name: "Главная" }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await seen()).toEqual([]);
    expect(await stored(page)).not.toMatch(new RegExp([draft, SEED.bigDiscussionVideoId, SEED.viewer.email].join("|")));
    expect(
      sent.filter(
        (line) => line.includes(draft) || (line.startsWith("POST") && line.includes(SEED.bigDiscussionVideoId)),
      ),
    ).toEqual([]);
  },
);

test(
  "a session that runs out takes the person's things from the screen; their draft waits for them, and goes when somebody else signs in",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    test.slow();
    await leaveTraces(page, arriveAt);
    await page.context().clearCookies();
    // the next thing that asks the server as this person
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("button", { name: "Меню пользователя", includeHidden: true })).toHaveCount(0);
    expect(await stored(page)).toContain(draft);
    expect(await page.evaluate(() => localStorage.getItem("kadr:watch-positions") ?? "")).not.toContain(
      SEED.bigDiscussionVideoId,
    );
    await page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await signIn(page, second.email);
    await expect.poll(() => stored(page)).not.toContain(draft);
    await expect(page.getByRole("textbox", { name: "Комментарий" })).not.toHaveValue(draft);
  },
);

test(
  "two tabs: who leaves or comes in one does so in the other, with all that is theirs",
  { tag: "@journey" },
  async ({ page, context, arriveAt }) => {
    test.slow();
    await leaveTraces(page, arriveAt);
    await page.goto("/");
    await expect(continued(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/");
    await expect(continued(other)).toBeVisible();

    await logOut(page);
    await expect(other.getByRole("banner").getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
    await expect(continued(other)).toHaveCount(0);
    const seen = await watchForFirst(other);

    await signIn(page, first.email);
    await expect(other.getByRole("button", { name: "Меню пользователя" })).toBeVisible();
    await other.getByRole("button", { name: "Меню пользователя" }).click();
    await expect(other.getByText(first.name).first()).toBeVisible();
    expect(await seen()).toEqual([]);
    await other.close();
  },
);

const userMenu = (page: Page) => page.getByRole("button", { name: "Меню пользователя" });
const theirText = "Это написал первый";

test("a tab that was never told of a sign-in elsewhere publishes nothing as another; the text waits for its author", async ({
  page,
  arriveAt,
  sandbox,
  someone,
}) => {
  // two people, and one of them again
  test.slow();
  await arriveAt(`/video/${SEED.bigDiscussionVideoId}/`, someone.email);
  await openComments(page);
  const field = page.getByRole("textbox", { name: "Комментарий" });
  await field.fill(theirText);
  await becomeNewcomer(page, sandbox, second.email);
  const refused = page.waitForResponse((response) => response.status() === 412);
  await page.getByRole("button", { name: "Отправить" }).click();
  await refused;

  await expect(page.getByText("В этом браузере вошли в другой аккаунт.")).toBeVisible();
  await userMenu(page).click();
  await expect(page.getByText(second.name).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(page.getByText(theirText)).toHaveCount(0);
  expect(await stored(page)).not.toContain(theirText);

  await logOut(page);
  await signIn(page, someone.email);
  await expect(field).toHaveValue(theirText);
  await page.getByRole("button", { name: "Отправить" }).click();
  await expect(page.getByRole("article").filter({ hasText: theirText }).first()).toContainText("Ольга Своя");
});

test("a comment whose answer is lost is not sent again as whoever has signed in meanwhile", async ({
  page,
  arriveAt,
  sandbox,
  someone,
}) => {
  test.slow();
  await arriveAt(`/video/${SEED.bigDiscussionVideoId}/`, someone.email);
  await openComments(page);
  let tries = 0;
  await page.route(/\/api\/comments\/video\//, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    tries += 1;
    if (tries > 1) await becomeNewcomer(page, sandbox, second.email);
    // published, and nobody hears of it; by the next try the session is another's
    const fault = tries === 1 ? { "x-kadr-fault": "commit-lost" } : {};
    await route.fallback({ headers: { ...(await request.allHeaders()), ...fault } });
  });
  await page.getByRole("textbox", { name: "Комментарий" }).fill(theirText);
  await page.getByRole("button", { name: "Отправить" }).click();
  await expect(page.getByText("В этом браузере вошли в другой аккаунт.")).toBeVisible({ timeout: 15_000 });
  expect(tries).toBe(2);
  const mine = await someone.call<{ results: { text: string }[] }>("GET", "/api/comments/my/");
  expect(mine.results.map(({ text }) => text)).toEqual([theirText]);
  await page.reload();
  await openComments(page);
  await expect(page.getByRole("article").filter({ hasText: theirText }).filter({ hasText: second.name })).toHaveCount(
    0,
  );
});
