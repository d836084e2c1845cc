import { CinemaIcon } from "@kadr/design-system/primitives/Icon";
import { IconButton } from "@kadr/design-system/primitives/IconButton";
import { Tooltip } from "@kadr/design-system/primitives/Tooltip";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const room = css`
  padding: 48px;
`;

export default {
  title: "Primitives/Tooltip",
  component: Tooltip,
  args: { text: "Режим кинотеатра", children: <IconButton icon={<CinemaIcon />} label="Режим кинотеатра" /> },
  decorators: [
    (Story) => (
      <div className={room}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
type Story = StoryObj<typeof Tooltip>;

export const Default: Story = {};
/** Keyboard focus opens it at once, Escape closes it. */
export const OnFocus: Story = {
  args: { keys: "T" },
  play: async () => {
    await tabIn();
    const tooltip = await screen.findByRole("tooltip");
    await expect(tooltip).toHaveTextContent("Режим кинотеатра");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};
/** A plain element works as well. */
export const PlainElement: Story = {
  parameters: { excused: { smallTargets: "any element may have a tip, also one without a look" } },
  args: {
    children: (
      <button type="button" aria-label="Режим кинотеатра">
        <CinemaIcon />
      </button>
    ),
  },
  play: OnFocus.play!,
};
