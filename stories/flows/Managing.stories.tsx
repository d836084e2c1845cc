import type { ProductTariff } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paymentsTexts } from "../../host/src/texts/payments.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { follow, goBack, heading, inDialog, isAt, nothingOver, said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const page = "/profile/payments/";
const tariffs = /^\/v1\/product-tariff$/;
const cards = /^\/v1\/payment-methods\/user\/saved$/;
const { active, ending, promo, offers } = examples.listProductTariffs;
const [bought] = examples.listActivePurchases.one.results;
const openAt = (at: string, ...server: StoryServer) => ({
  app: (): StoryAppSetup => ({
    at,
    person: viewer,
    server: [
      ...server,
      [tariffs, { body: active }],
      [/^\/api\/marketplace\/active-purchases/, { body: { results: [{ ...bought, offer_id: null }] } }],
      [cards, { body: examples.listSavedPaymentMethods.two }],
      [/^\/api\/marketplace\/payments-history$/, { body: examples.listPayments.first }],
    ],
  }),
});

/** Management of paid subscriptions and cards, over the app: by the page of subscriptions and cards, and by the popups' own addresses. */
const meta = {
  title: "Flows/Managing",
  parameters: {
    layout: "fullscreen",
    page: true,
    window: { width: 1400, height: 900 },
    playOnly: "the page and the popups as they were: Pages/PaymentsPage and Flows/ManagePopup look at each",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (dialog: string, name: string) =>
  userEvent.click(await inDialogOrQuestion(dialog, (inside) => inside.getByRole("button", { name })));
/** A question is an alert, what says that it is done is none. */
const inDialogOrQuestion = <T,>(name: string, find: (inside: ReturnType<typeof within>) => T): Promise<T> =>
  waitFor(() => find(within(screen.queryByRole("alertdialog", { name }) ?? screen.getByRole("dialog", { name }))));
const rowOf = async (list: string, text: RegExp | string) => {
  const rows = within(await screen.findByRole("list", { name: list }));
  return within((await rows.findByText(text)).closest("li")!);
};

/** [PAY-FLOW-21] Who has nothing is told so by the popup's address, which leaves the page as it was. */
export const Nothing: Story = {
  parameters: openAt("/info/about/?popup=premium_management_purchase", [tariffs, { body: { result: [] } }]),
  play: async () => {
    await press("Действующей подписки нет", "Понятно");
    await nothingOver();
    await isAt("/info/about/");
  },
};

/** The page of who has nothing offers it, with nothing to manage. */
export const NothingOnThePage: Story = {
  parameters: openAt(page, [tariffs, { body: offers }]),
  play: async () => {
    await screen.findByText("Действующих подписок нет.");
    await expect(screen.queryByRole("button", { name: /^Управлять/ })).toBeNull();
  },
};

let held: unknown = ending;
/** [PAY-FLOW-21] [PAY-FLOW-23] A cancelled subscription is taken back by the address; without a product it is RUTUBE. */
export const TakenBack: Story = {
  parameters: {
    window: { width: 360, height: 740 },
    app: (): StoryAppSetup => {
      held = ending;
      const recover: StoryServer[number] = [
        /recurrent-recovery$/,
        () => {
          held = active;
          return { body: active };
        },
      ];
      return openAt(`${page}?popup=premium_management_recovery`, [tariffs, () => ({ body: held })], recover).app();
    },
  },
  play: async ({ loaded }) => {
    const question = "Возобновить подписку?";
    await inDialogOrQuestion(question, (question) => question.getByRole("button", { name: "Не сейчас" }));
    await press(question, "Возобновить");
    await press("Подписка возобновлена", "Понятно");
    await nothingOver();
    await (await rowOf("Подписки", "Видео без рекламы")).findByText("Активно");
    await expect(appIn(loaded).heard).toContain('PATCH /v1/payment/recurrent-recovery {"productCode":"RUTUBE"}');
  },
};

const byCode: ProductTariff = { ...promo.result[0]!, productCode: "RUTUBE", nameTransformed: "Видео без рекламы" };
/** [MANAGE-STATUS-03] What a promo code gave ends by itself and has nothing to cancel. */
export const ByPromoCode: Story = {
  parameters: openAt(page, [tariffs, { body: { result: [byCode] } }], [/active-purchases/, { body: { results: [] } }]),
  play: async () => {
    const row = await rowOf("Подписки", "Видео без рекламы");
    row.getByText("Активна по промокоду до 21 декабря 2026");
    await userEvent.click(row.getByRole("button", { name: "Управлять: Видео без рекламы" }));
    await inDialog("Видео без рекламы", (popup) => popup.getByText(paymentsTexts.manage.byPromo));
    await expect(within(screen.getByRole("dialog")).queryByRole("button", { name: /Отменить|Возобновить/ })).toBeNull();
  },
};

/** [MANAGE-STATUS-21] A subscription of the marketplace is cancelled by need_renew, and not by its tariff. */
export const OfTheMarketplace: Story = {
  parameters: {
    app: (): StoryAppSetup => {
      held = active;
      const renew: StoryServer[number] = [
        /subscription-renew/,
        () => {
          held = ending;
          return { body: examples.renewSubscription.ending };
        },
      ];
      const purchases: StoryServer[number] = [/active-purchases/, { body: examples.listActivePurchases.one }];
      const at = "/info/about/?popup=premium_management_rescission&productCode=RUTUBE";
      return openAt(at, [tariffs, () => ({ body: held })], purchases, renew).app();
    },
  },
  play: async ({ loaded }) => {
    await press("Отменить подписку?", "Да, отменить");
    await press("Подписка отменена", "Понятно");
    const written = appIn(loaded).heard.filter((call) => /recurrent-|subscription-renew/.test(call));
    await expect(written).toEqual(['POST /api/marketplace/subscription-renew/501/ {"need_renew":false}']);
  },
};

const { two } = examples.listSavedPaymentMethods;
const [sber, tbank] = two.results;
const spoken = { sber: "Сбер, Visa, последние цифры 1111", tbank: "Т-Банк, Мир, последние цифры 0004" };
let saved = two.results;
const cardsServer: StoryServer = [
  [cards, () => ({ body: { results: saved } })],
  [
    /^\/v1\/payment-methods$/,
    ({ method }) => {
      saved =
        method === "DELETE"
          ? [{ ...tbank!, isMain: true }]
          : [
              { ...sber!, isMain: false },
              { ...tbank!, isMain: true },
            ];
      return { status: 204 };
    },
  ],
];
/**
 * [PROFILE-EDIT-13] [PROFILE-EDIT-14] [PAY-DATA-03] The main card is changed and a card is removed, each after a question, and both are told
 * of; cards are asked for again each time that they are shown.
 */
export const Cards: Story = {
  parameters: {
    app: (): StoryAppSetup => {
      saved = two.results;
      return openAt(page, ...cardsServer).app();
    },
  },
  play: async ({ loaded }) => {
    const list = "Банковские карты";
    const requestCount = () =>
      appIn(loaded).heard.filter((call) => call.includes("/payment-methods/user/saved")).length;
    await rowOf(list, spoken.sber);
    const before = requestCount();
    follow("/profile/payments/history/");
    await heading("История платежей");
    await goBack();
    await rowOf(list, spoken.sber);
    await waitFor(() => expect(requestCount()).toBeGreaterThan(before));

    await userEvent.click((await rowOf(list, spoken.tbank)).getByRole("button", { name: /^Сделать основной/ }));
    await press("Сделать карту основной?", "Сделать основной");
    await said("Основная карта изменена");
    await (await rowOf(list, spoken.tbank)).findByText("Основная");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

    const remove = async () =>
      userEvent.click((await rowOf(list, spoken.sber)).getByRole("button", { name: /^Удалить/ }));
    await remove();
    await press("Удалить карту?", "Отмена");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await remove();
    await press("Удалить карту?", "Удалить");
    await said("Карта удалена");
    await waitFor(() => expect(screen.queryByText(spoken.sber)).toBeNull());
  },
};
