import path from "node:path";
import { embed, order } from "./support/payment.ts";
import { expectToPlay, fillSignIn, openComments, SEED } from "./support/people.ts";
import { pressInFrame } from "./support/press.ts";
import { Sandbox } from "./support/sandbox.ts";
import { expect, test as base } from "./support/test.ts";
import { TlsProxy } from "./support/tls-proxy.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const domain = "video.example";
/** The published password does not work where others are served. */
const password = "только для своих";
const clip = path.resolve(import.meta.dirname, "../openapi/sandbox/media/files/clips/osenniy-les/240p.mp4");

/** Where a user would put it: another name, another port, TLS by a proxy, the server in production mode. */
const test = base.extend<object, { sandbox: Sandbox }>({
  sandbox: [
    async ({}, provide, { workerIndex }) => {
      const port = Number(process.env.KADR_E2E_PORT ?? 4410) + workerIndex;
      const proxy = new TlsProxy([domain, `*.${domain}`], port);
      const sandbox = new Sandbox(
        port,
        `https://${domain}:${await proxy.start()}`,
        ["--mode", "production", "--trust-proxy", "127.0.0.1"],
        { KADR_DEMO_PASSWORD: password },
      );
      await sandbox.start();
      await provide(sandbox);
      await sandbox.stop();
      await proxy.stop();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP ${domain} 127.0.0.1,MAP *.${domain} 127.0.0.1`,
        ],
      }),
    { scope: "worker" },
  ],
  ignoreHTTPSErrors: true,
});

test(
  "behind TLS, at another name and port, a person signs in, watches, comments, pays and uploads; " +
    "everything comes from these addresses, and no cookie goes without TLS",
  { tag: "@journey" },
  async ({ page, context, sandbox }) => {
    test.setTimeout(maxWait(240_000));
    const outside: string[] = [];
    page.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (
        protocol.startsWith("http") &&
        !(
          protocol === "https:" &&
          (host === new URL(sandbox.url).host || host.endsWith(`.${new URL(sandbox.url).host}`))
        )
      )
        outside.push(request.url());
    });

    const document = await page.goto(`/video/${SEED.demoVideoId}/`);
    expect(document?.headers()["strict-transport-security"]).toBe("max-age=31536000");
    await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
    await fillSignIn(page, SEED.viewer.email, password);
    await expectToPlay(page);

    await openComments(page);
    const text = `Из-за прокси ${Date.now()}`;
    const field = page.getByRole("textbox", { name: "Комментарий" });
    await field.click();
    await field.fill(text);
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page.getByText("Комментарий опубликован")).toBeVisible();
    await expect(page.getByRole("article", { name: SEED.viewer.name }).filter({ hasText: text })).toBeVisible();

    await page.goto("/");
    await embed(page, await order(page, 12, `method=card&video=${SEED.paidId}`), 480);
    const frame = page.frameLocator("iframe[title=Оплата]");
    await frame.getByRole("textbox", { name: "Номер карты" }).fill("4111 1111 1111 1111");
    await frame.getByRole("textbox", { name: "Срок действия" }).fill("12/34");
    await frame.getByLabel("CVC/CVV").fill("123");
    await frame.getByLabel("CVC/CVV").press("Enter");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Оплачено", { timeout: maxWait(30_000) });

    await page.goto(`${sandbox.url.replace("://", "://studio.")}/uploader/`);
    await page.getByRole("textbox", { name: "Название" }).fill("Загружено через прокси");
    await page.getByLabel("Файл видео").setInputFiles(clip);
    await page.getByRole("button", { name: "Загрузить" }).press("Enter");
    await expect(page.getByRole("status")).toContainText("Видео опубликовано");
    await page.getByRole("link", { name: "Открыть страницу видео" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Загружено через прокси");
    await expectToPlay(page);

    expect(outside, "nothing is asked of another address").toEqual([]);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain("__Secure-kadr_session");
    expect(cookies.filter(({ secure, httpOnly }) => httpOnly && !secure)).toEqual([]);
    // Pages that only the person at the machine may see are not there at all.
    expect((await page.goto("/sandbox"))?.status()).toBe(404);
  },
);

test("the published password of the demo accounts lets nobody in", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
  const frame = page.frameLocator("iframe");
  await frame.getByRole("textbox", { name: "Электронная почта" }).fill(SEED.viewer.email);
  await frame.getByRole("textbox", { name: "Пароль" }).fill(SEED.password);
  await pressInFrame(frame.getByRole("button", { name: "Войти", exact: true }));
  await expect(
    frame
      .getByRole("alert")
      .or(frame.getByText(/[Нн]еверн/))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Меню пользователя" })).toHaveCount(0);
});
