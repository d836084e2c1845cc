import { DateField, type DateFieldProps } from "@kadr/design-system/primitives/DateField";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

function Held({ value: first, onChange, ...props }: DateFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <DateField
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
  title: "Primitives/DateField",
  component: DateField,
  args: { label: "Дата рождения", value: "1994-04-12", locale: "ru-RU", onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>;
type Story = StoryObj<typeof DateField>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const Described: Story = { args: { value: null, description: "Её никто не увидит" } };
export const Invalid: Story = { args: { value: "2999-01-01", error: "Эта дата ещё не наступила" } };
export const Disabled: Story = { args: { isDisabled: true } };
/** Another day does not exist: it is shown empty, and the page lives on. */
export const NoSuchDay: Story = { args: { value: "1994-02-31" } };
/** Each part is typed; the whole date is told once it is whole. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const parts = within(canvasElement).getAllByRole("spinbutton");
    await expect(parts).toHaveLength(3);
    parts[0]?.focus();
    await userEvent.keyboard("12041994");
    await expect(args.onChange).toHaveBeenLastCalledWith("1994-04-12");
    (document.activeElement as HTMLElement).blur();
  },
};
