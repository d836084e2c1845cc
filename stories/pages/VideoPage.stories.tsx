import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import VideoPage from "../../host/src/pages/VideoPage/VideoPage.tsx";
import { videoTexts } from "../../host/src/texts/video.ts";
import { fromTheStart, playable, viewer, type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const { video } = examples.getVideoPage;
const path = `/video/${video.video.id}/`;
const show = (search = "", at = path, id: string = video.video.id) => (
  <VideoPage params={{ id }} path={at} search={search} />
);
const respond = (page: unknown): StoryServer => [[/^\/video\//, { body: page }]];

const meta = {
  title: "Pages/VideoPage",
  component: StoryWorld,
  args: { children: show(), server: respond(playable(video)) },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The video, reactions of people to it, the next one to watch: other videos [VIDEO-PAGE-09]. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: video.video.title });
    await canvas.findByRole("heading", { level: 2, name: "Рекомендации" });
    const others = (await canvas.findAllByRole("article")).map((card) => within(card).getAllByRole("link")[0]!);
    for (const link of others) await expect(link.getAttribute("href")).not.toContain(video.video.id);
    await canvas.findByRole("button", { name: /^Нравится/ });
  },
};

const middleOf = (element: HTMLElement): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};
/** The ground that lies under an element, as light as its red is, 0 to 255: both grounds are greys. */
function groundOf(element: Element | null): number {
  const ground = element === null ? "" : getComputedStyle(element).backgroundColor;
  if (ground === "rgba(0, 0, 0, 0)") return groundOf(element?.parentElement ?? null);
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) return Number.NaN;
  canvas.fillStyle = ground;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data[0] ?? Number.NaN;
}

/** On a phone the age stands in the line of views and date; the description is a block of its own, lighter than the page in the dark. */
export const OnAPhone: Story = {
  parameters: { window: { width: 360, height: 800 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const views = (await canvas.findAllByText(/просмотр(ов|а)?$/))[0] as HTMLElement;
    const age = canvas.getAllByText(/^\d+\+$/)[0] as HTMLElement;
    await expect(Math.abs(middleOf(views) - middleOf(age))).toBeLessThan(6);
    const root = document.documentElement;
    const theme = root.dataset["theme"] ?? "light";
    root.dataset["theme"] = "dark";
    await waitFor(() => expect(groundOf(views) - groundOf(root)).toBeGreaterThan(5));
    root.dataset["theme"] = "light";
    await waitFor(() => expect(groundOf(root) - groundOf(views)).toBeGreaterThan(2));
    root.dataset["theme"] = theme;
  },
};

/** A like counts at once. */
export const Liked: Story = {
  args: { person: viewer, server: [...respond(playable(video)), fromTheStart] },
  play: async ({ canvasElement }) => {
    const like = await within(canvasElement).findByRole("button", { name: /^Нравится, / });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute("aria-pressed", "true"));
  },
};

const ofAuthor = /^\/api\/video\/person\//;
/** Other videos of the author, without the video itself; the name of the row leads to all of them. */
export const OthersOfTheAuthor: Story = {
  args: { server: [...respond(playable(video)), [ofAuthor, { body: examples.listChannelVideos.first }]] },
  play: async ({ canvasElement }) => {
    const shelf = within(await within(canvasElement).findByRole("region", { name: videoTexts.authorVideos }));
    // by its role alone: there is one, of the two that the channel lists
    await expect(await shelf.findByRole("article")).toHaveTextContent("Байкал летом");
    await expect(shelf.getByRole("link", { name: videoTexts.authorVideos })).toHaveAttribute(
      "href",
      `/channel/${video.video.author.id}/videos/`,
    );
  },
};
/** An author of one video: nothing stands there. */
export const NoOthersOfTheAuthor: Story = {
  parameters: { playOnly: "the page as it is in Default" },
  args: {
    server: [
      ...respond(playable(video)),
      [
        ofAuthor,
        {
          body: { ...examples.listChannelVideos.first, results: examples.listChannelVideos.first.results.slice(0, 1) },
        },
      ],
    ],
  },
  play: ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).queryByRole("region", { name: videoTexts.authorVideos })).toBeNull()),
};
let isWell = false;
/** A row that did not come says so in its place, and comes when it is asked for again. */
export const OthersOfTheAuthorFailed: Story = {
  parameters: { playOnly: "a failed row is in Shelves/Shelf" },
  args: {
    server: [
      ...respond(playable(video)),
      [ofAuthor, () => (isWell ? { body: examples.listChannelVideos.first } : { status: 500 })],
    ],
  },
  beforeEach: () => {
    isWell = false;
  },
  play: async ({ canvasElement }) => {
    const shelf = within(await within(canvasElement).findByRole("region", { name: videoTexts.authorVideos }));
    const again = await shelf.findByRole("button", { name: /^Повторить: / }, { timeout: 8000 });
    isWell = true;
    await userEvent.click(again);
    await shelf.findByRole("article");
  },
};

