import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import type { StoryServer } from "../app/server.ts";
import { header, heading, inDialog } from "../app/steps.ts";
import { wholeApp } from "../app/wholeApp.tsx";

/** Where the left menu stands by the width of the window, to the pixel; what is in it is Flows/Menu. */
const meta = {
  title: "Flows/MenuPlaces",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at: "/takogo/net/" }),
    playOnly: "the menu as it was: Flows/Shell looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shorts: StoryServer = [[/^\/yappy\/v4\/yappypage\//, { body: examples.listShorts.first }]];
const shortId = examples.listShorts.first.results[0]?.video.id ?? "";
const column = () => screen.findByRole("navigation", { name: "Разделы" });
const burger = () => header().getByRole("button", { name: "Меню" });
/** Where the page begins, px. */
const isAt = (left: number) => waitFor(() => expect(screen.getByRole("main").getBoundingClientRect().left).toBe(left));
const isNarrow = async () => {
  const menu = within(await column());
  await waitFor(() => expect(menu.queryByText("Главная")).toBeNull());
  await expect(menu.getByRole("link", { name: "Главная" })).toBeVisible();
  await isAt(88);
};
const opensOverThePage = async () => {
  await userEvent.click(burger());
  await inDialog("Меню", (menu) => menu.getByRole("link", { name: "Главная" }));
};

/**
 * [MENU-LEFT-01] [MENU-STATE-01] [MENU-STATE-04] [SHELL-HEADER-01] [SHELL-APP-02] From 1434 px on it is wide beside the
 * page, and the burger folds it and opens it.
 */
export const Wide: Story = {
  parameters: { window: { width: 1434, height: 900 } },
  play: async () => {
    await within(await column()).findByText("Главная");
    await isAt(256);
    await expect(burger()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(burger());
    await isNarrow();
    await expect(burger()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(burger());
    await within(await column()).findByText("Главная");
    await isAt(256);
  },
};

/** A pixel less, and it is narrow: all of it lies over the page. */
export const Narrow: Story = {
  parameters: { window: { width: 1433, height: 900 } },
  play: async () => {
    await isNarrow();
    await opensOverThePage();
  },
};

export const OnAPhone: Story = {
  parameters: { window: { width: 360, height: 740 } },
  play: async () => {
    await heading(/./);
    await expect(screen.queryByRole("navigation", { name: "Разделы" })).toBeNull();
    await isAt(0);
    await opensOverThePage();
  },
};

/** [MENU-LEFT-07] Short videos have the whole page: there is neither the menu nor its burger. */
export const NoneBesideShorts: Story = {
  parameters: {
    window: { width: 1500, height: 900 },
    app: (): StoryAppSetup => ({ at: `/shorts/${shortId}/`, server: shorts }),
  },
  play: async () => {
    await heading(/./);
    await isAt(0);
    await expect(header().queryByRole("button", { name: "Меню" })).toBeNull();
    await expect(screen.queryByRole("navigation", { name: "Разделы" })).toBeNull();
  },
};
export const NoneBesideYappy: Story = {
  ...NoneBesideShorts,
  parameters: {
    ...NoneBesideShorts.parameters,
    app: (): StoryAppSetup => ({ at: `/yappy/${shortId}/`, server: shorts }),
  },
};
