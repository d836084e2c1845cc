import { TextArea } from "@kadr/design-system/primitives/TextArea";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";

export default {
  title: "Primitives/TextArea",
  component: TextArea,
  args: { label: "Комментарий", placeholder: "Оставьте комментарий" },
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = {};
export const Described: Story = { args: { minRows: 3, description: "Ссылки не станут активными" } };
export const Counting: Story = { args: { defaultValue: "Спасибо за выпуск!", maxLength: 4000 } };
/** Text over the limit stays typed, so that no part of a paste is lost. */
export const TooLong: Story = {
  args: { defaultValue: "Очень длинный комментарий", maxLength: 20, error: "Не больше 20 символов" },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "Комментарии закрыты" } };
export const LongWords: Story = { args: { defaultValue: "Превысокомногорассмотрительствующий ".repeat(12) } };
export const Grows: Story = {
  args: { maxRows: 4 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, "раз{Enter}два{Enter}три");
    await waitFor(() => expect(area.getBoundingClientRect().height).toBeGreaterThan(before));
    await userEvent.type(area, "{Enter}четыре{Enter}пять{Enter}шесть");
    await waitFor(() => expect(area.scrollHeight).toBeGreaterThan(area.clientHeight));
  },
};
