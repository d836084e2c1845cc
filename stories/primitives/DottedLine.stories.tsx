import { DottedLine } from "@kadr/design-system/primitives/DottedLine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const box = (width: number) => ({ width: `${width}px`, fontSize: "12px", lineHeight: "20px" });

const meta = {
  title: "Primitives/DottedLine",
  component: DottedLine,
  args: { parts: ["288\u00A0тыс.\u00A0просмотров", "10\u00A0месяцев назад"] },
} satisfies Meta<typeof DottedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { parts: ["Нет просмотров", undefined, false] } };

/** Whole facts under each other, and no dot where a line begins or ends, at any width. */
export const Narrow: Story = {
  parameters: { excused: { sideways: "it shows its widths in any window" } },
  render: ({ parts }) => (
    <>
      {[300, 231, 180, 150].map((width) => (
        <div key={width} data-width={width} style={box(width)}>
          <DottedLine parts={[...parts, "прямой эфир"]} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const host of canvasElement.querySelectorAll<HTMLElement>("[data-width]")) {
      const { left, right } = host.getBoundingClientRect();
      for (const fact of host.querySelectorAll<HTMLElement>("[data-width] > span > span")) {
        const { height } = fact.getBoundingClientRect();
        await expect(height, `${fact.textContent} at ${host.dataset["width"]} px stands in one line`).toBeLessThan(30);
        const dot = fact.querySelector("span")?.getBoundingClientRect();
        if (dot === undefined) continue;
        const isFirst = dot.left < left;
        // a dot that begins a line is outside of the box that clips it, any other is inside
        await expect(isFirst ? dot.right <= left + 0.5 : dot.right < right).toBe(true);
      }
    }
  },
};
