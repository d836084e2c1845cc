import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { ApiError } from "@kadr/openapi/client";
import NotFoundPage from "./NotFoundPage/NotFoundPage.tsx";
import { PageError } from "./PageError.tsx";

beforeEach(() => {
  window.history.replaceState(null, "", "/feeds/kino/");
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

/** Text, drawing and address of the button of a page; the drawing comes with the first page that needs one. */
async function seen(page: React.ReactElement) {
  const { container, unmount } = render(page);
  await waitFor(() => expect(container.querySelector("svg path")).not.toBeNull());
  const found = {
    title: screen.getByRole("heading", { level: 1 }).textContent,
    text: container.querySelector("p")?.textContent,
    button: screen.getByRole("link").textContent,
    href: screen.getByRole("link").getAttribute("href"),
    picture: container.querySelector("svg")?.innerHTML,
  };
  unmount();
  return found;
}
const pictureOf = async (code: number) =>
  (await seen(<ErrorPage code={code} title="Ошибка" action={{ label: "На главную", href: href("/") }} />)).picture;
const failed = (status: number) => (
  <PageError error={new ApiError("http", "x", { status })} onRetry={() => undefined} />
);

it("is the page of 500 for a status of 500 or above [ERROR-PAGE-02, ERROR-PAGE-05]", async () => {
  const picture = await pictureOf(500);
  for (const status of [500, 501, 502, 503, 504, 599])
    expect(await seen(failed(status))).toMatchObject({
      title: "Что-то пошло не так",
      button: "Перейти на главную",
      href: "/",
      picture,
    });
});

it("is the page of 404 for 404 and other statuses of 4xx but 429 [ERROR-PAGE-04]", async () => {
  const picture = await pictureOf(404);
  for (const status of [400, 401, 403, 404, 405, 409, 410, 422, 451])
    expect(await seen(failed(status))).toMatchObject({
      title: "Страница не найдена",
      button: "Перейти на главную",
      href: "/",
      picture,
    });
});

it("an address that is nobody's has the page of 404 with its words and its button [ERROR-PAGE-08]", async () => {
  expect(await seen(<NotFoundPage />)).toEqual({
    title: "Страница не найдена",
    text: "Нам не удалось найти указанную вами страницу на нашем сайте.",
    button: "Перейти на главную",
    href: "/",
    picture: await pictureOf(404),
  });
});
