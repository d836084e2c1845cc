import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import type { Meta, StoryObj } from "@storybook/react-vite";

export default {
  title: "Navigation/FooterLinks",
  component: FooterLinks,
  args: {
    label: "О сервисе",
    copyright: "© 2026, «Кадр»",
    links: [
      { title: "О сервисе", url: "/info/about/" },
      { title: "Пользовательское соглашение", url: "/info/agreement/" },
      { title: "Политика конфиденциальности", url: "/info/privacy/" },
      { title: "Правообладателям", url: "/info/rights/" },
      { title: "Помощь", url: "/forms/problem/" },
    ],
  },
} satisfies Meta<typeof FooterLinks>;
type Story = StoryObj<typeof FooterLinks>;

export const Default: Story = {};
export const NoLinks: Story = { args: { links: [] } };
