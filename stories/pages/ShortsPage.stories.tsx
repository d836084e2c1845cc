import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import ShortsPage from "../../host/src/pages/ShortsPage/ShortsPage.tsx";
import { shortsTexts as texts } from "../../host/src/texts/shorts.ts";
import { ageGateTexts } from "../../host/src/texts/stubs.ts";
import { unavailableTexts } from "../../host/src/texts/unavailable.ts";
import clip from "../fixtures/media/clip.mp4";
import { viewer, type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const { first } = examples.listShorts;
const [short] = first.results;
const [another] = examples.listShortsCategory.some.results;
if (short === undefined || another === undefined) throw new Error("the examples have shorts");
const { id } = short.video;

type Changes = Partial<typeof short.video> & { readonly is_adult?: boolean };
/** One page of the list, whose shorts play the clip of the stories. */
const page = (changes: Changes = {}) => ({
  ...first,
  results: [{ ...short, video: { ...short.video, ...changes } }, another].map((one) => ({
    ...one,
    playback: {
      hls: null,
      mp4: [{ height: 240, url: clip }],
      captions: [],
      storyboard: null,
      poster: one.video.thumbnail_url,
    },
  })),
  has_next: false,
  next: null,
});
const answer = (body: unknown): StoryServer => [
  [/^\/yappy\/v4\/yappypage\//, { body }],
  [/^\/yappy\/v4\/category\//, { status: 500 }],
];

const meta = {
  title: "Pages/ShortsPage",
  component: StoryWorld,
  args: {
    children: (
      <div style={{ position: "relative", height: 640 }}>
        <ShortsPage params={{ id }} path={`/shorts/${id}/`} search="" />
      </div>
    ),
    server: answer(page()),
  },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it is, whose it is, what can be done with it. */
export const Default: Story = {
  args: { person: viewer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 2, name: short.video.title });
    await canvas.findAllByRole("button", { name: "Смотреть" }, { timeout: 10_000 });
  },
};

export const Loading: Story = { args: { server: [[/^\/yappy\//, "never"]] } };

/** Nothing of it is loaded before the press. */
export const ForAdults: Story = {
  args: { server: answer(page({ is_adult: true })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: ageGateTexts.confirm }, { timeout: 10_000 });
  },
};

/** The next page of the list did not come: it can be asked for again where it would be. */
export const NextFailed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 2, name: short.video.title });
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvasElement.querySelector("[data-current]")).toHaveAttribute("aria-posinset", "2"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvasElement.querySelector("[data-current]")).toHaveAttribute("aria-posinset", "3"));
    await canvas.findByRole("button", { name: texts.failed.action });
  },
};

/** An address of nothing. */
export const Unknown: Story = {
  args: { server: [[/^\/(yappy|video)\//, { status: 404 }]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: unavailableTexts.noSuchVideo });
  },
};
