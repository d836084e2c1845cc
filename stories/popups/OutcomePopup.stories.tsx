import { outcomeParts, type Outcome } from "@kadr/design-system/popups/OutcomePopup";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

/** The dialog of a flow, at its end. */
function OutcomePopup({ isOpen, onClose, ...outcome }: Outcome & { isOpen: boolean; onClose: () => void }) {
  return <Dialog isOpen={isOpen} onOpenChange={(next) => !next && onClose()} {...outcomeParts(outcome)} />;
}

export default {
  title: "Popups/OutcomePopup",
  component: OutcomePopup,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "400px" } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: "Подписка оформлена",
    text: "Подписка продлится автоматически. Отключить продление можно в профиле.",
    tone: "success",
    action: { label: "Продолжить", onPress: fn() },
    closeLabel: "Закрыть",
  },
} satisfies Meta<typeof OutcomePopup>;
type Story = StoryObj<typeof OutcomePopup>;

const retry = fn();

export const Default: Story = {};
export const Failure: Story = {
  args: {
    tone: "failure",
    title: "Оплата не прошла",
    text: "На карте не хватает денег. Выберите другую карту или пополните эту.",
    action: { label: "Повторить", onPress: fn() },
    otherAction: { label: "Понятно", onPress: fn() },
  },
};
export const Pending: Story = {
  args: { ...Failure.args, action: { label: "Повторить", isPending: true, pendingLabel: "Повторяем", onPress: fn() } },
};
/** Long words break and the popup scrolls, its buttons stay. */
export const LongWords: Story = {
  args: {
    ...Failure.args,
    title: "Достопримечательности высокогорноклиматических местностей не оплачены",
    text:
      "Банк не ответил вовремя, и мы не знаем, прошла ли оплата. Деньги не спишутся дважды: новая попытка " +
      "начнётся только после того, как станет известно, чем закончилась эта.",
  },
};
/** It has to be answered: Escape does nothing, the way on has the focus. */
export const Uncancellable: Story = {
  args: {
    tone: "failure",
    title: "Не прошла оплата",
    text: "Деньги не списаны.",
    action: { label: "Попробуйте ещё раз", onPress: retry },
    isCancellable: false,
  },
  play: async ({ args }) => {
    retry.mockClear();
    await screen.findByRole("alertdialog", { name: "Не прошла оплата" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Попробуйте ещё раз" })).toHaveFocus());
    await expect(screen.queryByRole("button", { name: "Закрыть" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenCalledOnce();
  },
};
