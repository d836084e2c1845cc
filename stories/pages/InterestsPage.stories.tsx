import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import InterestsPage from "../../host/src/pages/InterestsPage/InterestsPage.tsx";
import { viewer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const meta = {
  title: "Pages/InterestsPage",
  component: StoryWorld,
  args: { children: <InterestsPage />, person: viewer },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Topics that were chosen before are chosen. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Наука", pressed: true })).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Сохранить" })).toBeEnabled();
  },
};
/** With nothing chosen there is nothing to save [INTEREST-PICK-03]. */
export const Nothing: Story = {
  args: { person: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const topic = await canvas.findByRole("button", { name: "Природа" });
    const save = canvas.getByRole("button", { name: "Сохранить" });
    await expect(save).toBeDisabled();
    await fireEvent.click(topic);
    await waitFor(() => expect(save).toBeEnabled());
    await fireEvent.click(topic);
    await waitFor(() => expect(save).toBeDisabled());
  },
};
/** A guest's choice cannot be kept. */
export const Guest: Story = {
  args: { person: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(await canvas.findByRole("button", { name: "Природа" }));
    const save = canvas.getByRole("button", { name: "Сохранить" });
    await waitFor(() => expect(save).toBeEnabled());
    await fireEvent.click(save);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Интересы не сохранились. Настройте их в профиле");
    await expect(canvas.getByRole("button", { name: "Попробовать снова" })).toBeEnabled();
  },
};
export const Failed: Story = {
  args: { server: [[/preferences\/tags/, { status: 500 }]] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Повторить" })).toBeVisible());
  },
};
export const Loading: Story = { args: { server: [[/preferences\/tags/, "never"]] } };
