import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
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

export const Default: Story = {};
export const NoLinks: Story = { args: { links: [] } };
