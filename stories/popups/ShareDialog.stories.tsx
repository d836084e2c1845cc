import { ShareDialog } from "@kadr/design-system/popups/ShareDialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

export default {
  title: "Popups/ShareDialog",
  component: ShareDialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "560px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onCopy: fn(),
    link: "http://kadr.localhost:4300/video/0123456789abcdef0123456789abcdef/?t=90",
    targets: [
      { id: "email", label: "Почта", href: href("mailto:?body=video") },
      { id: "ok", label: "Одноклассники", href: href("https://connect.ok.ru/offer") },
      { id: "telegram", label: "Telegram", href: href("https://t.me/share/url") },
      { id: "vk", label: "ВКонтакте", href: href("https://vk.com/share.php") },
      { id: "whatsapp", label: "WhatsApp", href: href("https://wa.me/") },
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
    // each place has its sign, and no letters stand for one
    for (const link of dialog.getAllByRole("link"))
      await expect(link.firstElementChild?.querySelector("svg")).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Код для вставки" })).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Скопировать: Ссылка на видео" }));
    await expect(args.onCopy).toHaveBeenCalledWith("link");
  },
};
export const FromTime: Story = { args: { startTime: { label: "Начать с 1:30", isSelected: true, onChange: fn() } } };
export const Copied: Story = { args: { copied: "link" } };
export const LinkOnly: Story = { args: { embedCode: undefined } };

/** The places stand beside each other and their names apart, at 360 px, with wide letters and with text of twice the size. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{":root { font-size: 200%; } [role=dialog] { letter-spacing: 0.12em; word-spacing: 0.16em; }"}</style>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Поделиться" });
    await waitFor(() => expect(within(dialog).getByRole("textbox", { name: "Код для вставки" })).toBeVisible());
    const { left, right } = dialog.getBoundingClientRect();
    const names = within(dialog)
      .getAllByRole("link")
      .map((link) => (link.lastElementChild as HTMLElement).getBoundingClientRect());
    for (const [index, name] of names.entries()) {
      await expect(name.left).toBeGreaterThanOrEqual(left);
      await expect(name.right).toBeLessThanOrEqual(right);
      for (const other of names.slice(index + 1)) {
        const isApart =
          name.right <= other.left || other.right <= name.left || name.bottom <= other.top || other.bottom <= name.top;
        await expect(isApart).toBe(true);
      }
    }
  },
};
