import { UploadMenu } from "@kadr/design-system/navigation/UploadMenu";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, within } from "storybook/test";
import { shellTexts } from "../../host/src/texts/shell.ts";

const { button, entries } = shellTexts.add;

export default {
  title: "Navigation/UploadMenu",
  component: UploadMenu,
  args: {
    label: button,
    items: Object.entries(entries).map(([id, label]) => ({ id, label })),
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end", minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UploadMenu>;
type Story = StoryObj<typeof UploadMenu>;

export const Default: Story = {};
/** Three entries in their order; by keys and by Enter. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole("button", { name: button }));
    await expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual([
      entries.video,
      entries.shorts,
      entries.stream,
    ]);
  },
};
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.click(within(canvasElement).getByRole("button", { name: button }));
    await screen.findByRole("menu", { name: button });
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("stream");
    await expect(screen.queryByRole("menu")).toBeNull();
  },
};
/** For who is signed in the entries are links. */
export const Links: Story = {
  args: { items: Object.entries(entries).map(([id, label]) => ({ id, label, href: href("/uploader/") })) },
  play: Open.play!,
};
