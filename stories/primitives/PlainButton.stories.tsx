import { ChevronDownIcon } from "@kadr/design-system/primitives/Icon";
import { PlainButton } from "@kadr/design-system/primitives/PlainButton";
import { color, space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  max-width: 320px;
  padding: ${space[2]} ${space[3]};
`;
const grounds = css`
  display: grid;
  gap: ${space[2]};
  & > div {
    padding: ${space[2]};
  }
  & > [data-ground="player"] {
    background: ${color.player};
    color: ${color.textOnPlayer};
  }
  & > [data-ground="inverse"] {
    background: ${color.surfaceInverse};
    color: ${color.textInverse};
  }
`;

export default {
  title: "Primitives/PlainButton",
  component: PlainButton,
  args: { children: "Показать ещё" },
} satisfies Meta<typeof PlainButton>;
type Story = StoryObj<typeof PlainButton>;

export const Default: Story = {};
export const Row: Story = {
  args: {
    className: row,
    children: (
      <>
        <ChevronDownIcon size={20} />
        Показать ещё
      </>
    ),
  },
};
/** The surface that it lies on decides on its grounds under a pointer and a press. */
export const Grounds: Story = {
  render: () => (
    <div className={grounds}>
      {(["page", "player", "inverse", "none"] as const).map((on) => (
        <div key={on} data-ground={on}>
          <PlainButton on={on} className={row}>{`Показать ещё, ${on}`}</PlainButton>
        </div>
      ))}
    </div>
  ),
};
export const LongWords: Story = {
  args: { className: row, children: "Достопримечательности и превысокомногорассмотрительствующие виды" },
};
export const ByKeyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("button", { name: "Показать ещё" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
