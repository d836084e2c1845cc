import { ShareDialog } from "@kadr/design-system/popups/ShareDialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

export default {
  title: "Popups/ShareDialog",
  component: ShareDialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "560px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onCopy: fn(),
    url: "http://kadr.localhost:4300/video/0123456789abcdef0123456789abcdef/?t=90",
    targets: [
      { id: "email", label: "Почта", href: "mailto:?body=video" },
      { id: "ok", label: "Одноклассники", href: "https://connect.ok.ru/offer" },
      { id: "telegram", label: "Telegram", href: "https://t.me/share/url" },
      { id: "vk", label: "ВКонтакте", href: "https://vk.com/share.php" },
      { id: "whatsapp", label: "WhatsApp", href: "https://wa.me/" },
    ],
    embedCode: '<iframe src="http://kadr.localhost:4300/play/embed/0123456789abcdef/" allowfullscreen></iframe>',
    texts: {
      title: "Поделиться",
      close: "Закрыть",
      link: "Ссылка на видео",
      copy: "Скопировать",
      copied: "Скопировано",
      embed: "Код для вставки",
      places: "Куда отправить",
    },
  },
} satisfies Meta<typeof ShareDialog>;
type Story = StoryObj<typeof ShareDialog>;

/** [COMMON-SHARE-01] e-mail, OK, Telegram, VK, WhatsApp and the embed code. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Поделиться" }));
    await expect(dialog.getAllByRole("link").map((link) => link.textContent)).toHaveLength(5);
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Код для вставки" })).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Скопировать: Ссылка на видео" }));
    await expect(args.onCopy).toHaveBeenCalledWith("link");
  },
};
export const FromTime: Story = { args: { startTime: { label: "Начать с 1:30", isSelected: true, onChange: fn() } } };
export const Copied: Story = { args: { copied: "link" } };
export const LinkOnly: Story = { args: { embedCode: undefined } };
