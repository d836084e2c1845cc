import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import { MenuColumn, MenuColumnLinks, MenuColumnWaiting } from "@kadr/design-system/navigation/LeftMenu";
import { ClockIcon, CrownIcon, HashIcon, HistoryIcon, HomeIcon, LiveIcon } from "@kadr/design-system/primitives/Icon";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { MenuItem } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { layerTexts } from "../../host/src/texts/layers.ts";

const { main = [], mine = [], topics = [] } = examples.getNavigation.main;
const { menu } = layerTexts;
const icons: Readonly<Record<string, ReactNode>> = {
  home: <HomeIcon />,
  live: <LiveIcon />,
  history: <HistoryIcon />,
  later: <ClockIcon />,
};
const withIcon = ({ title, url, icon = "", newness }: MenuItem) => ({
  title,
  url: href(url),
  icon: icons[icon] ?? <HashIcon />,
  isNew: newness,
});

export default {
  title: "Navigation/MenuColumn",
  component: MenuColumnLinks,
  parameters: { layout: "fullscreen" },
  args: {
    variant: "wide",
    narrow: { main: 5, mine: 6 },
    activePath: "/",
    onLink: fn(),
    onRetry: fn(),
    texts: { ...menu, sections: menu.all },
    sections: [
      { id: "main", links: main.map(withIcon) },
      { id: "mine", title: menu.sections.mine, links: mine.map(withIcon) },
      { id: "topics", title: menu.sections.topics, links: topics.map(withIcon), isCollapsible: true },
    ],
    actions: [{ id: "promo", title: menu.promo, icon: <CrownIcon />, onPress: fn(), after: "topics" }],
    footer: (
      <FooterLinks
        label={menu.links}
        copyright={menu.copyright(2026)}
        links={examples.listLinks.footer.results.map(({ title, url }) => ({ title, url: href(url) }))}
      />
    ),
  },
  // the page says how wide it is; below desktop there is none
  decorators: [
    (Story, { args: { variant } }) => (
      <div
        style={{ minHeight: 900, "--k-menu-width": variant === "wide" ? "256px" : "88px" } as CSSProperties}
        data-story-frame
      >
        <MenuColumn>
          <Story />
        </MenuColumn>
      </div>
    ),
  ],
} satisfies Meta<typeof MenuColumnLinks>;
type Story = StoryObj<typeof MenuColumnLinks>;

export const Wide: Story = {
  play: async ({ canvasElement, args }) => {
    const home = within(canvasElement).getByText("Главная").closest("a");
    await expect(home).toHaveAttribute("aria-current", "page");
    home?.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await fireEvent.click(home as HTMLElement);
    await expect(args.onLink).toHaveBeenCalledWith("main", "/");
  },
};
/** Icons alone; a tooltip and a screen reader have their words. */
export const Narrow: Story = { args: { variant: "narrow" } };
export const NarrowFailed: Story = { args: { variant: "narrow", sections: [], phase: "failed" } };
/** The subscriptions did not come: their icon is another try, and the rest lives. */
export const NarrowSectionFailed: Story = {
  args: {
    variant: "narrow",
    narrow: { main: 5, subscriptions: 5 },
    sections: [
      { id: "main", links: main.map(withIcon) },
      {
        id: "subscriptions",
        title: menu.sections.subscriptions,
        links: [],
        failure: { text: menu.subscriptionsFailed, onRetry: fn() },
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const [, followed] = args.sections;
    await userEvent.click(
      within(canvasElement).getByRole("button", { name: `${menu.subscriptionsFailed}. ${menu.retry}` }),
    );
    await expect(followed?.failure?.onRetry).toHaveBeenCalledOnce();
  },
};
export const NarrowLoading: Story = { args: { variant: "narrow", sections: [], phase: "loading" } };
export const WideFailed: Story = { args: { sections: [], phase: "failed" } };
export const Waiting: Story = { render: () => <MenuColumnWaiting /> };
