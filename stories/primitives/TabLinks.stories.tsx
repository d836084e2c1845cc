import { TabLinks } from "@kadr/design-system/primitives/TabLinks";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

export default {
  title: "Primitives/TabLinks",
  component: TabLinks,
  args: {
    label: "Разделы профиля",
    currentId: "info",
    items: [
      { id: "account", label: "Аккаунт", href: href("#account") },
      { id: "info", label: "Личные данные", href: href("#info") },
      { id: "notifications", label: "Уведомления", href: href("#notifications") },
    ],
  },
} satisfies Meta<typeof TabLinks>;
type Story = StoryObj<typeof TabLinks>;

export const Default: Story = {};
export const First: Story = { args: { currentId: "account" } };
/** The page of now is in sight where not all of them are. */
export const Many: Story = {
  args: {
    currentId: "9",
    items: Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      label: `Раздел со словами ${at + 1}`,
      href: href(`/${at}/`),
    })),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { current: "page" });
    await waitFor(async () => {
      const row = link.parentElement?.getBoundingClientRect();
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(row?.left ?? 0);
      await expect(right).toBeLessThanOrEqual(row?.right ?? 0);
    });
  },
};
export const FocusVisible: Story = {
  play: async ({ canvasElement }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("link", { name: "Аккаунт" })).toHaveFocus();
  },
};
