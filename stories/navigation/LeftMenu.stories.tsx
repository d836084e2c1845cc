import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import { LeftMenu } from "@kadr/design-system/navigation/LeftMenu";
import { ClockIcon, HistoryIcon, HomeIcon, InfoIcon, LikeIcon, LiveIcon, PlaylistIcon } from "@kadr/design-system/primitives/Icon";
import type { MenuItem } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { layerTexts } from "../../host/src/texts/layers.ts";

const { main = [], mine = [], topics = [] } = examples.getNavigation.main;
const titles = layerTexts.menu.sections;
const icons: Readonly<Record<string, ReactNode>> = { home: <HomeIcon />, live: <LiveIcon />, history: <HistoryIcon />, later: <ClockIcon />, like: <LikeIcon />, playlist: <PlaylistIcon /> };
const withIcon = ({ title, url, icon = "" }: MenuItem) => ({ title, url, icon: icons[icon] });

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
      { id: "main", links: main.map(withIcon) },
      { id: "mine", title: titles.mine, links: mine.map(withIcon) },
      { id: "topics", title: titles.topics, links: topics },
    ],
    actions: [{ id: "messages", title: layerTexts.messageLog.title, icon: <InfoIcon />, onPress: fn() }],
    footer: <FooterLinks label="Полезные ссылки" copyright="© 2026, «Кадр»" links={examples.listLinks.footer.results.slice(-1)} />,
  },
} satisfies Meta<typeof LeftMenu>;
type Story = StoryObj<typeof LeftMenu>;

export const Default: Story = {};
export const Pressed: Story = {
  play: async ({ args }) => {
    const menu = await screen.findByRole("dialog", { name: "Меню" });
    await userEvent.click(within(menu).getByRole("button", { name: "Сообщения" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.actions?.[0]?.onPress).toHaveBeenCalledOnce();
  },
};
export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    const menu = await screen.findByRole("dialog", { name: "Меню" });
    await expect(within(menu).getByRole("link", { current: "page" })).toHaveTextContent("Главная");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
