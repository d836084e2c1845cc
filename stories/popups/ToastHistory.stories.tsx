import { ToastHistory } from "@kadr/design-system/popups/ToastHistory";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

export default {
  title: "Popups/ToastHistory",
  component: ToastHistory,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    texts: { title: "Сообщения", close: "Закрыть", empty: "Сообщений пока не было" },
    toasts: [
      {
        id: "3",
        type: "danger",
        text: "Не удалось сохранить реакцию",
        time: "14:07",
        dateTime: "2026-11-21T14:07:00Z",
      },
      { id: "2", type: "success", text: "Комментарий удалён", time: "14:05", dateTime: "2026-11-21T14:05:00Z" },
      {
        id: "1",
        type: "notice",
        text: "Комментарии переехали в раздел «Моё»",
        time: "13:58",
        dateTime: "2026-11-21T13:58:00Z",
      },
    ],
  },
} satisfies Meta<typeof ToastHistory>;
type Story = StoryObj<typeof ToastHistory>;

export const Default: Story = {};
export const Empty: Story = { args: { toasts: [] } };
export const Many: Story = {
  args: {
    toasts: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      type: "info" as const,
      text: `Сообщение номер ${index + 1}`,
      time: "12:00",
    })),
  },
};
