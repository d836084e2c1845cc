import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import PurchasePage from "../../host/src/pages/PurchasePage/PurchasePage.tsx";
import { purchasePageTexts as texts } from "../../host/src/texts/purchase.ts";
import type { StoryResponse, StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const { film } = examples.listOffers;
const offers = (response: StoryResponse): StoryServer => [[/\/offers/, response]];

const meta = {
  title: "Pages/PurchasePage",
  component: StoryWorld,
  args: { children: <PurchasePage params={{ id: "film" }} />, server: offers({ body: film }) },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (title: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(title.replace("\u00A0", " "))).toBeVisible());
  };

/** The film, from what price, and the way to buy it. */
export const Default: Story = { play: shows(texts.sold.title) };
/** It is had already. */
export const Held: Story = {
  args: { server: offers({ body: { ...film, purchased: true } }) },
  play: shows(texts.held.title),
};
/** A rental that has not begun. */
export const Waiting: Story = {
  args: { server: offers({ body: { ...film, purchased: true, needs_activation: true } }) },
  play: shows(texts.waiting.title),
};
/** The film is not sold here. */
export const Unsold: Story = {
  args: { server: offers({ body: { ...film, offers: [] } }) },
  play: shows(texts.unsold.title),
};
export const Loading: Story = { args: { server: offers("never") } };
export const Failed: Story = {
  args: { server: offers({ status: 500 }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export const Gone: Story = {
  args: { server: offers({ status: 404 }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
