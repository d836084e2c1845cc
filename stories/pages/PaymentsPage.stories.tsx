import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import ProfilePage from "../../host/src/pages/ProfilePage/ProfilePage.tsx";
import { forgetAnnouncements } from "../support/announcements.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const tariffs = /^\/v1\/product-tariff$/;
const cards = /^\/v1\/payment-methods\/user\/saved$/;
const payments = /^\/api\/marketplace\/payments-history$/;

/** It comes in with a movement. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const [first, second] = examples.listSavedPaymentMethods.two.results;
const some: StoryServer = [
  [tariffs, { body: examples.listProductTariffs.active }],
  [cards, { body: examples.listSavedPaymentMethods.two }],
  [payments, { body: examples.listPayments.first }],
];

const meta = {
  title: "Pages/PaymentsPage",
  component: StoryWorld,
  args: { children: <ProfilePage params={{ rest: "payments/" }} />, person: viewer, server: some },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
  beforeEach: () => forgetAnnouncements,
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid subscriptions, the cards with their banks, and the way to the payments. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Управлять: Видео без рекламы" })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("list", { name: "Банковские карты" })).toBeVisible());
  },
};
/** More cards than three are folded; one that comes to its end can be taken back. */
export const Many: Story = {
  args: {
    server: [
      [tariffs, { body: examples.listProductTariffs.ending }],
      [
        cards,
        {
          body: {
            results: ["sberbank", "TINKOFF", "Банк ВТБ (ПАО)", "Местный банк"].map((issuerName, index) => ({
              ...(index === 0 ? first : second),
              paymentMethodId: `m${index}`,
              isMain: index === 0,
              issuerName,
            })),
          },
        },
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole("list", { name: "Банковские карты" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Показать больше" }));
    await expect(within(list).getAllByRole("listitem")).toHaveLength(4);
  },
};
export const Empty: Story = {
  args: {
    server: [
      [tariffs, { body: examples.listProductTariffs.offers }],
      [cards, { body: examples.listSavedPaymentMethods.none }],
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("Действующих подписок нет.")).toBeVisible());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Добавить карту" })).toBeVisible());
  },
};
/** Each part fails in its own place. */
export const Failed: Story = {
  args: {
    server: [
      [tariffs, { status: 500 }],
      [cards, { status: 500 }],
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("Не получилось загрузить подписки")).toBeVisible());
    await waitFor(() => expect(within(canvasElement).getByText("Не получилось загрузить карты")).toBeVisible());
  },
};
export const Loading: Story = {
  args: {
    server: [
      [tariffs, "never"],
      [cards, "never"],
    ],
  },
};
/** Before a card is removed it is asked. */
export const RemoveCard: Story = {
  play: async ({ canvasElement }) => {
    const [remove] = await within(canvasElement).findAllByRole("button", { name: /^Удалить: / });
    if (remove) await userEvent.click(remove);
    await seen(await screen.findByRole("alertdialog", { name: "Удалить карту?" }));
  },
};
export const MakeMain: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /^Сделать основной: / }));
    await seen(await screen.findByRole("alertdialog", { name: "Сделать карту основной?" }));
  },
};
export const Guest: Story = {
  args: { person: null },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Войти" })).toBeVisible());
  },
};
/** Payments, the newest first: for how much and by what. */
export const History: Story = {
  args: { children: <ProfilePage params={{ rest: "payments/history/" }} /> },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole("list", { name: "История платежей" });
    await expect(list).toBeVisible();
    const [, row] = within(list).getAllByRole("listitem");
    for (const words of ["Видео без рекламы", "149 ₽", "Оплачено", "Карта •• 0004"])
      await expect(row).toHaveTextContent(words);
  },
};
export const EmptyHistory: Story = {
  args: {
    children: <ProfilePage params={{ rest: "payments/history/" }} />,
    server: [[payments, { body: examples.listPayments.empty }]],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("Платежей пока нет")).toBeVisible());
  },
};
