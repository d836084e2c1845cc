import { TvGuide, type TvGuideProps } from "@kadr/design-system/tv";
import { Announcements } from "@kadr/design-system/primitives/announce";
import { guideDay } from "@kadr/openapi/pages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { clockTime } from "../../host/src/presenters/duration.ts";
import { presentChannel } from "../../host/src/presenters/programme.ts";
import { tvTexts } from "../../host/src/texts/tv.ts";
import { tabIn } from "../support/keyboard.ts";
import { broadcasts, now } from "./fixtures.ts";

const channelsOf = (reminded: readonly string[]) =>
  broadcasts.map((one) =>
    presentChannel(one, { now, mediaUrl: () => undefined, isReminded: (id) => reminded.includes(id) }),
  );

/** The bells work. */
function Guide(props: TvGuideProps) {
  const [reminded, setReminded] = useState<readonly string[]>([]);
  return (
    <>
      <Announcements />
      <TvGuide
        {...props}
        channels={props.channels.length === 0 ? [] : channelsOf(reminded)}
        onRemind={(item) =>
          setReminded(reminded.includes(item.id) ? reminded.filter((id) => id !== item.id) : [...reminded, item.id])
        }
      />
    </>
  );
}

const meta = {
  title: "Tv/TvGuide",
  component: Guide,
  parameters: {
    excused: {
      cutWords: "a day is longer than its frame, which buttons move over it",
      smallTargets: "a programme is as wide as its time; on a phone a list stands in its place",
    },
  },
  args: {
    label: tvTexts.dayOf("21 ноября"),
    channels: channelsOf([]),
    ...guideDay("2026-11-21"),
    now,
    clock: clockTime,
    onWatch: fn(),
    texts: tvTexts.grid,
  },
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = (canvasElement: HTMLElement) => within(canvasElement).getByRole("grid", { name: /^Программа/ });
const focused = () => document.activeElement as HTMLElement;
const row = () => focused().closest("[role=row]")?.querySelector("[role=rowheader]")?.textContent ?? "";

/** Three hours around now, the line of now over all of them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(grid(canvasElement)).getAllByRole("row")).toHaveLength(broadcasts.length + 1);
    await expect(canvasElement.querySelectorAll("[aria-current=time]").length).toBe(broadcasts.length);
  },
};
/** One stop for Tab; the arrows go through the cells, up and down at the same moment, Home and End to the edges (APG grid). */
export const ByKeys: Story = {
  parameters: { visual: { skip: "as the default" } },
  play: async ({ canvasElement }) => {
    await tabIn();
    while (!grid(canvasElement).contains(focused())) await userEvent.tab();
    // what is on, on the first channel
    await expect(focused().closest("[role=gridcell]")).toHaveAttribute("aria-current", "time");
    await expect(row()).toContain("История.Кадр");
    await userEvent.keyboard("{ArrowDown}");
    await expect(row()).toContain("Кадр Кино");
    await expect(focused().closest("[role=gridcell]")).toHaveAttribute("aria-current", "time");
    await userEvent.keyboard("{ArrowUp}{ArrowRight}");
    await expect(focused()).toHaveAccessibleName(/^Станция «Восток».*, напомнить$/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toHaveAttribute("aria-pressed", "true"));
    await userEvent.keyboard("{Home}");
    await expect(focused().closest("[role=rowheader]")).not.toBeNull();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(row()).toContain("Детский");
    await userEvent.keyboard("{ArrowDown}");
    await expect(row()).toContain("Детский");
    const before = within(grid(canvasElement)).getAllByRole("columnheader")[1]?.textContent;
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(within(grid(canvasElement)).getAllByRole("columnheader")[1]).not.toHaveAttribute(
        "aria-label",
        before ?? "",
      ),
    );
    await waitFor(() => expect(grid(canvasElement).contains(focused())).toBe(true));
    await expect(row()).toContain("Детский");
    // Tab leaves the grid as a whole
    await userEvent.tab();
    await expect(grid(canvasElement).contains(focused())).toBe(false);
  },
};
/** The window moves by its buttons, and back to now. */
export const Moved: Story = {
  parameters: { visual: { hidesRing: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = () => canvas.getAllByRole("columnheader")[1]?.textContent;
    const first = head();
    await userEvent.click(canvas.getByRole("button", { name: tvTexts.grid.later }));
    await expect(head()).not.toBe(first);
    await userEvent.click(canvas.getByRole("button", { name: tvTexts.grid.toNow }));
    await expect(head()).toBe(first);
    await userEvent.click(canvas.getByRole("button", { name: tvTexts.grid.later }));
  },
};
/** Another day begins at the same time of day, and has no now. */
export const AnotherDay: Story = { args: { now: now + 24 * 3_600_000 } };
/** A tablet has room for two hours. */
export const TwoHours: Story = { args: { hours: 2 } };
