import { ShortAbout } from "@kadr/design-system/shorts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { shortsTexts } from "../../host/src/texts/shorts.ts";
import { about, longTitle } from "./fixtures.tsx";

const meta = {
  title: "Shorts/ShortAbout",
  component: ShortAbout,
  args: about,
  argTypes: { follow: { control: false }, texts: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: "min(300px, 100%)", padding: 16, background: "var(--k-player)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { description: "Первое утро фестиваля.\n\nСообщество канала: https://example.com/nebo\n#небо #кадр" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: shortsTexts.more }));
    await expect(canvas.getByText(/Первое утро/)).toBeVisible();
  },
};

export const WithoutAuthor: Story = { args: { author: undefined, follow: undefined, description: "" } };

export const LongTitle: Story = {
  args: {
    title: longTitle,
    author: { ...about.author!, name: "Телерадиокомпания «Североамериканскославянский путеводитель»" },
  },
};
