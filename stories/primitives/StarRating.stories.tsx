import { StarRating, type StarRatingProps } from "@kadr/design-system/primitives/StarRating";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ratingTexts } from "../../host/src/texts/rating.ts";
import { tabIn } from "../support/keyboard.ts";

function Held({ value: first, onChange, ...props }: StarRatingProps) {
  const [value, setValue] = useState(first);
  return (
    <StarRating
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export default {
  title: "Primitives/StarRating",
  component: StarRating,
  args: { label: ratingTexts.stars, nameOf: ratingTexts.star, value: 7, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StarRating>;
type Story = StoryObj<typeof StarRating>;

export const Default: Story = {};
export const Nothing: Story = { args: { value: null } };
export const All: Story = { args: { value: 10 } };
export const Five: Story = { args: { max: 5, value: 3 } };
export const Disabled: Story = { args: { isDisabled: true } };

/** A press gives as many; those up to it are filled. */
export const Pressed: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: ratingTexts.star(9) }));
    await userEvent.unhover(canvasElement);
    await expect(args.onChange).toHaveBeenCalledWith(9);
    await expect(canvasElement.querySelectorAll("[data-given]")).toHaveLength(9);
  },
};

/** One stop of Tab; arrows give one more or one less. */
export const ByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("radio", { name: ratingTexts.star(7) })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await expect(canvasElement.querySelectorAll("[data-given]")).toHaveLength(6);
  },
};
