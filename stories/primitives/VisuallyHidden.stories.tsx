import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

export default { title: "Primitives/VisuallyHidden", component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
type Story = StoryObj<typeof VisuallyHidden>;

/** Three words are seen, six are heard. */
export const Default: Story = {
  args: { children: "до конца просмотра видео" },
  render: (args) => (
    <p>
      Осталось 3 минуты <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText("до конца просмотра видео");
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
