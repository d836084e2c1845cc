import { BottomMenu } from "@kadr/design-system/navigation/BottomMenu";
import { HistoryIcon, HomeIcon, LiveIcon, UserIcon } from "@kadr/design-system/primitives/Icon";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

export default {
  title: "Navigation/BottomMenu",
  component: BottomMenu,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "160px" } } },
  args: {
    label: "Главное меню",
    activeId: "home",
    items: [
      { id: "home", title: "Главная", href: href("/"), icon: <HomeIcon /> },
      { id: "live", title: "Трансляции", href: href("/feed/live/"), icon: <LiveIcon /> },
      { id: "history", title: "История", href: href("/my/history/"), icon: <HistoryIcon /> },
      { id: "profile", title: "Профиль", href: href("/profile/"), icon: <UserIcon /> },
    ],
  },
} satisfies Meta<typeof BottomMenu>;
type Story = StoryObj<typeof BottomMenu>;

/** Links with an icon and a title, the current one marked; not in a wide window. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector("nav")!;
    await expect([...menu.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
      "Главная",
      "Трансляции",
      "История",
      "Профиль",
    ]);
    await expect(menu.querySelectorAll("a svg")).toHaveLength(4);
    await expect(menu.querySelector("[aria-current=page]")).toHaveTextContent("Главная");
    await expect(menu).not.toBeVisible();
  },
};
/** 68 px high. */
export const OnAPhone: Story = {
  parameters: { window: { width: 360, height: 740 }, playOnly: "the story above is looked at in this width, too" },
  play: ({ canvasElement }) => expect(canvasElement.querySelector("nav")?.getBoundingClientRect().height).toBe(68),
};
export const NothingActive: Story = { args: { activeId: undefined } };
export const Hidden: Story = { args: { isHidden: true } };
