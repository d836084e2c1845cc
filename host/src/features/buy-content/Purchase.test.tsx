import { examples } from "@kadr/openapi/examples";
import type { Api } from "@kadr/openapi/client";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";
import { createPurchaseApi } from "../../platform/api/purchaseApi.ts";
import { withTrials } from "../../stores/paying/offers.ts";
import { PurchaseStore, type PurchaseApi } from "../../stores/paying/PurchaseStore.ts";
import type { OffersRead, PurchaseIntent, PurchaseTarget } from "../../stores/paying/purchaseTypes.ts";
import { ownHref } from "../../links/ownHref.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { purchasePorts } from "../../stores/paying/testing/ports.ts";
import { apiError, FakeClock } from "../../stores/testing.ts";
import type { PaymentFrameListener } from "./PaymentFramePort.ts";
import { Purchase } from "./Purchase.tsx";

const [rental, purchase] = examples.listOffers.film.offers as unknown as [
  OffersRead["offers"][0],
  OffersRead["offers"][0],
];
const noads: OffersRead["offers"][0] = { ...purchase, access_type: "noads", days_count: 30 };
const reading = (...offers: OffersRead["offers"]): OffersRead => ({
  offers,
  name: "Фильм",
  isHeld: false,
  needsActivation: false,
  promotionDays: null,
});
const order = { id: "order-1", url: "http://pay.kadr.localhost/purchase/order-1/", isPaid: false };
const refusal = (status: number, code: string) => () => Promise.reject(apiError(status, { body: { code } }));
const never = () => new Promise<never>(() => {});

interface Setting {
  readonly api?: Partial<PurchaseApi>;
  readonly target?: PurchaseTarget;
  /** Purchase that this tab had begun before a reload. */
  readonly kept?: PurchaseIntent;
  readonly email?: { readonly email: string | null; readonly isEmailConfirmed: boolean };
}

/** The popup of a purchase over a fake server, frame and clock. */
function show({ api = {}, target = { kind: "video", id: "film" }, email, kept: begun }: Setting = {}) {
  const clock = new FakeClock();
  const profile = observable(email ?? { email: "a@kadr.example", isEmailConfirmed: true });
  const calls = {
    readOffers: vi.fn<PurchaseApi["readOffers"]>(api.readOffers ?? (() => Promise.resolve(reading(purchase)))),
    checkCoupon: vi.fn<PurchaseApi["checkCoupon"]>(api.checkCoupon ?? never),
    begin: vi.fn<PurchaseApi["begin"]>(api.begin ?? (() => Promise.resolve(order))),
    isHeld: vi.fn<PurchaseApi["isHeld"]>(api.isHeld ?? (() => Promise.resolve(false))),
    readRefusal: vi.fn<PurchaseApi["readRefusal"]>(api.readRefusal ?? (() => Promise.resolve("somethingWrong"))),
    readReturn: vi.fn<PurchaseApi["readReturn"]>(api.readReturn ?? never),
    activate: vi.fn<PurchaseApi["activate"]>(never),
  };
  const kept: { intent: PurchaseIntent | undefined } = { intent: begun };
  const ports = {
    onPurchases: vi.fn(),
    onOpenChange: vi.fn(),
    leave: vi.fn(),
    refresh: vi.fn(() => Promise.resolve()),
    log: vi.fn(),
    keepForLater: vi.fn(),
  };
  const store = new PurchaseStore(
    purchasePorts({
      api: calls,
      session: { profile, refresh: () => Promise.resolve(true) },
      clock,
      device: { read: () => kept.intent, write: (intent) => void (kept.intent = intent ?? undefined) },
      later: { read: () => undefined, write: ports.keepForLater },
      pathOf: () => "/video/film/?popup=purchase&target=video:film",
      origin: "http://kadr.localhost",
      leave: ports.leave,
      isProductCode: refusal(404, "PROMOCODE_NOT_FOUND"),
      refresh: ports.refresh,
      log: ports.log,
    }),
  );
  store.connect();
  const frame: { said: PaymentFrameListener | null } = { said: null };
  const setEmail = vi.fn(() => Promise.resolve(false));
  const form = { isSending: false, errors: {}, note: null, failure: null };
  const profileStore = {
    phase: "success" as const,
    letter: null,
    form: () => form,
    value: () => "",
    type: () => undefined,
    right: () => undefined,
    load: () => Promise.resolve(),
    saveEmail: setEmail,
    confirmEmail: () => Promise.resolve(false),
  };
  const host = makeHost({
    link: (address) => ({ href: ownHref(address ?? "/"), isExternal: false }),
    stores: {
      theme: { theme: "light" },
      profile: { get: () => profileStore, load: () => Promise.resolve(profileStore) },
    },
  });
  render(
    <HostProvider value={host}>
      <Purchase
        store={store}
        target={target}
        isOpen
        onOpenChange={ports.onOpenChange}
        frame={{
          address: media,
          connect(_element, _flow, listener) {
            frame.said = listener;
            return { setTheme: () => undefined, focus: () => undefined, close: () => undefined };
          },
        }}
        createFlowId={() => "flow"}
        onPurchases={ports.onPurchases}
      />
    </HostProvider>,
  );
  return { store, clock, calls, ports, frame, kept, setEmail, profile };
}

