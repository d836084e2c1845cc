import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

export default {
  title: "Navigation/FooterLinks",
  component: FooterLinks,
  args: {
    label: "Полезные ссылки",
    copyright: "© 2026, «Кадр»",
    links: examples.listLinks.footer.results.map(({ title, url }) => ({ title, url: href(url) })),
  },
} satisfies Meta<typeof FooterLinks>;
type Story = StoryObj<typeof FooterLinks>;

const retry = fn();

export const Default: Story = {};
export const NoLinks: Story = { args: { links: [] } };
/** They did not come: it says so, and its button asks again. */
export const Failed: Story = {
  args: { links: [], failure: { text: "Не получилось загрузить ссылки", retry: "Повторить", onRetry: retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Повторить" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
