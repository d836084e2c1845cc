import type { Page } from "@playwright/test";

/** The next call of this method and path, as the spec has it, fails on the server's side; later ones go through. */
export async function failNext(page: Page, method: string, path: string | RegExp): Promise<void> {
  await page.route(
    typeof path === "string" ? `**/backend${path}` : path,
    (route) =>
      route.request().method() === method
        ? route.fulfill({
            status: 500,
            headers: { "x-kadr-fault": "error" },
            json: { code: "internal", detail: "Ошибка сервера" },
          })
        : route.continue(),
    { times: 1 },
  );
}
