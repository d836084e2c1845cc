import type { ProductTariff } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ManagePopup } from "../../host/src/features/manage-subscription/ManagePopup.tsx";
import { silentMeasure } from "../../host/src/stores/testing.ts";
import { MachineStore } from "../../host/src/stores/paying/MachineStore.ts";
import { managementFlow, type ManagementApi } from "../../host/src/stores/paying/managementFlow.ts";
import type { Managed, ManagementEntry } from "../../host/src/stores/paying/managementMachine.ts";
import { forgetAnnouncements } from "../support/announcements.ts";

const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(Object.assign(new Error("500"), { kind: "http", status: 500 }));

const active = examples.listProductTariffs.active.result[0] as ProductTariff;
const ending = examples.listProductTariffs.ending.result[0] as ProductTariff;
const byPromo = examples.listProductTariffs.promo.result[0] as ProductTariff;

const managed = (tariff: ProductTariff, isRenewable = true): Managed => ({ tariff, subscriptionId: null, isRenewable });

interface ManagementWorld {
  entry?: ManagementEntry;
  /** Subscription of the person; null: none. */
  managed?: Managed | null;
  /** Responses of the server that differ. */
  api?: Partial<ManagementApi>;
}

/** The popup over a server of the story. */
function Management({ entry = "purchase", managed: has = managed(active), api }: ManagementWorld) {
  const [isOpen, setOpen] = useState(true);
  const [store] = useState(
    () =>
      new MachineStore(
        managementFlow({
          api: {
            read: () => Promise.resolve(has),
            rescind: () => Promise.resolve(ending),
            recover: () => Promise.resolve(active),
            renew: () => Promise.resolve(),
            ...api,
          },
          measure: silentMeasure,
          newKey: () => "key",
          onChanged: () => undefined,
        }),
        { entry, productCode: "RUTUBE" },
        {
          clock: { now: () => 0, after: () => () => undefined },
          account: { onChange: () => () => undefined },
        },
      ),
  );
  return <ManagePopup store={store} isOpen={isOpen} onOpenChange={setOpen} />;
}

const meta = {
  title: "Flows/ManagePopup",
  component: Management,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  beforeEach: () => forgetAnnouncements,
} satisfies Meta<typeof Management>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It comes in with a movement. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const heard = async (name: string) => seen(await screen.findByRole("alertdialog", { name }));

/** [PAY-SCREEN-09] The popup of management, the question and the success of cancelling stand here, the error popup in Flows/Premium. */
export const Default: Story = {
  play: async () => {
    await seen(await screen.findByText("Активно"));
    await seen(await screen.findByText("Подписка продлится автоматически"));
  },
};
/** Cancelled: it ends, and can be taken back until then. */
export const Ending: Story = {
  args: { managed: managed(ending) },
  play: async () => {
    await seen(await screen.findByText("Активно до 21 декабря 2026"));
    await seen(screen.getByRole("button", { name: "Возобновить" }));
  },
};
/** The subscription was not paid: there is nothing to cancel. */
export const ByPromoCode: Story = {
  args: { managed: managed(byPromo, false) },
  play: async () => {
    await seen(await screen.findByText("Активна по промокоду до 21 декабря 2026"));
    await expect(screen.queryByRole("button", { name: /Отменить|Возобновить/ })).toBeNull();
  },
};
/** A gift has nothing to press. [MANAGE-STATUS-05] */
export const Free: Story = {
  args: { managed: managed({ ...active, type: "subscription_free", nextPaymentValue: null }, false) },
  play: async () => {
    await seen(await screen.findByText("Эта подписка бесплатная, отменять ничего не нужно."));
    await expect(screen.queryByRole("button", { name: /Отменить|Возобновить|Управлять/ })).toBeNull();
  },
};
export const Loading: Story = { args: { api: { read: never } } };
/** It is asked before anything happens; the no has the focus. */
export const Question: Story = {
  play: async () => {
    await press("Отменить подписку");
    await heard("Отменить подписку?");
    await waitFor(() => expect(screen.getByRole("button", { name: "Нет, оставить" })).toHaveFocus());
  },
};
export const Cancelling: Story = {
  args: { entry: "rescission", api: { rescind: never } },
  play: async () => {
    await press("Да, отменить");
    await seen(await screen.findByRole("button", { name: /Отменяем подписку/ }));
  },
};
/** Three steps, the last of which says that it is done. [MANAGE-STATUS-15] */
export const Cancelled: Story = {
  args: { entry: "rescission" },
  play: async () => {
    await press("Да, отменить");
    await seen(await screen.findByRole("dialog", { name: "Подписка отменена" }));
    await seen(screen.getByText(/Доступ сохранится до 21 декабря 2026/));
    await waitFor(() => expect(screen.getByRole("button", { name: "Понятно" })).toHaveFocus());
    forgetAnnouncements();
  },
};
/** The popup of a failed cancelling, which tries again. [MANAGE-STATUS-14] */
export const Failed: Story = {
  args: { entry: "rescission", api: { rescind: refused } },
  play: async () => {
    await press("Да, отменить");
    await heard("Отмена подписки не прошла");
    await press("Повторить");
    await heard("Отмена подписки не прошла");
    forgetAnnouncements();
  },
};
export const RecoveryQuestion: Story = {
  args: { entry: "recovery", managed: managed(ending) },
  play: async () => heard("Возобновить подписку?"),
};
export const Recovered: Story = {
  args: { entry: "recovery", managed: managed(ending) },
  play: async () => {
    await press("Возобновить");
    await seen(await screen.findByRole("dialog", { name: "Подписка возобновлена" }));
    forgetAnnouncements();
  },
};
export const RecoveryFailed: Story = {
  args: { managed: managed(ending), api: { recover: refused } },
  play: async () => {
    await press("Возобновить");
    await heard("Не получилось возобновить подписку");
    forgetAnnouncements();
  },
};
export const Unread: Story = {
  args: { api: { read: refused } },
  play: async () => heard("Не получилось загрузить подписку"),
};
export const Over: Story = { args: { managed: null }, play: async () => heard("Действующей подписки нет") };
