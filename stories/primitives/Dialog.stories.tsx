import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog, type DialogProps } from "@kadr/design-system/primitives/Dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

function WithButton({ isOpen: isOpenAtFirst, ...args }: Omit<DialogProps, "onOpenChange">) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default {
  title: "Primitives/Dialog",
  component: WithButton,
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    isOpen: true,
    title: "Внешняя ссылка",
    closeLabel: "Закрыть",
    children: <p>Вы переходите на сайт, который нам не принадлежит. Проверьте адрес: example.com</p>,
    footer: (
      <>
        <Button>Остаться</Button>
        <Button variant="primary">Перейти</Button>
      </>
    ),
  },
} satisfies Meta<typeof WithButton>;
type Story = StoryObj<typeof WithButton>;

export const Default: Story = {};
export const Small: Story = { args: { size: "s" } };
export const Large: Story = { args: { size: "l" } };
export const FullOnMobile: Story = { args: { mobile: "full" } };
export const LongContent: Story = {
  args: {
    title: "Правила превысокомногорассмотрительствующего сообщества",
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>{index + 1}. Уважайте собеседников и не публикуйте чужие данные.</p>
    )),
  },
};
/** Focus goes in, stays in, and comes back to the button. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Открыть" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Внешняя ссылка" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
