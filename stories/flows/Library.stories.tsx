import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { fromTheStart, playable, viewer, type StoryServer } from "../app/server.ts";
import { follow, go, goBack, heading, isAt, said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const channel = examples.getUser.channel;
const { video: page } = examples.getVideoPage;
/** Every video is here, under its own id and title. */
const anyVideo: StoryServer[number] = [
  /^\/video\/[a-z]{32}\//,
  ({ url }) => {
    const id = /[a-z]{32}/.exec(url)![0];
    return { body: playable({ ...page, video: { ...page.video, id, title: `Ролик ${id[0]}` } }) };
  },
];
const server: StoryServer = [
  fromTheStart,
  anyVideo,
  [/^\/api\/profile\/user\/\d+\/$/, { body: channel }],
  [/^\/api\/video\/person/, { body: examples.listChannelVideos.first }],
];

/** A person's own area within the app; how its sections look is Pages/LibraryPage. */
const meta = {
  title: "Flows/Library",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at: "/my/", person: viewer, server }),
    window: { width: 1400, height: 900 },
    playOnly: "the section as it was: Pages/LibraryPage looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole("main"));
const section = async (name: string | RegExp) =>
  within(await screen.findByRole("navigation", { name: "Разделы «Моё»" })).findByRole("link", { name });

/** [ROUTE-ADDRESS-17] [LIBRARY-MY-01] The area has its sections and tabs, each with its address, and tells where one goes. */
export const Sections: Story = {
  play: async ({ loaded }) => {
    await userEvent.click(await section(/^История/));
    await isAt("/my/history/");
    for (const [name, rest] of [
      ["Смотреть позже", "future"],
      ["Понравившиеся", "liked"],
      ["Мои плейлисты", "playlists"],
      ["Сохранённые плейлисты", "future/favorite"],
      ["Подписки", "subscriptions"],
      ["Комментарии", "comments"],
      ["Покупки", "purchases"],
      ["Короткие видео", "shorts"],
    ] as const) {
      await userEvent.click(await section(name));
      await heading(name);
      await isAt(`/my/${rest}/`);
      await expect(await section(name)).toHaveAttribute("aria-current", "page");
    }
    // a folder has its address, too
    await userEvent.click(main().getAllByRole("link", { name: "Понравившиеся" }).at(-1)!);
    await isAt("/my/shorts/?folder=liked");
    await expect(appIn(loaded).measured.map(([id]) => id)).toEqual(
      expect.arrayContaining([
        "my.history",
        "my.watchLater",
        "my.liked",
        "my.subscriptions",
        "my.comments",
        "my.shortsFolders",
      ]),
    );
  },
};

const { first } = examples.listLikedVideos;
const liked = (letters: string, isLast: boolean) => ({
  ...first,
  results: [...letters].map((letter) => ({
    ...first.results[0]!,
    reaction_id: letter,
    video: { ...first.results[0]!.video, id: letter.repeat(32), title: `Ролик ${letter}` },
  })),
  has_next: !isLast,
});
/** [LIBRARY-LIKED-01] The liked videos come by a cursor, as they are scrolled. */
export const Liked: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      at: "/my/liked/",
      person: viewer,
      server: [
        [
          /^\/api\/v2\/reactions\/videos\/liked\/$/,
          ({ url }) => ({
            body: url.includes("last_reaction_id=") ? liked("yz", true) : liked("abcdefghijklmnopqrstuvwx", false),
          }),
        ],
        ...server,
      ],
    }),
  },
  play: async ({ loaded }) => {
    await waitFor(() => expect(main().getAllByRole("article").length).toBeGreaterThanOrEqual(24));
    main().getAllByRole("article").at(-1)!.scrollIntoView();
    await main().findByText("Ролик z");
    const cursors = appIn(loaded)
      .heard.filter((call) => /^GET \/api\/v2\/reactions\/videos\/liked\/\?.*limit=/.test(call))
      .map((call) => new URLSearchParams(call.replace(/^.*\?/, "")).get("last_reaction_id"));
    await expect(cursors).toEqual([null, first.last_reaction_id]);
  },
};

