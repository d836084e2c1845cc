import { media } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ProductTariff } from "@kadr/openapi/client";
import { PremiumFlow } from "../../host/src/features/pay-premium/PremiumFlow.tsx";
import type { PremiumEvent, PremiumInput } from "../../host/src/stores/paying/premiumTypes.ts";
import { HostProvider } from "../../host/src/ports/Host.ts";
import { makeHost } from "../../host/src/ports/testing/makeHost.ts";
import { safeUrl } from "../../host/src/links/safeUrl.ts";
import { at, wide } from "../fixtures/pictures.ts";
import { forgetAnnouncements } from "../support/announcements.ts";
import { offered, openPremium, savedCards, type FakeServer } from "../../host/src/stores/paying/testing/openPremium.ts";

interface StepProps {
  /** Responses of the server. */
  server: FakeServer;
  /** Actions of the person so far. */
  events: readonly PremiumEvent[];
  input?: PremiumInput;
  isMobile?: boolean;
  onManage?: (action: "manage" | "recover", productCode: string) => void;
}

const policy = { origin: "https://kadr.example", ownOrigins: ["https://pay.example"], partners: [] };

const host = makeHost({
  link: (address) => {
    const verdict = safeUrl(address, policy);
    if (verdict.kind === "refuse") return null;
    return verdict.kind === "internal"
      ? { href: verdict.path, isExternal: false }
      : { href: verdict.href, isExternal: true };
  },
  mediaUrl: () => at(wide, 0),
  copyText: () => Promise.resolve(true),
  now: () => 0,
});

/** One step of the flow, come to as a person comes to it: cards, a new one, a code, success, failure [PAY-SCREEN-10]; promo codes: Flows/PromoCode. */
function PremiumStep({ server, events, input, isMobile = false, onManage = () => undefined }: StepProps) {
  const [store] = useState(() => openPremium(server, events, input));
  return (
    <HostProvider value={host}>
      <PremiumFlow
        store={store}
        isOpen
        onStay={() => undefined}
        isMobile={isMobile}
        themeId="light"
        cardFrame={{
          createFlowId: () => "flow",
          address: () => media("about:blank"),
          connect(_frame, _flow, onMessage) {
            queueMicrotask(() => {
              onMessage({ kind: "load" });
              onMessage({ kind: "height", height: 330 });
            });
            return { setTheme: () => undefined, focus: () => undefined, close: () => undefined };
          },
        }}
        onManage={onManage}
      />
    </HostProvider>
  );
}

const tariff = { type: "TARIFF", productCode: "PREMIER_RUTUBE_YAPPY" } as const;
const noAds = { type: "TARIFF", productCode: "RUTUBE" } as const;
const saves = { type: "PHONE", phone: "+79991234567" } as const;
const [first] = savedCards;
const pick = { type: "SAVED_CARD", paymentMethodId: first?.paymentMethodId ?? "" } as const;
const server: FakeServer = { tariffs: offered, phone: "+79991234567", cards: savedCards, begin: "begun" };
const withFirst = (change: Partial<ProductTariff>): readonly ProductTariff[] =>
  offered.map((product, index) => (index === 0 ? { ...product, ...change } : product));

export default {
  title: "Flows/Premium",
  component: PremiumStep,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  args: { server, events: [] },
  beforeEach: () => forgetAnnouncements,
} satisfies Meta<typeof PremiumStep>;
type Story = StoryObj<typeof PremiumStep>;

const titled = (name: string) =>
  waitFor(() =>
    expect(screen.queryByRole("dialog", { name }) ?? screen.getByRole("alertdialog", { name })).toBeVisible(),
  );

async function givePhone(number: string): Promise<void> {
  await titled("Номер телефона");
  const field = screen.getByRole("textbox", { name: "Телефон" });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, number);
  await expect(field).toHaveValue(number);
  await userEvent.click(screen.getByRole("button", { name: "Продолжить" }));
}

