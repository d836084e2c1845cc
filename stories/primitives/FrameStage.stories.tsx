import { FrameCover } from "@kadr/design-system/primitives/FrameStage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

const place = { position: "relative", height: 240 } as const;

/** Cover of a frame of another origin until it has spoken, or when it did not come. */
export default {
  title: "Primitives/FrameStage",
  component: FrameCover,
  args: {
    state: "loading",
    onRetry: fn(),
    texts: {
      loading: "Загрузка",
      failed: "Форма не загрузилась. Проверьте подключение и попробуйте ещё раз.",
      retry: "Повторить",
    },
  },
  render: (args) => (
    <div style={place}>
      <FrameCover {...args} />
    </div>
  ),
} satisfies Meta<typeof FrameCover>;
type Story = StoryObj<typeof FrameCover>;

export const Default: Story = {};
export const Failed: Story = {
  args: { state: "failed" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Повторить" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
