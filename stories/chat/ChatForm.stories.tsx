import { ChatForm, type ChatFormProps } from "@kadr/design-system/chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { chatTexts } from "../../host/src/texts/chat.ts";

function Typed(props: ChatFormProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 400 }}>
      <ChatForm
        {...props}
        value={value}
        onChange={setValue}
        onSubmit={() => {
          props.onSubmit();
          setValue("");
        }}
      />
    </div>
  );
}

const meta = {
  title: "Chat/ChatForm",
  component: Typed,
  args: { value: "", onChange: fn(), onSubmit: fn(), maxLength: 300, texts: chatTexts },
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "Всем привет из Кирова!" } };
/** A press would ask a guest to sign in. */
export const Guest: Story = { args: { value: "Всем привет!", note: chatTexts.guest } };
/** Too much was said at once. */
export const Waiting: Story = { args: { value: "Ещё одно", isWaiting: true, note: chatTexts.coolDown } };
/** A text that does not fit is kept and counted. */
export const TooLong: Story = { args: { value: "я".repeat(320) } };
/** Enter sends, Shift+Enter makes a line; the focus stays in the field. */
export const ByKeys: Story = {
  parameters: { visual: { skip: "the field is empty again" } },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: chatTexts.label });
    await userEvent.click(field);
    await userEvent.keyboard("Раз{Shift>}{Enter}{/Shift}два");
    await expect(field).toHaveValue("Раз\nдва");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("   {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
