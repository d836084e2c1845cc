import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProductTariff } from "@kadr/openapi/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PremiumStore } from "../../stores/OffersStore.ts";
import { offered, openPremium, savedCards, type FakeServer } from "../../stores/paying/testing/openPremium.ts";
import type { PremiumEvent } from "../../stores/paying/premiumTypes.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { PremiumFlow } from "./PremiumFlow.tsx";

const server: FakeServer = { tariffs: offered, phone: "+79991234567", cards: savedCards, begin: "begun" };
const bundle = { type: "TARIFF", productCode: "PREMIER_RUTUBE_YAPPY" } as const;
const noAds = { type: "TARIFF", productCode: "RUTUBE" } as const;
const pick = { type: "SAVED_CARD", paymentMethodId: savedCards[0]?.paymentMethodId ?? "" } as const;

const mediaUrl = vi.fn(() => undefined);
const host = makeHost({ mediaUrl, copyText: () => Promise.resolve(true), now: () => 0 });

function show(store: PremiumStore, { isMobile = false } = {}) {
  return render(
    <HostProvider value={host}>
      <PremiumFlow
        store={store}
        isOpen
        onStay={() => undefined}
        isMobile={isMobile}
        themeId="light"
        cardFrame={{
          createFlowId: () => "flow",
          address: () => undefined,
          connect: () => ({ setTheme: () => undefined, focus: () => undefined, close: () => undefined }),
        }}
        onManage={() => undefined}
      />
    </HostProvider>,
  );
}

const reach = (said: FakeServer, ...events: readonly PremiumEvent[]) =>
  show(openPremium({ ...server, ...said }, events));
const popup = (name: string) =>
  waitFor(() => screen.queryByRole("dialog", { name }) ?? screen.getByRole("alertdialog", { name }));

beforeEach(() => mediaUrl.mockImplementation(() => undefined));
afterEach(cleanup);

