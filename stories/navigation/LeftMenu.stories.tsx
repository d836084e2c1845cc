import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import { LeftMenu } from "@kadr/design-system/navigation/LeftMenu";
import {
  ClockIcon,
  HashIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  LikeIcon,
  LiveIcon,
  PlaylistIcon,
} from "@kadr/design-system/primitives/Icon";
import type { MenuItem } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { layerTexts } from "../../host/src/texts/layers.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const { main = [], mine = [], topics = [] } = examples.getNavigation.main;
const titles = layerTexts.menu.sections;
const icons: Readonly<Record<string, ReactNode>> = {
  home: <HomeIcon />,
  live: <LiveIcon />,
  history: <HistoryIcon />,
  later: <ClockIcon />,
  like: <LikeIcon />,
  playlist: <PlaylistIcon />,
};
const withIcon = ({ title, url, icon = "", newness }: MenuItem) => ({
  title,
  url: href(url),
  icon: icons[icon] ?? <HashIcon />,
  isNew: newness,
});

export default {
  title: "Navigation/LeftMenu",
  component: LeftMenu,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    activePath: "/",
    texts: { ...layerTexts.menu, sections: layerTexts.menu.all },
    sections: [
      { id: "main", links: main.map(withIcon) },
      { id: "mine", title: titles.mine, links: mine.map(withIcon) },
      { id: "topics", title: titles.topics, links: topics.map(withIcon), isCollapsible: true },
    ],
    actions: [{ id: "toastHistory", title: layerTexts.toastHistory.title, icon: <InfoIcon />, onPress: fn() }],
    footer: (
      <FooterLinks
        label="Полезные ссылки"
        copyright="© 2026, «Кадр»"
        links={examples.listLinks.footer.results.slice(-1).map(({ title, url }) => ({ title, url: href(url) }))}
      />
    ),
  },
} satisfies Meta<typeof LeftMenu>;
type Story = StoryObj<typeof LeftMenu>;

const retrySection = fn();

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
/** The server does not answer: it says so, offers another try, and the way home and the history of toasts stay. */
export const Failed: Story = {
  args: { sections: [], phase: "failed", onRetry: fn() },
  play: async ({ args }) => {
    const menu = await screen.findByRole("dialog", { name: "Меню" });
    await userEvent.click(within(menu).getByRole("button", { name: "Повторить" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** One section did not come: it says so in its place, and the rest lives. */
export const SectionFailed: Story = {
  args: {
    sections: [
      { id: "main", links: main.map(withIcon) },
      {
        id: "subscriptions",
        title: titles.subscriptions,
        links: [],
        failure: { text: layerTexts.menu.subscriptionsFailed, onRetry: retrySection },
      },
    ],
    footer: (
      <FooterLinks
        label="Полезные ссылки"
        copyright="© 2026, «Кадр»"
        links={[]}
        failure={{ text: layerTexts.menu.linksFailed, retry: layerTexts.menu.retry, onRetry: fn() }}
      />
    ),
  },
  play: async () => {
    const menu = await screen.findByRole("dialog", { name: "Меню" });
    await within(menu).findByRole("link", { name: /^Главная/ });
    const [first] = within(menu).getAllByRole("button", { name: layerTexts.menu.retry });
    await expect(first).toHaveAccessibleDescription(layerTexts.menu.subscriptionsFailed);
    await userEvent.click(first!);
    await expect(retrySection).toHaveBeenCalledOnce();
  },
};
/** It is asked for again. */
export const SectionLoading: Story = {
  args: {
    sections: [
      { id: "main", links: main.map(withIcon) },
      {
        id: "subscriptions",
        title: titles.subscriptions,
        links: [],
        failure: { text: layerTexts.menu.subscriptionsFailed, onRetry: fn(), isTrying: true },
      },
    ],
  },
};
export const Loading: Story = { args: { sections: [], phase: "loading" } };
/** [MENU-LEFT-04] the first five, then «Ещё N». */
export const ManySubscriptions: Story = {
  args: {
    sections: [
      {
        id: "subscriptions",
        title: titles.subscriptions,
        limit: 5,
        links: Array.from({ length: 8 }, (_, index) => ({
          title: `Канал ${index + 1}`,
          url: href(`/channel/${index + 1}/`),
          icon: <HashIcon />,
          isNew: index === 1,
        })),
      },
    ],
  },
  play: async () => {
    const menu = await screen.findByRole("dialog", { name: "Меню" });
    const list = within(menu).getByRole("list", { name: titles.subscriptions });
    await expect(within(list).getAllByRole("link")).toHaveLength(5);
    await userEvent.click(within(menu).getByRole("button", { name: /Ещё\s3/ }));
    await expect(within(list).getAllByRole("link")).toHaveLength(8);
  },
};
/** Two links of one name are told apart by their sections; a section folds. */
export const SameNames: Story = {
  args: {
    sections: [
      { id: "mine", title: titles.mine, links: [{ title: "История", url: href("/my/history/") }] },
      {
        id: "topics",
        title: titles.topics,
        isCollapsible: true,
        links: [{ title: "История", url: href("/feeds/history/") }],
      },
    ],
  },
  play: async () => {
    const menu = await screen.findByRole("dialog", { name: "Меню" });
    await waitFor(() => expect(within(menu).getByRole("link", { name: "История, Моё" })).toBeVisible());
    await expect(within(menu).getByRole("link", { name: "История, По темам" })).toBeVisible();
    await userEvent.click(within(menu).getByRole("button", { name: "По темам", expanded: true }));
    await expect(within(menu).queryByRole("link", { name: "История, По темам" })).toBeNull();
  },
};
/** The owner of the menu says which sections are open, and hears what is made of them. */
export const Held: Story = {
  args: {
    ...ManySubscriptions.args,
    sectionStates: { subscriptions: { isOpen: true, isWhole: true } },
    onSectionState: fn(),
  },
  play: async ({ args }) => {
    const menu = await screen.findByRole("dialog", { name: "Меню" });
    await expect(within(menu).getAllByRole("link", { name: /^Канал/ })).toHaveLength(8);
    await expect(within(menu).queryByRole("button", { name: /^Ещё/ })).toBeNull();
    await expect(args.onSectionState).not.toHaveBeenCalled();
  },
};
