import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { ownChannelTexts } from "../../host/src/texts/ownChannel.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { wholeApp } from "../app/wholeApp.tsx";
import { forgetAnnouncements } from "../support/announcements.ts";

const { bans: texts } = ownChannelTexts;
const channel = examples.getUser.channel;
const list = /^\/api\/comments\/channel\/block\/$/;
const channelOf = (bans: StoryServer): StoryServer => [
  ...bans,
  [/^\/api\/profile\/user\/\d+\/$/, { body: channel }],
  [/^\/api\/video\/stream\/owner/, { body: examples.listOwnStreams.one }],
];
const app = (bans: StoryServer) => (): StoryAppSetup => ({
  at: `/channel/${channel.id}/about/`,
  person: { ...viewer, id: channel.id, name: channel.name },
  server: channelOf(bans),
});

/** Whom an author does not let comment: opened from the bar of the own channel. */
const meta = {
  title: "Flows/BannedPeople",
  parameters: { layout: "fullscreen", app: app([[list, { body: examples.listBans.first }]]) },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog", { name: texts.title }, { timeout: 15_000 }));
const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: texts.button }, { timeout: 15_000 }));
  return dialog();
};

export const Default: Story = {
  play: async () => {
    const shown = await open();
    await waitFor(() => expect(shown.getAllByRole("listitem")).toHaveLength(2), { timeout: 15_000 });
  },
};

/** Says how one gets here. */
export const None: Story = {
  parameters: { app: app([[list, { body: examples.listBans.none }]]) },
  play: async () => void (await (await open()).findByText(texts.none, {}, { timeout: 15_000 })),
};

let failures = 0;
/** The list does not come, and comes by a press. */
export const Failed: Story = {
  parameters: {
    app: () => {
      failures = 0;
      return app([[list, () => (failures++ < 4 ? { status: 500 } : { body: examples.listBans.first })]])();
    },
  },
  play: async () => void (await (await open()).findByText(texts.notCome, {}, { timeout: 15_000 })),
};

let lifts: string[] = [];
/** One is let in again; the other could not be, and stays. By keys alone. */
export const Lifted: Story = {
  parameters: {
    playOnly: "the list as it was",
    app: () => {
      lifts = [];
      return app([
        [list, { body: examples.listBans.first }],
        [
          /^\/api\/comments\/channel\/block\/\d+\/$/,
          ({ url }: { url: string }) => {
            lifts.push(url);
            return lifts.length === 1 ? { status: 204 } : { status: 403 };
          },
        ],
      ] as StoryServer)();
    },
  },
  play: async () => {
    const shown = await open();
    const first = await shown.findByRole("button", { name: texts.liftOf("Глеб Сомов") }, { timeout: 15_000 });
    first.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shown.queryByText("Глеб Сомов")).toBeNull());
    await screen.findByText(texts.lifted);
    // the focus stays in the dialog, after the list
    await waitFor(() =>
      expect(screen.getByRole("dialog", { name: texts.title })).toContainElement(document.activeElement as HTMLElement),
    );
    const other = shown.getByRole("button", { name: texts.liftOf("Анна Соколова") });
    other.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByText(texts.failed);
    await expect(other).toHaveFocus();
    await expect(lifts).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: texts.title })).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: texts.button })).toHaveFocus());
    forgetAnnouncements();
  },
};
