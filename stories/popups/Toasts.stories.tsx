import { Toasts } from "@kadr/design-system/popups/Toasts";
import { Button } from "@kadr/design-system/primitives/Button";
import { space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const place = css`
  padding: ${space[4]};
`;

export default {
  title: "Popups/Toasts",
  component: Toasts,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "320px" } } },
  args: {
    onClose: fn(),
    onAction: fn(),
    onPauseChange: fn(),
    texts: { region: "Сообщения", close: "Закрыть" },
    toasts: [{ id: "1", type: "success", text: "Ссылка скопирована" }],
  },
} satisfies Meta<typeof Toasts>;
type Story = StoryObj<typeof Toasts>;

export const Default: Story = {};
/** [COMMON-TOAST-03] danger, success and info have a close button, a notice has none. */
export const Types: Story = {
  args: {
    toasts: [
      { id: "notice", type: "notice", text: "Комментарии переехали в раздел «Моё»" },
      { id: "info", type: "info", text: "Видео добавлено в «Смотреть позже»" },
      { id: "success", type: "success", text: "Комментарий удалён" },
      { id: "danger", type: "danger", text: "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже" },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("button", { name: "Закрыть" })).toHaveLength(3);
    await waitFor(() => expect(within(canvas.getByRole("alert")).getByText(/Проблема на нашей стороне/)).toBeVisible());
    await waitFor(() => expect(within(canvas.getByRole("status")).getByText("Комментарий удалён")).toBeVisible());
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button", { name: "Закрыть" }));
    await expect(args.onClose).toHaveBeenCalledWith("danger");
  },
};
/** [COMMON-TOAST-04] one button: an action, or a link to a path. */
export const WithButton: Story = {
  args: {
    toasts: [
      { id: "undo", type: "success", text: "Видео скрыто", button: { text: "Отмена" } },
      {
        id: "moved",
        type: "notice",
        text: "Комментарии переехали в раздел «Моё»",
        button: { text: "Посмотреть", href: href("/my/comments/") },
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Отмена" }));
    await expect(args.onAction).toHaveBeenCalledWith("undo");
    await expect(canvas.getByRole("link", { name: "Посмотреть" })).toHaveAttribute("href", "/my/comments/");
  },
};
export const LongWords: Story = {
  args: {
    toasts: [
      {
        id: "1",
        type: "info",
        text: `Превысокомногорассмотрительствующий ${"достопримечательный ".repeat(12)}`,
        button: { text: "Отмена" },
      },
    ],
  },
};
/** No landmark for nothing. */
export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("region")).toBeNull();
  },
};
/** F6 leads to the messages and stops their clock; F6 again leads back. */
export const ReachedByF6: Story = {
  args: { toasts: [{ id: "1", type: "success", text: "Видео скрыто", button: { text: "Отмена" } }] },
  render: (args) => (
    <main className={place}>
      <Button>Где был фокус</Button>
      <Toasts {...args} />
    </main>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByRole("button", { name: "Где был фокус" });
    before.focus();
    await userEvent.keyboard("{F6}");
    await expect(canvas.getByRole("region", { name: "Сообщения" })).toHaveFocus();
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("{F6}");
    await expect(before).toHaveFocus();
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(false);
  },
};