export const Loading: Story = { args: { server: [[/^\/video\//, "never"]] } };

export const Live: Story = {
  args: {
    server: respond(playable(examples.getVideoPage.live)),
    children: show("", `/live/video/${examples.getVideoPage.live.video.id}/`, examples.getVideoPage.live.video.id),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};

/** [ROUTE-ADDRESS-12] Every link of the playlist keeps it in the address. */
export const InPlaylist: Story = {
  args: {
    server: respond(playable(examples.getVideoPage.inPlaylist)),
    children: show(
      "?playlist=77",
      `/video/${examples.getVideoPage.inPlaylist.video.id}/`,
      examples.getVideoPage.inPlaylist.video.id,
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(
      await within(canvasElement).findByRole("region", { name: /^Плейлист: / }, { timeout: 15_000 }),
    );
    for (const card of await panel.findAllByRole("article"))
      await expect(within(card).getAllByRole("link")[0]).toHaveAttribute(
        "href",
        expect.stringContaining("?playlist=77"),
      );
  },
};

const { inPlaylist } = examples.getVideoPage;
/** Place of the video among 250. */
const at = 221;
/** Twenty of 250 videos; the one that plays stands among them. */
function pageOfLong(page: number) {
  const link = (to: number) => `/backend/api/playlist/custom/77/videos/?page=${to}`;
  const [item] = examples.listPlaylistVideos.first.items;
  return {
    items: Array.from({ length: page === 13 ? 10 : 20 }, (_, index) => {
      const place = (page - 1) * 20 + index + 1;
      const id = place === at ? inPlaylist.video.id : String(place).padStart(32, "a");
      return { ...item, id, title: `Ролик ${place}`, video_url: `/video/${id}/` };
    }),
    has_next: page < 13,
    next: page < 13 ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    page,
    per_page: 20,
  };
}
/** Of a long playlist there is what stands around the video; more comes both ways, and what is in sight stays where it is. */
export const InLongPlaylist: Story = {
  parameters: { window: { width: 1400, height: 900 } },
  args: {
    ...InPlaylist.args,
    server: [
      ...respond(playable(inPlaylist)),
      [
        /^\/api\/playlist\/custom\/77\/videos/,
        ({ url }) => {
          const query = new URL(url).searchParams;
          return { body: pageOfLong(query.get("around") === inPlaylist.video.id ? 12 : Number(query.get("page"))) };
        },
      ],
      [/^\/api\/playlist\/custom\/77\//, { body: { ...examples.getPlaylist.playlist, videos_count: 250 } }],
    ],
  },
  play: async ({ canvasElement }) => {
    const panel = within(
      await within(canvasElement).findByRole("region", { name: /^Плейлист: / }, { timeout: 15_000 }),
    );
    await panel.findByText("221 из 250");
    const top = (name: string) => panel.getByText(name).getBoundingClientRect().top;
    const { top: head } = panel.getByText("221 из 250").getBoundingClientRect();
    // the one before it is here, too, and above what is in sight
    await panel.findByText("Ролик 220", {}, { timeout: 15_000 });
    await waitFor(() => expect(top("Ролик 220")).toBeLessThan(head));
    await expect(top("Ролик 221")).toBeGreaterThan(head);
    await expect(top("Ролик 221") - head).toBeLessThan(100);
    await userEvent.click(panel.getByRole("button", { name: "Показать следующие" }));
    await panel.findByText("Ролик 250");
    await expect(panel.queryByRole("button", { name: "Показать следующие" })).toBeNull();
    const before = panel.getByRole("button", { name: "Показать предыдущие" });
    before.scrollIntoView({ block: "nearest" });
    await userEvent.click(before);
    await panel.findByText("Ролик 181");
    await expect(before).toHaveFocus();
    await expect(top("Ролик 181")).toBeGreaterThan(head);
    await panel.findByText("221 из 250");
  },
};

/** No stream to play yet: the page stands. */
export const NoStreamYet: Story = {
  args: { server: respond({ ...video, playback: null }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Видео ещё обрабатывается. Загляните чуть позже", {}, { timeout: 10_000 });
  },
};

/** A premiere says when, never that it is new, and can be noted. */
export const Announced: Story = {
  args: {
    server: respond({ ...video, playback: null, video: { ...video.video, publication_ts: "2026-11-24T10:00:00Z" } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { name: /^Видео выйдет 2[34] ноября в \d\d:00\sUTC$/ }, { timeout: 10_000 });
    await expect(canvas.getByText(/^Выйдет 2[34] ноября/)).toBeVisible();
    await expect(canvas.queryByText("только что")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Напомнить" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Не напоминать" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Напомнить" }));
    await canvas.findByRole("button", { name: "Не напоминать" });
  },
};

/** The video is not asked for before the press. */
export const ForAdults: Story = {
  args: { server: respond(playable({ ...video, video: { ...video.video, is_adult: true } })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Мне есть 18 лет" }, { timeout: 10_000 });
    // The rest of the recommendations comes when the page has time.
    await canvas.findByRole("button", { name: /Загрузить ещё/ }, { timeout: 10_000 });
    await expect(canvasElement.querySelector("video")).toBeNull();
  },
};

const stubbed = (access: object): StoryServer =>
  respond({ ...video, playback: null, access: { granted: false, ...access } });
const offers =
  (label: string, words?: string | RegExp): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: label }, { timeout: 10_000 });
    if (words !== undefined) await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvasElement.querySelector("video")).toBeNull();
  };

/** A video that is not paid for is not played, and the page stands. */
export const NotPaid: Story = { args: { server: stubbed({ stub: "buy" }) }, play: offers("Купить") };
export const BySubscription: Story = { args: { server: stubbed({ stub: "sub" }) }, play: offers("Оформить подписку") };
export const Rented: Story = {
  args: {
    server: stubbed({ stub: "rent", purchase_id: "1", starts_before_ts: "2026-12-20T13:00:00Z", watch_hours: 48 }),
  },
  play: offers("Начать просмотр", /29 дней.*48 часов/u),
};

export const CommentsClosed: Story = {
  args: { server: respond(playable({ ...video, video: { ...video.video, hide_comments: true } })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Комментарии к этому видео закрыты");
  },
};

/** Client settings whose lists name these products: the controls of these lists are hidden; `wdp` is ours. */
const hiding = (...lists: readonly (readonly [list: string, product: string])[]): StoryServer => {
  const none = Object.keys(examples.getClientSettings.all).map((list) => [list, [] as string[]]);
  const body: Record<string, string[]> = Object.fromEntries(none);
  for (const [list, product] of lists) body[list]!.push(product);
  return [[/^\/api\/info\/client-settings\//, { body }], ...respond(playable(video))];
};
/** The names of the buttons that rate the video, once both have what they count. */
const ratings = async (canvasElement: HTMLElement): Promise<string> => {
  const canvas = within(canvasElement);
  await canvas.findByRole("heading", { level: 2, name: "Рекомендации" });
  return canvas
    .queryAllByRole("button", { name: /^(Нравится|Не нравится)/ })
    .map((button) => button.getAttribute("aria-label") ?? button.textContent)
    .join("; ");
};
const asIs = "the page as it is in Default";
const closed = "Комментарии к этому видео закрыты";

/** Controls that are hidden for another product are there for this one. */
export const HiddenElsewhere: Story = {
  parameters: { playOnly: asIs },
  args: { server: hiding(...Object.keys(examples.getClientSettings.all).map((list) => [list, "smart-tv"] as const)) },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await ratings(canvasElement)).toMatch(/Нравится, \S.*; .*Не нравится, \S/));
    await expect(within(canvasElement).queryByText(closed)).toBeNull();
  },
};
/** [SHELL-SETTINGS-01] [SHELL-SETTINGS-02] [SHELL-SETTINGS-05] */
export const LikeAndCountHidden: Story = {
  parameters: { playOnly: asIs },
  args: { server: hiding(["hide_likes_button", "wdp"], ["hide_dislikes_count", "wdp"]) },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await ratings(canvasElement)).toBe("Не нравится"));
  },
};
/** [SHELL-SETTINGS-03] [SHELL-SETTINGS-04] [SHELL-SETTINGS-06] */
export const DislikeCountAndCommentsHidden: Story = {
  parameters: { playOnly: asIs },
  args: { server: hiding(["hide_dislikes_button", "wdp"], ["hide_likes_count", "wdp"], ["hide_comments", "wdp"]) },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await ratings(canvasElement)).toBe("Нравится"));
    await within(canvasElement).findByText(closed);
    await expect(within(canvasElement).queryByRole("heading", { level: 2, name: /комментари/i })).toBeNull();
  },
};

export const LongWords: Story = {
  parameters: { excused: { headings: "its title is opened" } },
  args: {
    server: respond(
      playable({
        ...video,
        video: {
          ...video.video,
          title: "Высокопревосходительствующее водогрязеторфопарафинолечение: ".repeat(4).trim(),
          description: "Рентгеноэлектрокардиографического ".repeat(40),
        },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fold = await canvas.findByRole("button", { name: "Показать полностью" });
    const title = canvas.getByRole("heading", { level: 1 });
    const folded = title.offsetHeight;
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect(title.offsetHeight).toBeGreaterThan(folded);
  },
};

const unavailable = (status: number, code: string): StoryServer => [
  [/^\/video\//, { status, body: { code, detail: "" } }],
];
const says =
  (title: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1, name: title });
    await within(canvasElement).findByRole("heading", { level: 2, name: "Посмотрите другое" });
    await within(canvasElement).findAllByRole("article");
  };

/** ERROR-VIDEO-01; something else to watch [ERROR-PAGE-10] */
export const Unavailable: Story = { args: { server: unavailable(403, "2042005") }, play: says("Видео недоступно") };
/** ERROR-VIDEO-02 */
export const HiddenByAuthor: Story = {
  args: { server: unavailable(403, "2042001") },
  play: says("Автор убрал это видео из открытого доступа"),
};
/** ERROR-VIDEO-03; in place of the video [ERROR-PAGE-12] */
export const NoSuchVideo: Story = { args: { server: unavailable(404, "2042003") }, play: says("Такого видео нет") };
/** ERROR-VIDEO-04 */
export const OnModeration: Story = { args: { server: unavailable(403, "2042008") }, play: says("Видео на модерации") };
/** ERROR-VIDEO-06, ROUTE-ADDRESS-15 */
export const Moved: Story = {
  args: { server: unavailable(410, "track_mismatch") },
  play: says("Упс, неправильная ссылка"),
};

export const Broken: Story = {
  args: { server: [[/^\/video\//, { status: 500 }]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1, name: "Что-то пошло не так" }, { timeout: 5000 });
  },
};
