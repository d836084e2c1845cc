import { InterestPicker } from "@kadr/design-system/interests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { interestsTexts } from "../../host/src/texts/interests.ts";

const topics = examples.listInterestTags.all.results;

const meta = {
  title: "Interests/InterestPicker",
  component: InterestPicker,
  args: { topics, chosen: [], max: 5, onToggle: fn(), texts: interestsTexts.picker },
} satisfies Meta<typeof InterestPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.click(within(canvasElement).getByRole("button", { name: "Наука" }));
    await expect(args.onToggle).toHaveBeenLastCalledWith("3");
  },
};
export const SomeChosen: Story = { args: { chosen: ["3", "11"] } };
/** As many as may be: the others wait. */
export const Full: Story = {
  args: { chosen: ["3", "11"], max: 2 },
  play: async ({ canvasElement, args }) => {
    const other = within(canvasElement).getByRole("button", { name: "Дом и ремонт" });
    await expect(other).toBeDisabled();
    await expect(within(canvasElement).getByRole("button", { name: "Наука" })).toBeEnabled();
    await fireEvent.click(other);
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { topics: [], isLoading: true } };
export const LongWords: Story = {
  args: {
    topics: [
      { id: "1", name: "Достопримечательности малых городов и сельских поселений Северо-Запада", emoji: "🏘️" },
      { id: "2", name: "Частнопредпринимательская высокопроизводительность", emoji: "🏭" },
      ...topics,
    ],
    chosen: ["2"],
  },
};
