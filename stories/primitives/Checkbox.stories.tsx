import { Checkbox } from "@kadr/design-system/primitives/Checkbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

export default {
  title: "Primitives/Checkbox",
  component: Checkbox,
  args: { children: "Путешествия", isSelected: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {};
export const Selected: Story = { args: { isSelected: true } };

const Several = () => {
  const [chosen, setChosen] = useState<readonly string[]>(["Кулинария"]);
  return (
    <fieldset aria-label="Темы" style={{ margin: 0, padding: 0, border: 0 }}>
      {["Путешествия", "Кулинария", "Наука"].map((topic) => (
        <Checkbox
          key={topic}
          isSelected={chosen.includes(topic)}
          onChange={(isChosen) => setChosen(isChosen ? [...chosen, topic] : chosen.filter((one) => one !== topic))}
        >
          {topic}
        </Checkbox>
      ))}
    </fieldset>
  );
};

/** Several at once, by its words as well as by its box, and by Space. */
export const SeveralAtOnce: Story = {
  render: () => <Several />,
  play: async ({ canvasElement }) => {
    const of = (name: string) => within(canvasElement).getByRole("checkbox", { name });
    await userEvent.click(within(canvasElement).getByText("Путешествия"));
    await expect(of("Путешествия")).toBeChecked();
    await expect(of("Кулинария")).toBeChecked();
    of("Кулинария").focus();
    await userEvent.keyboard(" ");
    await expect(of("Кулинария")).not.toBeChecked();
  },
};
export const LongWords: Story = {
  args: {
    isSelected: true,
    children: "Достопримечательности высокогорноклиматических местностей и всё, что снимают по дороге к ним",
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
};
