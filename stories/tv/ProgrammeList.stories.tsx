import { ProgrammeList } from "@kadr/design-system/tv";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { presentProgramme } from "../../host/src/presenters/programme.ts";
import { tvTexts } from "../../host/src/texts/tv.ts";
import { day, now } from "./fixtures.ts";

const present = (playingId: string | null = null, reminded: readonly string[] = []) =>
  day.map((item) =>
    presentProgramme(item, { now, channelId: "c1", playingId, isReminded: (id) => reminded.includes(id) }),
  );

const meta = {
  title: "Tv/ProgrammeList",
  component: ProgrammeList,
  args: {
    label: tvTexts.programmeOf("История.Кадр", "21 ноября"),
    items: present().slice(0, 5),
    onRemind: fn(),
    texts: tvTexts.grid,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgrammeList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Programmes that were on and can be watched, that are on, and that are to come. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: /смотреть запись/ })).toBeVisible();
    const [bell] = canvas.getAllByRole("button", { pressed: false });
    await userEvent.click(bell as HTMLElement);
    await expect(args.onRemind).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Reminded: Story = { args: { items: present(null, [day[2]?.id ?? ""]).slice(0, 4) } };
/** A recording is what the player shows. */
export const Playing: Story = { args: { items: present(day[0]?.id).slice(0, 4) } };
/** In a low place it scrolls and begins at what is on. */
export const Scrolled: Story = {
  args: { items: present(day[4]?.id), isScrolled: true },
  decorators: [
    (Story) => (
      <div style={{ height: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("list").scrollTop).toBeGreaterThan(0));
  },
};
/** Long words end at the edge. */
export const LongWords: Story = {
  args: {
    items: present()
      .slice(0, 2)
      .map((item) => ({
        ...item,
        title: "превысокомногорассмотрительствующиедокументальные фильмы о железной дороге",
      })),
  },
};