/** A video of the list to watch later goes at once; an own comment leads to its place. */
export const TakenAway: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/my/future/", person: viewer, server }) },
  play: async () => {
    await waitFor(() => expect(main().getAllByRole("article").length).toBeGreaterThan(0));
    const [card] = main().getAllByRole("article");
    const title = within(card!).getByRole("heading").textContent;
    await userEvent.click(within(card!).getByRole("button", { name: /^Действия/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Убрать из «Смотреть позже»" }));
    await waitFor(() => expect(main().queryByRole("heading", { name: title })).toBeNull());
    await said("Видео удалено из плейлиста «Смотреть позже»");
    await userEvent.click(await section("Комментарии"));
    await userEvent.click((await main().findAllByRole("link", { name: "Перейти к комментарию" }))[0]!);
    await waitFor(() => expect(window.location.href).toMatch(/\/video\/.+comment_id=\w+/));
  },
};

/** A video that was taken out of the history can be brought back by the button of its toast, to the place where it stood. */
export const Undone: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/my/history/", person: viewer, server }) },
  play: async ({ loaded }) => {
    await waitFor(() => expect(main().getAllByRole("article").length).toBeGreaterThan(1));
    const titles = () =>
      main()
        .queryAllByRole("article")
        .map((card) => within(card).getByRole("heading").textContent);
    const before = titles();
    await userEvent.click(within(main().getAllByRole("article")[0]!).getByRole("button", { name: /^Действия/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Удалить из истории" }));
    const toasts = await said("Видео удалено из истории просмотра");
    await waitFor(() => expect(titles()).toEqual(before.slice(1)));
    await userEvent.click(toasts.getByRole("button", { name: "Вернуть" }));
    await waitFor(() => expect(titles()).toEqual(before));
    await said("Видео снова в истории просмотра");
    await expect(toasts.queryByRole("button", { name: "Вернуть" })).toBeNull();
    const written = appIn(loaded).heard.filter((call) => /^(DELETE|PUT) \/api\/video\/history\//.test(call));
    await expect(written.map((call) => call.split(" ")[0])).toEqual(["DELETE", "PUT"]);
  },
};

/** A video that was opened in this tab is listed, without the moment; the way back takes the last away. */
export const InThisTab: Story = {
  play: async () => {
    const a = "a".repeat(32);
    const titles = async () => {
      const list = within(await screen.findByRole("region", { name: "Недавно в этой вкладке" }));
      return list.getAllByRole("article").map((card) => within(card).getByRole("heading"));
    };
    const texts = async () => (await titles()).map(({ textContent }) => textContent);
    await go(`/video/${a}/?t=90`);
    await heading("Ролик a");
    await go(`/video/${"b".repeat(32)}/`);
    await heading("Ролик b");
    await go("/my/");
    await waitFor(async () => expect(await texts()).toEqual(["Ролик b", "Ролик a"]));
    const [, link] = (await titles()).map((title) => within(title).getByRole("link"));
    await expect(link).toHaveAttribute("href", `/video/${a}/`);
    await goBack();
    await heading("Ролик b");
    await goBack();
    await heading("Ролик a");
    await go("/my/");
    await waitFor(async () => expect(await texts()).toEqual(["Ролик a"]));
  },
};

/** The address of one's own videos leads to them on one's channel, which a guest signs in for; it leaves no entry behind. */
export const OwnVideos: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/search/", server }) },
  play: async ({ loaded }) => {
    await screen.findByRole("heading", { level: 1 });
    follow("/my/videos/");
    await heading("Мои видео");
    await userEvent.click(main().getByRole("button", { name: "Войти" }));
    await screen.findByRole("dialog", { name: "Вход и регистрация" });
    await appIn(loaded).signIn(viewer);
    await isAt(`/channel/${viewer.id}/videos/`);
    await waitFor(() => expect(main().getByRole("heading", { level: 1 })).toHaveTextContent(channel.name));
    await goBack();
    await isAt("/search/");
  },
};
