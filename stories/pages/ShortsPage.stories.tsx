import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import ShortsPage from "../../host/src/pages/ShortsPage/ShortsPage.tsx";
import { currentMemory } from "../../host/src/routes/navigation.ts";
import { shortsTexts as texts } from "../../host/src/texts/shorts.ts";
import { ageCheckTexts } from "../../host/src/texts/stubs.ts";
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
const respond = (body: unknown): StoryServer => [
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
    server: respond(page()),
  },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The short, its author, and its actions. */
export const Default: Story = {
  args: { person: viewer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 2, name: short.video.title });
    await canvas.findAllByRole("button", { name: "Смотреть" }, { timeout: 10_000 });
  },
};

export const Loading: Story = { args: { server: [[/^\/yappy\//, "never"]] } };

/** The video is not loaded before the press. */
export const ForAdults: Story = {
  args: { server: respond(page({ is_adult: true })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: ageCheckTexts.confirm }, { timeout: 10_000 });
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

/** Requests of the lists, and whether the second one fails; anew with each story. */
let requests: { readonly list: string; readonly by: Readonly<Record<string, string>> }[] = [];
let isBroken = false;
const noteOf = ({ url }: Request): void => {
  const { pathname, searchParams } = new URL(url);
  requests.push({ list: pathname.replace(/.*\/v4\//, ""), by: Object.fromEntries(searchParams) });
};
/** No more shorts of the chosen category; of all there are some. */
const ended: StoryServer = [
  [/^\/yappy\/v4\/yappypage\//, (request) => (noteOf(request), { body: page() })],
  [
    /^\/yappy\/v4\/category\//,
    (request) => {
      noteOf(request);
      if (isBroken) return { status: 500 };
      const isOfEverything = !request.url.includes("categoryId");
      const results = [{ ...another, video: { ...another.video, id: "f".repeat(32), title: "Совсем другое" } }];
      return isOfEverything ? { body: { ...examples.listShortsCategory.some, results } } : { status: 204 };
    },
  ],
];
const chosen = (search: string, starts: boolean): Story => ({
  beforeEach: () => {
    // the list of the story before was kept at this entry of the history
    currentMemory().values.clear();
    requests = [];
    isBroken = starts;
  },
  args: {
    children: (
      <div style={{ position: "relative", height: 640 }}>
        <ShortsPage params={{ id }} path={`/shorts/${id}/`} search={search} />
      </div>
    ),
    server: ended,
  },
});
/** By keys from the first one on, or from the one before. */
const goesTo = async (canvasElement: HTMLElement, place: number, from = 2): Promise<HTMLElement> => {
  const current = () => canvasElement.querySelector<HTMLElement>("article[data-current]")!;
  if (from === 2) await within(canvasElement).findByRole("heading", { level: 2, name: short.video.title });
  for (let at = from; at <= place; at += 1) {
    await waitFor(() => expect(canvasElement.querySelector(`article[aria-posinset="${at}"]`)).toBeInTheDocument());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(current()).toHaveAttribute("aria-posinset", String(at)));
  }
  return current();
};

/** The list is asked for by all that its address says [SHORTS-PAGE-01]. */
export const AskedByItsAddress: Story = {
  ...chosen("?categoryId=1&channelId=2&tvShowId=3&source=shelf&theme=dark", false),
  parameters: { playOnly: "shorts as they are in Default" },
  play: async ({ canvasElement }) => {
    await goesTo(canvasElement, 1);
    const by = { videoId: id, categoryId: "1", channelId: "2", tvShowId: "3", source: "shelf", page: "1" };
    await expect(requests[0]).toEqual({ list: "yappypage/", by });
  },
};

/**
 * Where a choice has no more, others are asked for in the order of a seed, an advertisement stands for none, and it goes on with
 * everything [SHORTS-PAGE-02] [SHORTS-PAGE-03].
 */
export const NoMoreOfTheChoice: Story = {
  ...chosen("?categoryId=999999", false),
  parameters: { playOnly: "shorts as they are in Default" },
  play: async ({ canvasElement }) => {
    const ad = within(await goesTo(canvasElement, 3));
    await ad.findByRole("heading", { name: "Смотрите Кадр без рекламы" });
    await expect(ad.getByText("Реклама", { exact: true })).toBeVisible();
    const next = within(await goesTo(canvasElement, 4, 4));
    await next.findByRole("heading", { level: 2, name: "Совсем другое" });
    const more = requests.filter(({ list }) => list === "category/");
    await expect(more[0]?.by["categoryId"]).toBe("999999");
    for (const { by } of more) await expect(by["seed"]).toMatch(/^([1-9]\d?|100)$/);
  },
};

/** A page of the list that does not come is asked for again in its place. */
export const NextTriedAgain: Story = {
  ...chosen("?categoryId=999999", true),
  parameters: { playOnly: "shorts as they are in Default" },
  play: async ({ canvasElement }) => {
    const retry = await within(await goesTo(canvasElement, 3)).findByRole("button", { name: texts.failed.action });
    isBroken = false;
    await userEvent.click(retry);
    const current = () => within(canvasElement.querySelector<HTMLElement>("article[data-current]")!);
    await waitFor(() => expect(current().getByRole("heading", { name: "Смотрите Кадр без рекламы" })).toBeVisible());
  },
};

/** An address of nothing. */
export const Unknown: Story = {
  args: { server: [[/^\/(yappy|video)\//, { status: 404 }]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: unavailableTexts.noSuchVideo });
  },
};
