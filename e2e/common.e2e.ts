import { openComments, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test("the arguments of a list's pages are sent only when they are greater than 0, by the first page of a list and by further ones [COMMON-LIST-01]", async ({
  page,
  arriveAt,
  traffic,
}) => {
  test.slow();
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/backend/")) requests.push(pathname + search);
  });
  const of = (value: RegExp) => requests.filter((address) => value.test(address));
  await arriveAt("/feeds/kino/");
  await page.getByRole("button", { name: /^Загрузить ещё/ }).click();
  await expect.poll(() => of(/[?&]page=2/).length).toBeGreaterThan(0);
  for (const path of [
    "/my/history/",
    "/my/liked/",
    "/search/?query=горы&content_type=video",
    `/video/${SEED.bigDiscussionVideoId}/`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  }
  await openComments(page);
  await expect.poll(() => of(/\/comments\/.*[?&](page|offset|limit)=/).length).toBeGreaterThan(0);
  expect(of(/[?&](page|limit)=(0|-|&|$|undefined|null|NaN)/)).toEqual([]);
  expect(await traffic.faults()).toEqual([]);
});
