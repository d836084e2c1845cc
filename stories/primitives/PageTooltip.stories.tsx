import { CinemaIcon } from "@kadr/design-system/primitives/Icon";
import { IconButton } from "@kadr/design-system/primitives/IconButton";
import { PageTooltip } from "@kadr/design-system/primitives/PageTooltip";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const room = css`
  padding: 48px;
`;

const words = (): Element | null => document.querySelector("[data-page-tooltip]");

export default {
  title: "Primitives/PageTooltip",
  component: PageTooltip,
  render: () => (
    <div className={room}>
      <IconButton icon={<CinemaIcon />} label="Режим кинотеатра" />
      <PageTooltip />
    </div>
  ),
} satisfies Meta<typeof PageTooltip>;
type Story = StoryObj<typeof PageTooltip>;

/** No tooltip until a pointer rests on an icon. */
export const Default: Story = {};
/** Tab shows it at once, Escape puts it away and leaves the focus. */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await tabIn();
    await waitFor(() => expect(words()).toHaveTextContent("Режим кинотеатра"), { timeout: 5000 });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(words()).toBeNull());
    await expect(canvasElement.querySelector("button")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(words()).not.toBeNull(), { timeout: 5000 });
  },
};
