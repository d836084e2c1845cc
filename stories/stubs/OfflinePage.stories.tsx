import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { OfflinePage } from "@kadr/design-system/stubs/OfflinePage";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { offlineTexts } from "../../host/src/texts/offline.ts";

const titles = [
  "Рассвет в горах",
  "Как приготовить плов в казане, если времени всего полчаса, а гостей вдвое больше, чем обещали",
  "Достопримечательностидальневосточногофедеральногоокруга",
];

const meta = {
  title: "Stubs/OfflinePage",
  component: OfflinePage,
  parameters: { layout: "fullscreen" },
  args: {
    title: offlineTexts.title,
    text: offlineTexts.text,
    retry: { label: offlineTexts.retry, onPress: fn() },
    status: offlineTexts.waiting,
    history: {
      title: offlineTexts.history,
      items: titles.map((title, index) => ({ id: String(index), title, href: href(`/video/${index}/`) })),
    },
  },
  argTypes: { retry: { control: false }, history: { control: false } },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("list").children).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: offlineTexts.retry }));
    await expect(args.retry.onPress).toHaveBeenCalledOnce();
  },
};
/** No page was opened in this tab. */
export const WithoutHistory: Story = { args: { history: { title: offlineTexts.history, items: [] } } };
/** It looks whether the network is back. */
export const Trying: Story = { args: { status: offlineTexts.trying } };