describe("a person in the premium flow", () => {
  it("reads that the subscription is there, or that advertising is off, by the product [PAY-SCREEN-07]", async () => {
    reach({ status: { status: "succeeded" } }, bundle, pick);
    await popup("Подписка оформлена");
    cleanup();
    reach({ status: { status: "succeeded" } }, noAds, pick);
    await popup("Реклама отключена");
  });

  it("reads how each product stands: muted what comes to its end, bought or by a code, in the normal colour all else [MANAGE-STATUS-04]", async () => {
    const [tariff] = offered as [ProductTariff];
    const endTime = "2026-12-24T22:30:00Z";
    const standing = (tariffCode: string, more: Partial<ProductTariff>): ProductTariff => ({
      ...tariff,
      ...more,
      isActive: true,
      tariff: { ...tariff.tariff, tariffCode },
    });
    reach({
      tariffs: [
        standing("active", {}),
        standing("promo", { isPromo: true }),
        standing("ending", { endTime }),
        standing("ending promo", { isPromo: true, endTime }),
      ],
    });
    await popup("Подписка");
    const statuses = await screen.findAllByText(/^Актив/);
    expect(statuses.map(({ textContent, dataset }) => [textContent, dataset["muted"] !== undefined])).toEqual([
      ["Активно", false],
      ["Активно", false],
      ["Активно до 24 декабря 2026", true],
      ["Активна по промокоду до 24 декабря 2026", true],
    ]);
  });

  it("tries a product by the first line of a price of several [MANAGE-STATUS-09], and watches any other for its price [MANAGE-STATUS-10]", async () => {
    const [plain] = offered as [ProductTariff];
    const { trial: _trial, ...tariff } = plain.tariff;
    reach({
      tariffs: [
        { ...plain, tariff: { ...tariff, tariffCode: "complex", complex: ["первый месяц 1 ₽", "далее 299 ₽"] } },
        {
          ...plain,
          tariff: { ...tariff, tariffCode: "plain", complex: [], mainPrice: { ...tariff.mainPrice, price: 149 } },
        },
      ],
    });
    expect(await screen.findByRole("button", { name: "Попробовать первый месяц 1 ₽" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Смотреть за 149\u00A0₽" })).toBeDefined();
  });

  it("waits while the payment is new or pending [PAY-STATUS-01]", async () => {
    for (const status of ["new", "pending"]) {
      reach({ status: { status } }, bundle, pick);
      expect(await screen.findByText("Ждём подтверждения оплаты")).toBeDefined();
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(screen.getByText("Ждём подтверждения оплаты")).toBeDefined();
      cleanup();
    }
  });

  it("sees a success once it succeeded or is held for capture [PAY-STATUS-02]", async () => {
    for (const status of ["succeeded", "waiting_for_capture"]) {
      reach({ status: { status } }, bundle, pick);
      await popup("Подписка оформлена");
      cleanup();
    }
  });

  it("sees a failure at any other status [PAY-STATUS-03]", async () => {
    for (const status of ["failed", "cancelled", "nobody knows this one"]) {
      reach({ status: { status } }, bundle, pick);
      await popup("Не прошла оплата");
      cleanup();
    }
  });

  it("pays by SBP with a code on a desktop and with the bank's app on a phone [PAY-SCREEN-05]", async () => {
    const status = { status: "pending", confirmation: { confirmationData: "https://pay.example/sbp/1/" } } as const;
    reach({ status }, bundle, { type: "SBP" });
    const desktop = within(await popup("Оплата по СБП"));
    expect(await desktop.findByRole("img", { name: "QR-код для оплаты по СБП" })).toBeDefined();
    expect(desktop.queryByRole("link")).toBeNull();
    cleanup();
    show(openPremium({ ...server, status }, [bundle, { type: "SBP" }]), { isMobile: true });
    const phone = within(await popup("Оплата по СБП"));
    const app = await phone.findByRole("link", { name: /^Открыть приложение банка/ });
    expect(app.getAttribute("href")).toBe("https://pay.example/sbp/1/");
  });

  it("may pay by a new card, by a saved one, or by SBP [PAY-SCREEN-11]", async () => {
    const status = { status: "pending", confirmation: { confirmationData: "https://pay.example/sbp/1/" } } as const;
    for (const [name, then] of [
      [/^Сбер/, () => screen.findByText("Ждём подтверждения оплаты")],
      [/^Новая карта/, () => screen.findByTitle("Данные карты")],
      [/^СБП/, () => screen.findByRole("img", { name: /QR/ })],
    ] as const) {
      reach({ status }, bundle);
      await userEvent.click(await screen.findByRole("button", { name }));
      expect(await then()).toBeDefined();
      cleanup();
    }
  });

  it("is told by the error popup of a step that cannot be drawn, and begins anew [PAY-FLOW-13]", async () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
    mediaUrl.mockImplementation(() => {
      throw new Error("broken");
    });
    reach({});
    await popup("Попробуйте снова чуть позже");
    silent.mockRestore();
    mediaUrl.mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
    await popup("Подписка");
    expect(await screen.findByRole("button", { name: /^Попробовать/ })).toBeDefined();
  });

  it("is told so at the pay step when there is nothing to pay for [PAY-FLOW-12]", async () => {
    show(openPremium(server, [pick], { entry: "quick", productCode: null }));
    await popup("Попробуйте снова чуть позже");
  });

  it("comes to the cards after a failed payment and to the beginning after any other error [PAY-FLOW-04]", async () => {
    reach({ status: { status: "failed" } }, bundle, pick);
    await popup("Не прошла оплата");
    await userEvent.click(screen.getByRole("button", { name: "Попробуйте ещё раз" }));
    expect(await screen.findByText("Выберите карту")).toBeDefined();
    cleanup();
    reach({}, bundle, { type: "BROKEN" });
    await popup("Попробуйте снова чуть позже");
    await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
    expect(await screen.findByRole("button", { name: /^Попробовать/ })).toBeDefined();
  });

  it("chooses among tariffs in the full flow alone [PAY-FLOW-15]", async () => {
    reach({});
    expect(await screen.findByRole("button", { name: /^Попробовать/ })).toBeDefined();
    cleanup();
    show(openPremium(server, [], { entry: "quick", productCode: "RUTUBE" }));
    expect(await screen.findByText("Выберите карту")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Попробовать/ })).toBeNull();
  });

  it("sees a number that is too short before it is sent, and goes on with a whole one", async () => {
    reach({ phone: null }, bundle);
    const field = await screen.findByRole("textbox", { name: "Телефон" });
    await userEvent.type(field, "999{Enter}");
    expect(screen.getByText("Введите номер полностью")).toBeDefined();
    await userEvent.type(field, "1234567{Enter}");
    expect(screen.queryByText("Введите номер полностью")).toBeNull();
  });

  it("copies the address of the code", async () => {
    const status = { status: "pending", confirmation: { confirmationData: "https://pay.example/sbp/1/" } } as const;
    reach({ status }, bundle, { type: "SBP" });
    await userEvent.click(await screen.findByRole("button", { name: "Скопировать ссылку" }));
    expect(await screen.findByRole("button", { name: "Ссылка скопирована" })).toBeDefined();
  });
});
