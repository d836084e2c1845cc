import { SkipLink } from "@kadr/design-system/navigation/SkipLink";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

export default {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { children: "К содержанию" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Нажмите Tab: первой появится ссылка к содержанию.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
type Story = StoryObj<typeof SkipLink>;

export const Default: Story = {};
/** The first Tab shows it. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await tabIn();
    const link = within(canvasElement).getByRole("link", { name: "К содержанию" });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
  },
};
