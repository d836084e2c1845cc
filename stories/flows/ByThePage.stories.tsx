import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { pageTexts } from "../../host/src/texts/pages.ts";
import { placeTexts } from "../../host/src/texts/places.ts";
import { playlistTexts } from "../../host/src/texts/playlist.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { go, goBack, heading, isAt, said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

/** Lists that are read page by page: each page has an address, which the links of the response lead to. */
const meta = {
  title: "Flows/ByThePage",
  parameters: { layout: "fullscreen", page: true, playOnly: "each page as it was: Pages looks at them" },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole("main"));
const cards = () => main().getAllByRole("article");
const link = (name: string) => main().findByRole("link", { name });

const { playlist } = examples.getPlaylist;
const [item] = examples.listPlaylistVideos.first.items;
/** 42 videos, twenty to a page; in another order the last is the first. */
const listed = ({ url }: Request) => {
  const query = new URL(url).searchParams;
  const page = Number(query.get("page") ?? 1);
  const to = (at: number) => `/api/playlist/custom/${playlist.id}/videos/?page=${at}`;
  const items = Array.from({ length: page === 3 ? 2 : 20 }, (_, index) => {
    const place = query.has("shuffle") ? 42 - index : (page - 1) * 20 + index + 1;
    const id = String(place).padStart(32, "a");
    return { ...item!, id, title: `Видео ${place}`, video_url: `/video/${id}/` };
  });
  const [next, previous] = [page < 3 ? to(page + 1) : null, page > 1 ? to(page - 1) : null];
  return { body: { items, has_next: page < 3, next, previous, page, per_page: 20 } };
};
const aPlaylist = (): StoryAppSetup => ({
  at: `/plst/${playlist.id}/`,
  person: viewer,
  server: [
    [/^\/api\/playlist\/custom\/[^/]+\/videos/, listed],
    [/^\/api\/(?:v2\/)?subscription\/card\//, { body: Object.values(examples.subscribe)[0] }],
    [/^\/api\/subscription\/cards\//, { body: { ...examples.listSubscriptions.first, results: [] } }],
  ],
});

/**
 * [PLAYLIST-PAGE-01] [PLAYLIST-PAGE-02] [PLAYLIST-PAGE-03] [PLAYLIST-PAGE-04] [PLAYLIST-PAGE-05] It says what is known of it, is saved and
 * taken out, played in its order or another; who follows its channel is told of once (conversion.subscribe, [ANALYTICS-RULES-04]).
 */
export const Playlist: Story = {
  parameters: { app: aPlaylist },
  play: async ({ loaded }) => {
    const { heard, measured } = appIn(loaded);
    await heading(playlist.title);
    await waitFor(() => expect(cards()).toHaveLength(20));
    const about = screen.getByRole("main");
    await expect(about).toHaveTextContent(playlist.description!);
    await expect(about).toHaveTextContent(new RegExp(`${playlist.videos_count}\\sвидео`));
    await expect(about).toHaveTextContent(/просмотр/);
    await expect(about).toHaveTextContent(/обновлён /);
    await expect(about.querySelector("img")).toBeVisible();
    for (const card of cards())
      await expect(within(card).getAllByRole("link")[0]).toHaveAttribute(
        "href",
        expect.stringContaining(`?playlist=${playlist.id}`),
      );
    const first = within(cards()[0]!).getAllByRole("link")[0]!.getAttribute("href");
    await expect(await link(playlistTexts.play)).toHaveAttribute("href", first);
    await expect(await link(playlistTexts.complain)).toHaveAttribute("href", "/forms/problem/");

    await userEvent.click(await main().findByRole("button", { name: playlistTexts.save, pressed: false }));
    await said(playlistTexts.toast.saved);
    await userEvent.click(await main().findByRole("button", { name: playlistTexts.saved, pressed: true }));
    await said(playlistTexts.toast.removed);
    await main().findByRole("button", { name: playlistTexts.save, pressed: false });

    const followings = () => measured.filter(([id]) => id === "playlist.subscribeChannel").length;
    await userEvent.click(await main().findByRole("button", { name: /^Подписаться: / }));
    await expect(followings()).toBe(1);
    await userEvent.click(await main().findByRole("button", { name: /^Вы подписаны: / }));
    await main().findByRole("button", { name: /^Подписаться: / });
    await expect(followings()).toBe(1);

    const { next, previous } = playlistTexts.pagination;
    await expect(main().queryByRole("link", { name: previous })).toBeNull();
    await userEvent.click(await link(next));
    await isAt(`/plst/${playlist.id}/?page=2`);
    await main().findByRole("link", { name: /Видео 21/ });
    await expect(heard).toContain(`GET /api/playlist/custom/${playlist.id}/videos/?page=2`);
    await userEvent.click(await link(next));
    await waitFor(() => expect(cards()).toHaveLength(2));
    await expect(main().queryByRole("link", { name: next })).toBeNull();
    await userEvent.click(await link(previous));
    await isAt(`/plst/${playlist.id}/?page=2`);
    await main().findByRole("link", { name: /Видео 21/ });

    await userEvent.click(await main().findByRole("button", { name: playlistTexts.shuffle }));
    await waitFor(() =>
      expect(window.location.search).toMatch(new RegExp(`^\\?playlist=${playlist.id}&shuffle=\\d+$`)),
    );
    await expect(window.location.pathname).toContain(String(42).padStart(32, "a"));
  },
};

const person = examples.getPerson.actress;
const show = examples.getTvShow.series;
const { episodes } = examples.listTvShowVideos;
const [video] = examples.listPersonVideos.first.results;
const videosOf = (page: number) =>
  Array.from({ length: page === 1 ? 20 : 6 }, (_, index) => ({
    ...video!,
    id: String(page * 100 + index).padStart(32, "b"),
    title: `Роль ${(page - 1) * 20 + index + 1}`,
  }));
const places: StoryServer = [
  [
    /^\/api\/metainfo\/person\/\d+\/video/,
    ({ url }) => {
      const page = Number(new URL(url).searchParams.get("page") ?? 1);
      const results = page > 2 ? [] : videosOf(page);
      return { body: { ...examples.listPersonVideos.first, results, page, has_next: page < 2 } };
    },
  ],
  [/^\/api\/metainfo\/person\/\d+/, { body: person }],
  [
    /^\/api\/metainfo\/tv\/\d+\/all/,
    { body: { ...episodes, results: [...episodes.results, { ...episodes.results[0]!, season: 2 }] } },
  ],
  [/^\/api\/metainfo\/tv\/\d+/, { body: show }],
];
const shelf = (name: string) => main().findByRole("region", { name });

/** [PERSON-PAGE-01] Who it is, the shows, and every video by the page; beyond the last page there is a way to the first. */
export const Person: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: `/person/${person.id}`, server: places }) },
  play: async () => {
    const { shows, videos, pages } = placeTexts.person;
    await heading(person.name);
    await main().findByText(/^Дата рождения: \d/);
    await expect(within(await shelf(shows)).getAllByRole("listitem")).toHaveLength(person.tv_shows.length);
    const count = async (all: number) => {
      const place = await shelf(videos);
      await waitFor(() => expect(within(place).getAllByRole("article")).toHaveLength(all));
    };
    await count(20);
    const navigation = () => within(main().getByRole("navigation", { name: pages }));
    await userEvent.click(navigation().getByRole("link", { name: pageTexts.next }));
    await isAt(`/person/${person.id}?page=2`);
    await count(6);
    await main().findByRole("link", { name: /Роль 21/ });
    await userEvent.click(navigation().getByRole("link", { name: pageTexts.previous }));
    await isAt(`/person/${person.id}`);
    await count(20);
    await go(`/person/${person.id}?page=9`);
    await userEvent.click(await link(placeTexts.beyond.toFirst));
    await count(20);
  },
};

/** Its seasons have an address each, and its people lead on; Back finds the season that was left. */
export const Show: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: `/metainfo/tv/${show.id}`, server: places }) },
  play: async () => {
    await heading(new RegExp(show.name));
    const season = (at: number) =>
      within(main().getByRole("navigation", { name: placeTexts.show.seasons })).getByRole("link", {
        name: show.seasons[at]!.name,
      });
    await userEvent.click(season(1));
    await isAt(`/metainfo/tv/${show.id}?season=${show.seasons[1]!.number}`);
    await waitFor(() => expect(season(1)).toHaveAttribute("aria-current", "page"));
    await shelf(show.seasons[1]!.name);
    const [someone] = within(await shelf(placeTexts.show.persons)).getAllByRole("article");
    await userEvent.click(within(someone!).getAllByRole("link")[0]!);
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/person\/\d+/));
    await heading(person.name);
    await goBack();
    await heading(new RegExp(show.name));
    await waitFor(() => expect(season(1)).toHaveAttribute("aria-current", "page"));
  },
};