/** The tariffs: each with its terms and its own button. */
export const Default: Story = {
  play: async () => {
    await titled("Подписка");
    await waitFor(() => expect(screen.getByRole("button", { name: /^Смотреть за 149\s₽$/ })).toBeVisible());
  },
};
/** One tariff is held and leads to its management. */
export const HeldTariff: Story = {
  args: { server: { ...server, tariffs: withFirst({ isActive: true }) }, onManage: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Управлять" }));
    await expect(args.onManage).toHaveBeenCalledWith("manage", "RUTUBE");
  },
};
export const EndingTariff: Story = {
  args: { server: { ...server, tariffs: withFirst({ isActive: true, endTime: "2026-12-24T12:00:00Z" }) } },
};
/** Under the popup of the sign-in. */
export const SigningIn: Story = { args: { server: { isGuest: true } } };
export const Loading: Story = { args: { server: {} } };
export const PhoneLoading: Story = { args: { server: { tariffs: offered }, events: [tariff] } };
export const Phone: Story = {
  args: { server: { ...server, phone: null }, events: [tariff] },
  play: async () => {
    await givePhone("123");
    await expect(screen.getByText("Введите номер полностью")).toBeVisible();
  },
};
/** While it is saved the number cannot be changed. */
export const PhoneSaving: Story = {
  args: { server: { ...server, phone: null }, events: [tariff] },
  parameters: { does: [saves] },
  play: async () => {
    await givePhone("9991234567");
    await waitFor(() => expect(screen.getByRole("button", { name: /Сохраняем номер/ })).toBeVisible());
    await expect(screen.getByRole("textbox", { name: "Телефон" })).toHaveAttribute("readonly");
    forgetAnnouncements();
  },
};
/** The typed number is there for another try. */
export const PhoneNotSaved: Story = {
  args: { server: { ...server, phone: null, savePhone: "refused" }, events: [tariff] },
  play: async () => {
    await givePhone("9991234567");
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Номер не сохранился. Проверьте его и попробуйте ещё раз"),
    );
    await expect(screen.getByRole("textbox", { name: "Телефон" })).toHaveValue("9991234567");
    forgetAnnouncements();
  },
};
export const CardsLoading: Story = {
  args: { server: { tariffs: offered, phone: "+79991234567" }, events: [tariff] },
  play: () => titled("Оплата"),
};
export const ChooseCard: Story = {
  args: { events: [tariff] },
  play: async () => {
    await titled("Оплата");
    await waitFor(() => expect(screen.getByText("Выберите карту")).toBeVisible());
  },
};
export const NewCard: Story = { args: { server: { ...server, cards: [] }, events: [tariff] } };
export const Starting: Story = {
  args: { server: { tariffs: offered, phone: "+79991234567", cards: savedCards }, events: [tariff, pick] },
};
/** A code for a phone's camera (PAY-SCREEN-05 is shown with the next one). */
export const Sbp: Story = {
  args: {
    server: {
      ...server,
      status: { status: "pending", confirmation: { confirmationData: "https://pay.example/sbp/1/" } },
    },
    events: [tariff, { type: "SBP" }],
  },
  play: async () => {
    await titled("Оплата по СБП");
    await waitFor(() => expect(screen.getByRole("img", { name: "QR-код для оплаты по СБП" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Скопировать ссылку" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Ссылка скопирована" })).toBeVisible());
  },
};
/** On a phone the bank's app comes first. */
export const SbpOnPhone: Story = { args: { ...Sbp.args, isMobile: true } };
/** Until the bank has said whether it asks the person. */
export const Preparing: Story = { args: { events: [tariff, pick] } };
export const Waiting: Story = {
  args: { server: { ...server, status: { status: "pending" } }, events: [tariff, pick] },
};
/** Back from the bank's page without an answer. */
export const AtTheBank: Story = {
  args: {
    server: {
      ...server,
      status: { status: "pending", confirmation: { confirmationUrl: "https://pay.example/confirm/1/" } },
    },
    events: [tariff, pick],
  },
};
/** The bank has sent the person to a tab that knows of no payment: it is looked again for a moment. */
export const Returning: Story = { args: { server, input: { entry: "postPayment", productCode: "RUTUBE" } } };
export const Unknown: Story = { args: { server: { ...server, begin: "lost" }, events: [tariff, pick] } };
/** The bundle. */
export const Success: Story = {
  args: { server: { ...server, status: { status: "succeeded" } }, events: [tariff, pick] },
  play: async () => {
    await titled("Подписка оформлена");
    await waitFor(() => expect(screen.getByRole("button", { name: "Продолжить" })).toHaveFocus());
  },
};
export const SuccessWithoutAds: Story = {
  args: { server: { ...server, status: { status: "waiting_for_capture" } }, events: [noAds, pick] },
  play: () => titled("Реклама отключена"),
};
/** [PAY-FLOW-09] */
export const Already: Story = {
  args: {
    server: { ...server, tariffs: offered.map((product) => ({ ...product, isActive: true })) },
    input: { entry: "quick", productCode: "RUTUBE" },
  },
  play: () => titled("Подписка уже оформлена"),
};
/** It has to be answered; its answer leads to the cards. */
export const Failed: Story = {
  args: { server: { ...server, status: { status: "failed", errorKind: "somethingWrong" } }, events: [tariff, pick] },
  play: async () => {
    await titled("Не прошла оплата");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog", { name: "Не прошла оплата" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Попробуйте ещё раз" })).toHaveFocus());
  },
};
export const NotEnoughMoney: Story = {
  args: { server: { ...server, status: { status: "failed", errorKind: "notEnoughMoney" } }, events: [tariff, pick] },
};
export const TimeIsOver: Story = {
  args: { server: { ...server, status: { status: "cancelled" } }, events: [tariff, pick] },
};
/** [PAY-FAIL-07] */
export const GenericFailure: Story = {
  args: { server, events: [{ type: "BROKEN" }] },
  play: async () => {
    await titled("Попробуйте снова чуть позже");
    const dialog = within(screen.getByRole("alertdialog"));
    await expect(dialog.getByRole("button", { name: "Понятно" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Повторить" }));
    await titled("Подписка");
  },
};
export const TooMany: Story = { args: { server: { ...server, begin: "tooMany" }, events: [tariff, pick] } };
