import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import { LeftMenu } from "@kadr/design-system/navigation/LeftMenu";
import { ClockIcon, HistoryIcon, HomeIcon, LikeIcon, LiveIcon, PlaylistIcon } from "@kadr/design-system/primitives/Icon";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";

export default {
  title: "Navigation/LeftMenu",
  component: LeftMenu,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    activeUrl: "/",
    texts: { menu: "Меню", close: "Закрыть меню", name: "Кадр", home: "Кадр, на главную" },
    sections: [
      {
        id: "main",
        links: [
          { title: "Главная", url: "/", icon: <HomeIcon /> },
          { title: "Трансляции", url: "/feed/live/", icon: <LiveIcon /> },
        ],
      },
      {
        id: "my",
        title: "Моё",
        links: [
          { title: "История просмотра", url: "/my/history/", icon: <HistoryIcon /> },
          { title: "Смотреть позже", url: "/my/later/", icon: <ClockIcon /> },
          { title: "Понравилось", url: "/my/liked/", icon: <LikeIcon /> },
          { title: "Плейлисты", url: "/my/playlists/", icon: <PlaylistIcon /> },
        ],
      },
      { id: "topics", title: "По темам", links: ["Кино", "Музыка", "Наука", "Путешествия"].map((title) => ({ title, url: `/feed/${title}/` })) },
    ],
    footer: <FooterLinks label="О сервисе" copyright="© 2026, «Кадр»" links={[{ title: "Помощь", url: "/forms/problem/" }]} />,
  },
} satisfies Meta<typeof LeftMenu>;
type Story = StoryObj<typeof LeftMenu>;

export const Default: Story = {};
export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    const menu = await screen.findByRole("dialog", { name: "Меню" });
    await expect(within(menu).getByRole("link", { current: "page" })).toHaveTextContent("Главная");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