/** Waits for the popup of this name. */
const popup = (name: string) =>
  waitFor(() => screen.queryByRole("dialog", { name }) ?? screen.getByRole("alertdialog", { name }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const inFrame = () => waitFor(() => expect(document.querySelector("iframe")).not.toBeNull());
const say = (task: () => void) => act(async () => task());

describe("the popup of a purchase", () => {
  it("takes the only offer without a question, by card, and waits with the frame for what it says [PAY-SINGLE-07] [PAY-SINGLE-13]", async () => {
    const { calls, clock, frame } = show({ api: { readOffers: () => Promise.resolve(reading(purchase)) } });
    await inFrame();
    expect(calls.begin.mock.calls[0]?.[0]).toMatchObject({ offerId: "12", method: "card", key: "key-1" });
    await say(() => frame.said?.onLoad());
    await say(() => clock.advance(60 * 60_000));
    expect(calls.isHeld).not.toHaveBeenCalled();
    expect(document.querySelector("iframe")).not.toBeNull();
  });

  it("has a frame 536 px high until it says otherwise [PAY-POPUP-06]", async () => {
    const { frame } = show();
    await inFrame();
    const stage = document.querySelector<HTMLElement>("iframe")?.parentElement;
    expect(stage?.style.getPropertyValue("--frame-height")).toBe("");
    const sheets = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join("");
    if (sheets !== "") expect(sheets).toContain("536px");
    await say(() => frame.said?.onHeight(612));
    expect(stage?.style.getPropertyValue("--frame-height")).toBe("612px");
  });

  it("says so at once where the first answer has it, as with what takes the advertising away [PAY-SINGLE-15]", async () => {
    const { clock, frame, calls, ports } = show({
      target: { kind: "noads", id: "" },
      api: { readOffers: () => Promise.resolve(reading(noads)), isHeld: () => Promise.resolve(true) },
    });
    await inFrame();
    await say(() => frame.said?.onPaid());
    await popup("Оплата прошла");
    expect(clock.now()).toBe(new FakeClock().now());
    expect(calls.isHeld).toHaveBeenCalledOnce();
    expect(ports.refresh).toHaveBeenCalledOnce();
  });

  it("asks each second, 120 s at most, and stops when it is put away [PAY-POPUP-03] [PAY-SINGLE-16]", async () => {
    const { clock, frame, calls } = show();
    await inFrame();
    await say(() => frame.said?.onPaid());
    await popup("Ждём подтверждения оплаты");
    const asked = async (seconds: number) => {
      for (let at = 0; at < seconds; at += 1) await say(() => clock.advance(1000));
      return calls.isHeld.mock.calls.length;
    };
    expect(await asked(3)).toBe(4);
    expect(await asked(117)).toBe(121);
    await popup("Подтверждение ещё не пришло");
    expect(await asked(10)).toBe(121);
    await press("Проверить ещё раз");
    await popup("Ждём подтверждения оплаты");
    await press("Закрыть");
    const until = calls.isHeld.mock.calls.length;
    expect(await asked(10)).toBe(until);
  });

  it("resets the way of paying where the frame asks for it, and lets the person choose another [PAY-SINGLE-22] [PAY-POPUP-08]", async () => {
    const { calls, frame } = show();
    await inFrame();
    await say(() => frame.said?.onError("ERROR_BTN"));
    const list = within(await popup("Выберите способ оплаты")).getByRole("list");
    expect(
      within(list)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Банковская карта",
      "Мобильный телефонСМС с\u00A0инструкцией придёт в\u00A0течение 5\u00A0минут",
      "На сайте партнёраОткроется страница партнёра, после оплаты вы вернётесь сюда",
    ]);
    await press("Мобильный телефон");
    await inFrame();
    expect(calls.begin.mock.calls.map(([{ key, method }]) => [key, method])).toEqual([
      ["key-1", "card"],
      ["key-2", "mobile"],
    ]);
  });

  it("says of too many requests when to try again [PAY-SINGLE-24] [PAY-FAIL-05]", async () => {
    const { frame, ports } = show();
    await inFrame();
    await say(() => frame.said?.onError("CRITICAL_ERROR"));
    expect((await popup("Произошла ошибка")).textContent).toContain("Попробуйте ещё раз через 5\u00A0минут");
    await press("OK");
    expect(ports.onOpenChange).toHaveBeenCalledWith(false);
  });

  it("says that something went wrong on our side, and OK cancels [PAY-FAIL-03]", async () => {
    const { frame, ports, kept } = show({ api: { readRefusal: () => Promise.resolve("somethingWrongWithUs") } });
    await inFrame();
    await say(() => frame.said?.onError("PAYMENT_ERROR"));
    await popup("Подписка не оформлена");
    await press("OK");
    expect(ports.onOpenChange).toHaveBeenCalledWith(false);
    expect(kept.intent).toBeUndefined();
  });

  it("leads from what is had already to My purchases [PAY-FAIL-04]", async () => {
    const { ports } = show({ api: { readOffers: () => Promise.resolve({ ...reading(purchase), isHeld: true }) } });
    await popup("Контент уже куплен");
    await press("Мои покупки");
    expect(ports.onPurchases).toHaveBeenCalledOnce();
  });

  it.each([
    ["pack_not_available_in_region", 403, "Данная покупка недоступна в вашем регионе"],
    ["age_limit", 403, "Покупка доступна пользователям старше 18 лет"],
    ["noads_already_purchased", 409, "Контент уже куплен"],
  ])("knows what the server calls %s [PAY-FAIL-10]", async (code, status, title) => {
    show({ api: { begin: refusal(status, code) } });
    await popup(title);
  });

  it.each([
    ["PAYMENT_ERROR", 422, "Оплата не прошла"],
    ["OFFERS_ERROR", 404, "Видео недоступно"],
    ["too_many_requests", 429, "Произошла ошибка"],
    ["bad_request", 400, "Попробуйте снова чуть позже"],
  ])("says of the refusal %s (%i): %s", async (code, status, title) => {
    show({ api: { begin: refusal(status, code) } });
    await popup(title);
  });

  it("takes already_purchased at the beginning for the success that it is [PAY-FAIL-09]", async () => {
    const { ports } = show({ api: { begin: refusal(409, "already_purchased") } });
    await popup("Оплата прошла");
    expect(ports.refresh).toHaveBeenCalledOnce();
  });

  it("says the same request again under the same key after an answer that was lost [PAY-SINGLE-27]", async () => {
    const { calls } = show({ api: { begin: () => Promise.reject(apiError("timeout")) } });
    const { begin } = calls;
    await popup("Попробуйте снова чуть позже");
    expect(calls.isHeld).toHaveBeenCalledOnce();
    await press("Повторить");
    await waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
    expect(begin.mock.calls[1]?.[0]).toEqual(begin.mock.calls[0]?.[0]);
    // The client gives up by itself after 10 s.
    const call = vi.fn(() => Promise.resolve({ status: "pending", details: { url: order.url, OrderId: order.id } }));
    const [intent] = begin.mock.calls[0] ?? [];
    if (intent === undefined) throw new Error("nothing was begun");
    await createPurchaseApi({ call } as unknown as Api).begin(intent, new AbortController().signal);
    expect(call).toHaveBeenCalledWith(
      "initiatePurchase",
      expect.objectContaining({ timeoutMs: 10_000, idempotencyKey: "key-1" }),
    );
  });

  it("begins nothing twice, however often an offer is pressed, and cancels what is chosen, not what is on offer [PAY-SINGLE-17]", async () => {
    const { store, calls, ports } = show({ api: { readOffers: () => Promise.resolve(reading(rental, purchase)) } });
    await popup("Выберите предложение");
    await userEvent.dblClick(screen.getByRole("button", { name: /^Аренда/ }));
    await inFrame();
    expect(calls.begin).toHaveBeenCalledOnce();
    await press("Закрыть");
    expect(ports.onOpenChange).toHaveBeenCalledWith(false);
    expect(store.context).toMatchObject({ offer: null, intent: null, order: null, failure: null, coupon: null });
    expect(store.context.read?.offers).toHaveLength(2);
  });

  it("is told nothing by a frame that speaks where none is open: neither of a success nor of a failure", async () => {
    const { store, calls } = show({ api: { readOffers: () => Promise.resolve(reading(rental, purchase)) } });
    await popup("Выберите предложение");
    const hostile = [
      { type: "FRAME_LOADED" },
      { type: "FRAME_PAID" },
      ...(["PAYMENT_ERROR", "CRITICAL_ERROR", "ERROR_BTN"] as const).map((event) => ({
        type: "FRAME_ERROR" as const,
        event,
      })),
      { type: "RETURNED" },
    ] as const;
    await say(() => {
      for (const event of hostile) store.send(event);
    });
    expect(store.step).toBe("choosing");
    expect(calls.isHeld).not.toHaveBeenCalled();
    expect(calls.readRefusal).not.toHaveBeenCalled();
  });

  it("opens the form of codes for an offer of the access type promo [PAY-SINGLE-10]", async () => {
    show({ api: { readOffers: () => Promise.resolve(reading({ ...purchase, access_type: "promo" })) } });
    await popup("Активировать промокод");
    expect(screen.getByRole("textbox", { name: "Промокод" })).toBeTruthy();
  });

  it("goes to the partner's page with an address to come back to, and asks then what was done there [PAY-SINGLE-09] [PAY-SINGLE-25]", async () => {
    const { store, calls, ports } = show({
      api: {
        readOffers: () => Promise.resolve(reading({ ...purchase, payment_types: ["partner"] })),
        readReturn: () => Promise.resolve("paying"),
        isHeld: () => Promise.resolve(true),
      },
    });
    await waitFor(() => expect(ports.leave).toHaveBeenCalledWith(order.url));
    expect(calls.begin.mock.calls[0]?.[0].returnUrl).toBe(
      "http://kadr.localhost/video/film/?popup=purchase&target=video:film",
    );
    await say(() => store.send({ type: "RETURNED" }));
    await popup("Оплата прошла");
  });

  it("asks who has no e-mail for one, before anything is read [PAY-SINGLE-01]", async () => {
    const { calls } = show({ email: { email: null, isEmailConfirmed: false } });
    await popup("Добавьте почту");
    expect(screen.getByRole("textbox", { name: "Электронная почта" })).toBeTruthy();
    expect(calls.readOffers).not.toHaveBeenCalled();
  });

  it("asks who has not confirmed their e-mail to, with its address kept for later, and goes on then [PAY-SINGLE-02] [PAY-SINGLE-03]", async () => {
    const { ports, profile } = show({ email: { email: "a@kadr.example", isEmailConfirmed: false } });
    await popup("Подтвердите почту");
    const path = "/video/film/?popup=purchase&target=video:film";
    expect(ports.keepForLater).toHaveBeenLastCalledWith(expect.objectContaining({ ownerId: "7", path }));
    await say(() => runInAction(() => void Object.assign(profile, { isEmailConfirmed: true })));
    await inFrame();
    expect(ports.keepForLater).toHaveBeenLastCalledWith(null);
  });
});

describe("offers", () => {
  it("take their trial over, and say the price that comes after it [PAY-SINGLE-26]", async () => {
    const offer = { ...noads, id: "5", price: 299, is_renewable: true };
    const [tried] = withTrials({ offers: [offer], trials: [{ offer_id: "5", price: 1, days_count: 7 }] });
    expect(tried).toMatchObject({ isTrial: true, amountNext: 299, price: 1 });
    show({ api: { readOffers: () => Promise.resolve(reading(tried ?? offer, purchase)) } });
    await popup("Выберите предложение");
    expect(screen.getByRole("button", { name: /1\u00A0₽/ }).textContent).toContain(
      "1\u00A0₽ за 7\u00A0дней, далее 299\u00A0₽. Подписка продлится автоматически.",
    );
  });
});

describe("the form of codes", () => {
  const coupon = { kind: "coupon", id: "" } as const;
  const type = async (code: string) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Промокод" }), code);
  };

  // Its success is the promo's own, not that of a payment [PAY-POPUP-05]; the code goes with the purchase [PROMO-FLOW-03] [PROMO-FLOW-06]
  it("checks the code first; its offer is bought as promo by card, and for how long is kept [PROMO-FLOW-01] [PROMO-FLOW-02] [PROMO-FLOW-04]", async () => {
    const { store, calls } = show({
      target: coupon,
      api: {
        checkCoupon: () => Promise.resolve({ code: "TISHINA", offer: noads, days: 30 }),
        begin: () => Promise.resolve({ ...order, isPaid: true }),
      },
    });
    await type("tishina{Enter}");
    await popup("Промокод активирован");
    expect(store.context).toMatchObject({ offer: { access_type: "promo" }, coupon: { days: 30 } });
    expect(calls.begin.mock.calls[0]?.[0]).toMatchObject({ promoCode: "TISHINA", method: "card" });
    expect(screen.queryByRole("dialog", { name: "Оплата прошла" })).toBeNull();
    const [intent] = calls.begin.mock.calls[0] ?? [];
    if (intent === undefined) throw new Error("nothing was begun");
    const call = vi.fn(() => Promise.resolve({ status: "purchased", details: { url: order.url, OrderId: order.id } }));
    await createPurchaseApi({ call } as unknown as Api).begin(intent, new AbortController().signal);
    const query = expect.objectContaining({ promo_code: "TISHINA", method: "card" }) as unknown;
    expect(call).toHaveBeenCalledExactlyOnceWith("initiatePurchase", expect.objectContaining({ query }));
  });

  it.each(["noadsone", "estvideo", "noads_one", "est_video"] as const)(
    "refuses what is sold on a video's page alone away from one: %s [PROMO-FLOW-05]",
    async (accessType) => {
      const { calls } = show({
        target: coupon,
        api: {
          checkCoupon: () => Promise.resolve({ code: "X", offer: { ...noads, access_type: accessType }, days: 1 }),
        },
      });
      await type("x{Enter}");
      await screen.findByText("Этот промокод можно использовать только на странице конкретного видео");
      expect(calls.begin).not.toHaveBeenCalled();
    },
  );

  it("goes on after a reload without the offer that it was for: that is only logged [PROMO-FLOW-07]", async () => {
    const { ports, calls } = show({
      target: coupon,
      api: { begin: () => Promise.resolve({ ...order, isPaid: true }) },
      kept: {
        key: "key-0",
        ownerId: "7",
        target: coupon,
        offerId: "gone",
        method: "card",
        isTrial: false,
        promoCode: "TISHINA",
        email: "a@kadr.example",
        returnUrl: null,
        awayFor: null,
        at: 0,
      },
    });
    await popup("Промокод активирован");
    expect(calls.begin).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: "key-0" }), expect.anything());
    expect(ports.log).toHaveBeenCalledExactlyOnceWith("no active offer");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  // [PROMO-FORM-03] [PROMO-FORM-04] [PROMO-FORM-05] [PROMO-FORM-06]
  it("has a field for the e-mail only for who has no confirmed one, filled from the profile, required and checked", async () => {
    const { calls, setEmail } = show({ target: coupon, email: { email: "b@kadr.example", isEmailConfirmed: false } });
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Электронная почта" });
    expect(field.value).toBe("b@kadr.example");
    await type("KINO");
    await userEvent.clear(field);
    await press("Активировать");
    await screen.findByText("Это обязательное поле");
    await userEvent.type(field, "не почта");
    await press("Активировать");
    await screen.findByText("Введите валидный email");
    expect(setEmail).not.toHaveBeenCalled();
    expect(calls.checkCoupon).not.toHaveBeenCalled();
  });

  it("has no field for the e-mail where it is confirmed [PROMO-FORM-05]", async () => {
    show({ target: coupon });
    await screen.findByRole("textbox", { name: "Промокод" });
    expect(screen.queryByRole("textbox", { name: "Электронная почта" })).toBeNull();
  });
});
