import type { BrowserContext, Locator, Page } from "@playwright/test";
import fc from "fast-check";
import { becomeNewcomer } from "./arriving.ts";
import { fillSignIn } from "./people.ts";
import { popup, savedCards } from "./premium.ts";
import { moveClock } from "./purchases.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Someone } from "./someone.ts";
import { expect } from "./test.ts";
import { maxWait } from "../../tools/test/maxWait.mjs";

/** Fates of a call that begins a payment, or of one that asks about it, by the server's own kinds of fault. */
const faults = ["commit-lost", "offline", "503", "slow-drip;2", "duplicate", "cut-body"] as const;

/** Cards of the sandbox, by what their bank does: pays, asks first, is poor, refuses, has trouble, never answers, holds. */
const numbers = [
  "4111111111111111",
  "4000000000003220",
  "4000000000009995",
  "4000000000000002",
  "4000000000000127",
  "4000000000006975",
  "4000000000000259",
] as const;

const tab = fc.constantFrom(0, 1);
/** The client itself says a lost request again, the intent says it again after that. */
const fates = fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 6 });

/** Next action of a person, their line, their bank, the clock or the server. */
export const happening = fc.oneof(
  { weight: 16, arbitrary: fc.record({ tab, forward: fc.nat({ max: 13 }), isTwice: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ look: tab }) },
  {
    weight: 4,
    arbitrary: fc.record({ of: fc.constantFrom("begin", "begin", "news"), fates }),
  },
  { weight: 2, arbitrary: fc.record({ tab, aside: fc.constantFrom("back", "escape", "reload", "other") }) },
  { weight: 2, arbitrary: fc.record({ agrees: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constantFrom("duplicate", "logout", "kill") },
  { weight: 2, arbitrary: fc.record({ clock: fc.constantFrom(5, 121, 16 * 60) }) },
);
export type Happening = typeof happening extends fc.Arbitrary<infer Shape> ? Shape : never;

/** Where the flow is entered. */
export const entries = [
  "/?popup=premium_purchase",
  "/feeds/kino/?popup=premium_payment_flow&productCode=RUTUBE",
  "/?popup=premium_payment_flow&productCode=PREMIER_RUTUBE_YAPPY",
  "/?popup=premium_post_payment&productCode=RUTUBE",
] as const;

const successes = { "Подписка оформлена": "PREMIER_RUTUBE_YAPPY", "Реклама отключена": "RUTUBE" } as const;
const already = "Подписка уже оформлена";
/** Buttons of the steps that lead on without beginning a payment, and those that put a step away. */
const leadingOn =
  /^(Попробовать|Смотреть за|Новая карта|Продолжить|Попробуйте ещё раз|Повторить|Проверить ещё раз|Обновить)/;
const puttingAway = /^(OK|Понятно)$/;

interface Tariff {
  readonly productCode: string;
  readonly isActive: boolean;
}

/** Person in two tabs before the premium flow, on a server of the test's own. No result of their press is waited for longer than a moment. */
export class RandomBuyer {
  /** Intents that have asked the server for a payment, by Idempotency-Key. */
  readonly #keys = new Set<string>();
  /** Tabs in which something was pressed that may begin a payment, and no intent has come of it yet. */
  readonly #pressed = new Set<Page>();
  /** Intents that came of no press. */
  #unasked = 0;
  /** Of the calls to come, in order. */
  readonly #fates = { begin: [] as string[], news: [] as string[] };
  readonly #tabs: [Page, Page | null];
  readonly #context: BrowserContext;
  readonly #sandbox: Sandbox;
  readonly #someone: Someone;
  readonly #entry: string;

  constructor(page: Page, sandbox: Sandbox, someone: Someone, entry: string) {
    this.#tabs = [page, null];
    this.#context = page.context();
    this.#sandbox = sandbox;
    this.#someone = someone;
    this.#entry = entry;
  }

  async begin(): Promise<void> {
    this.#context.setDefaultTimeout(2000);
    this.#context.setDefaultNavigationTimeout(maxWait(30_000));
    await this.#context.route(/\/v1\/payment\//, async (route) => {
      const headers = route.request().headers();
      const isBegin = route.request().url().endsWith("/v1/payment/async");
      if (isBegin) this.#noteIntent(headers["idempotency-key"] ?? "none", route.request().frame().page());
      const fate = this.#fates[isBegin ? "begin" : "news"].shift();
      await route
        .continue({ headers: { ...headers, ...(fate !== undefined && { "x-kadr-fault": fate }) } })
        .catch(gone);
    });
    const [page] = this.#tabs;
    await becomeNewcomer(page, this.#sandbox, this.#someone.email);
    await page.goto(this.#entry);
  }

  async do(step: Happening): Promise<void> {
    if (step === "duplicate") return this.#duplicate();
    if (step === "logout") return this.#context.clearCookies();
    if (step === "kill") {
      await this.#sandbox.kill();
      return this.#sandbox.start();
    }
    if ("fates" in step) return void this.#fates[step.of].push(...step.fates);
    if ("clock" in step) return moveClock(this.#tabs[0], this.#sandbox, `+${step.clock}s`);
    if ("agrees" in step) return this.#answerBank(step.agrees);
    const page = this.#tabs["look" in step ? step.look : step.tab] ?? this.#tabs[0];
    if ("look" in step) return this.#look(page);
    if ("aside" in step) return this.#aside(page, step.aside);
    await this.#forward(page, step.forward, step.isTwice);
  }

  /** On, by a card that pays and a yes to every bank, until a success is shown and taken, or nothing is left to buy. */
  async finish(): Promise<void> {
    const [page, second] = this.#tabs;
    await second?.close();
    await page.bringToFront();
    let last = "nothing";
    await expect(async () => {
      const title = await this.#title(page);
      last = title ?? "no popup";
      if (title !== null && (title in successes || title === already)) {
        await this.#press(popup(page).getByRole("button", { name: "Продолжить" }));
        await expect(popup(page)).toHaveCount(0, { timeout: 2000 });
        return;
      }
      // A person with both products can only manage them.
      if ((await popup(page).getByRole("button", { name: "Управлять" }).count()) === 2) return;
      await this.#forward(page, 0, false);
      await this.#answerBank(true);
      await this.#look(page);
      // A bank that never answers gives up after a quarter of an hour.
      await moveClock(page, this.#sandbox, "+180s");
      throw new Error(`The flow has come to no end; it is at «${last}»`);
    }).toPass({ timeout: maxWait(90_000), intervals: [0] });
  }

  /** Never two payments for one intent, never a payment without its access, never a success shown that is not one. */
  async check(): Promise<void> {
    // The claims on the screen are read first: the server's answer later is at least as much.
    const claimed: string[] = [];
    for (const page of this.#tabs) {
      const title = page === null ? null : await this.#title(page);
      if (title !== null && title in successes) claimed.push(successes[title as keyof typeof successes]);
    }
    const { results } = await this.#someone.call<{ results: { status: string; name: string }[] }>(
      "GET",
      "/api/marketplace/payments-history",
    );
    expect(this.#unasked, "intents that nobody has pressed for").toBe(0);
    expect(results.length, "a payment for each intent at most").toBeLessThanOrEqual(this.#keys.size);
    const paid = results.filter(({ status }) => status === "succeeded" || status === "waiting_for_capture");
    const names = paid.map(({ name }) => name);
    expect(new Set(names).size, `nothing is paid for twice: ${names.join(", ")}`).toBe(names.length);
    const held = await this.#held();
    expect(held.length, `what is paid for is had: ${names.join(", ")}`).toBeGreaterThanOrEqual(paid.length);
    for (const code of claimed) expect(held, "a success that is shown is one").toContain(code);
  }

  #noteIntent(key: string, page: Page): void {
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    if (!this.#pressed.delete(page)) this.#unasked += 1;
  }

  async #held(): Promise<string[]> {
    const { result } = await this.#someone.call<{ result: Tariff[] }>("GET", "/v1/product-tariff");
    return result.filter(({ isActive }) => isActive).map(({ productCode }) => productCode);
  }

  /** The popup of now by its name; null where there is none. */
  async #title(page: Page): Promise<string | null> {
    return page
      .evaluate(() => {
        const all = document.querySelectorAll("[role=dialog], [role=alertdialog]");
        const shown = all[all.length - 1];
        const label = shown?.getAttribute("aria-labelledby")?.split(" ")[0];
        return shown
          ? (shown.getAttribute("aria-label") ?? document.getElementById(label ?? "")?.textContent ?? "")
          : null;
      })
      .catch(() => null);
  }

  /** A button that has gone meanwhile is not waited for. */
  readonly #press = (target: Locator, isTwice = false): Promise<void> =>
    (isTwice ? target.dblclick() : target.click()).catch(gone);

  /** Next press of a person who wants to pay; `by`: how. */
  async #forward(page: Page, by: number, isTwice: boolean): Promise<void> {
    const of = <T>(options: readonly T[]): T | undefined => options[by % options.length];
    if (page.url().includes("//pay.")) {
      await this.#press(page.locator("button[value=yes]").or(page.getByRole("link")).first());
      return;
    }
    if ((await this.#title(page)) === null) {
      await page.goto(this.#entry).catch(gone);
      return popup(page)
        .first()
        .waitFor({ timeout: maxWait(10_000) })
        .catch(gone);
    }
    // A server that is killed takes the page of sign-in with it.
    const again = popup(page).getByRole("button", { name: "Повторить" });
    if ((await page.locator("iframe[src*='/multipass/']").count()) > 0)
      return (await again.count()) > 0 ? this.#press(again) : fillSignIn(page, this.#someone.email).catch(gone);
    const card = page.frameLocator("iframe[title='Данные карты']");
    if ((await page.locator("iframe[title='Данные карты']").count()) > 0) {
      await card
        .getByRole("textbox", { name: "Номер карты" })
        .fill(of(numbers) ?? numbers[0])
        .catch(gone);
      await card.getByRole("textbox", { name: "Срок действия" }).fill("1239").catch(gone);
      await card.getByLabel("CVC/CVV").fill("123").catch(gone);
      return this.#pay(card.getByRole("button", { name: "Оплатить" }), isTwice);
    }
    const shown = popup(page).last();
    const paying = await savedCards(page)
      .getByRole("button")
      .or(shown.getByRole("button", { name: /^(СБП|Оплатить по СБП)/ }))
      .all();
    const others = await shown
      .getByRole("button", { name: leadingOn })
      .or(shown.getByRole("link", { name: "Перейти на страницу банка" }))
      .all();
    const last = await shown.getByRole("button", { name: puttingAway }).all();
    const chosen = of([...paying, ...others, ...last]);
    if (chosen !== undefined) await (paying.includes(chosen) ? this.#pay : this.#press)(chosen, isTwice);
  }

  /** A press that may begin a payment. Of two presses in a row the second finds another step, or the same payment. */
  readonly #pay = (target: Locator, isTwice: boolean): Promise<void> => {
    this.#pressed.add(target.page());
    return this.#press(target, isTwice);
  };

  async #aside(page: Page, how: "back" | "escape" | "reload" | "other"): Promise<void> {
    if (how === "back") await page.goBack({ timeout: 3000 }).catch(gone);
    else if (how === "reload") await page.reload({ timeout: maxWait(10_000) }).catch(gone);
    else if (how === "escape") await page.keyboard.press("Escape");
    else
      await this.#press(
        popup(page)
          .getByRole("button", { name: /^(Другой способ|Назад|Закрыть)/ })
          .first(),
      );
  }

  /** Until something else is shown, for a moment. */
  async #look(page: Page): Promise<void> {
    const now = () => popup(page).allTextContents();
    const before = await now().catch(() => []);
    await expect
      .poll(() => now().catch(() => before), { timeout: 2500 })
      .not.toEqual(before)
      .catch(gone);
  }

  /** The bank's page of the newest payment that asks, on another device. */
  async #answerBank(agrees: boolean): Promise<void> {
    const address = await this.#tabs[0]
      .evaluate(() => /https?:\/\/pay\.\S+?\/(?:sbp|confirm)\/[\w-]+\/?/.exec(document.body.innerHTML)?.[0])
      .catch(() => undefined);
    if (address === undefined) return;
    const phone = await this.#context.newPage();
    await phone.goto(address).catch(gone);
    await this.#press(phone.locator(`button[value=${agrees ? "yes" : "no"}]`));
    await phone.close();
  }

  /** The other tab begins as a copy of the first, with all that this keeps for its session. */
  async #duplicate(): Promise<void> {
    const [page, before] = this.#tabs;
    await before?.close();
    const opened = this.#context.waitForEvent("page", { timeout: 5000 });
    const isOpened = await page.evaluate(() => window.open(location.href) !== null).catch(() => false);
    this.#tabs[1] = isOpened ? await opened : (opened.catch(gone), null);
  }
}

const gone = (): void => undefined;
