import { RadioGroup, type RadioGroupProps } from "@kadr/design-system/primitives/RadioGroup";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

function Held({ value: first, onChange, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(first);
  return (
    <RadioGroup
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
  title: "Primitives/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Пол",
    value: "female",
    options: [
      { id: "female", label: "Женский" },
      { id: "male", label: "Мужской" },
      { id: "none", label: "Не указан" },
    ],
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {};
export const Nothing: Story = { args: { value: null } };
export const Column: Story = { args: { layout: "column", description: "Подскажет, что вам показать" } };
export const Invalid: Story = { args: { value: null, error: "Выберите что-нибудь" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const OneDisabled: Story = {
  args: {
    options: [
      { id: "female", label: "Женский" },
      { id: "male", label: "Мужской", isDisabled: true },
    ],
  },
};
export const LongWords: Story = {
  args: {
    label: "Что именно пошло не так, если выбирать из самого частого",
    options: [
      { id: "female", label: "Достопримечательности сельскохозяйственного машиностроения" },
      { id: "male", label: "Ничего из перечисленного выше не подходит, расскажу словами" },
    ],
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(canvasElement).getByRole("radio", { name: "Мужской" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("male");
  },
};
