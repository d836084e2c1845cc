import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { feedTexts } from "../../host/src/texts/feed.ts";
import { cardWords } from "../../host/src/texts/cards.ts";
import { ownChannelTexts as texts } from "../../host/src/texts/ownChannel.ts";
import { videoTexts } from "../../host/src/texts/video.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { fromTheStart, viewer, type StoryServer } from "../app/server.ts";
import { isAt, said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const channel = examples.getUser.channel;
const author = { ...viewer, id: channel.id, name: channel.name };
const path = `/channel/${channel.id}/`;
const own = examples.listChannelVideos.first;
const server: StoryServer = [
  [/^\/api\/profile\/user\/\d+\/$/, ({ url }) => ({ body: { ...channel, id: /(\d+)\/$/.exec(url)![1]! } })],
  [/^\/api\/video\/person/, { body: { ...own, has_next: true } }],
  [/^\/api\/v1\/channels\/\d+\/pinned_video$/, { body: examples.getPinnedVideo.pinned }],
  [/^\/api\/v1\/channels\/\d+\/pinned_playlists$/, { body: examples.listPinnedPlaylists.first }],
  [/^\/api\/playlist\/user\//, { body: examples.listChannelPlaylists.first }],
  [/^\/api\/metainfo\/channel\//, { body: examples.listChannelProjects.some }],
  [/^\/api\/v1\/recommendation\/channel\//, { body: examples.listChannelRecommendations.some }],
  [/^\/api\/video\/stream\/owner/, { body: examples.listOwnStreams.one }],
];

/** A channel for its author and for others; how it looks is Pages/ChannelPage. */
const meta = {
  title: "Flows/Owner",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at: path, person: author, server }),
    window: { width: 1400, height: 900 },
    playOnly: "the channel as it was: Pages/ChannelPage looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole("main"));
const noTools = () => expect(main().queryByRole("group", { name: texts.label })).toBeNull();
const entries = async (card: HTMLElement) => {
  await userEvent.click(within(card).getByRole("button", { name: /^Действия/ }));
  return screen.findAllByRole("menuitem");
};
const putAway = async () => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
};
const ofAuthors = ["Редактировать видео", texts.pin, texts.unpin, texts.thumbnail];
const namesOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);
const isStrangers: NonNullable<Story["play"]> = async () => {
  await waitFor(() =>
    expect(main().getAllByRole("button", { name: /^Подписаться: |^Вы подписаны: / })).not.toEqual([]),
  );
  await noTools();
  const [card] = await main().findAllByRole("article");
  for (const name of namesOf(await entries(card!))) await expect(ofAuthors).not.toContain(name);
  await putAway();
};

const studio = "https://studio.kadr.example";
const toStudio = [
  ["owner.uploadVideo", texts.uploadVideo, "/uploader/"],
  ["owner.uploadShorts", texts.uploadShorts, "/uploader/"],
  ["owner.createStream", texts.createStream, "/create-stream/"],
  ["owner.playlist.add", texts.addPlaylist, "/playlist/new/"],
  ["owner.manage", texts.manage, "/"],
] as const;

/**
 * [OWNER-TOOLS-01] [OWNER-TOOLS-04] [OWNER-TOOLS-06] [OWNER-TOOLS-09] [OWNER-TOOLS-10] [CHANNEL-PAGE-05] Whose id is the channel's sees what
 * nobody else does: the tools, the free slots for streams, the entries of own cards; what leads to the studio is told of.
 */
export const OfTheAuthor: Story = {
  play: async ({ loaded }) => {
    const { measured } = appIn(loaded);
    // the studio is another site, which the story is not left for
    const stay = (event: MouseEvent) => event.preventDefault();
    window.addEventListener("click", stay, true);
    const tools = within(await main().findByRole("group", { name: texts.label }));
    for (const [event, name, address] of toStudio) {
      const link = tools.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", `${studio}${address}`);
      await userEvent.click(link);
      await expect(measured.at(-1)).toEqual([event, expect.objectContaining({ location: "channel" })]);
    }
    await expect(tools.getByRole("link", { name: texts.settings })).toHaveAttribute("href", "/profile/info/edit/");
    await tools.findByText(/^Для эфиров свободно \d/);
    await expect(main().queryByRole("button", { name: /^Подписаться: |^Вы подписаны: / })).toBeNull();

    const byHref = (of: string) =>
      main()
        .findAllByRole("article")
        .then((all) => all.find((card) => card.querySelector(`a[href*="${of}"]`))!);
    const card = await byHref("/video/");
    await expect(namesOf(await entries(card))).toEqual(
      expect.arrayContaining([cardWords.edit, cardWords.share, texts.thumbnail]),
    );
    await userEvent.click(screen.getByRole("menuitem", { name: cardWords.edit }));
    await expect(measured.at(-1)).toEqual(["owner.editVideo", expect.anything()]);
    await entries(card);
    await userEvent.click(screen.getByRole("menuitem", { name: cardWords.share }));
    await said(feedTexts.linkCopied);
    await expect(measured.at(-1)).toEqual(["owner.shareVideo", expect.anything()]);

    const playlist = await byHref("/plst/");
    const { add, edit, share, remove } = texts.playlist;
    for (const [event, name] of [
      ["owner.playlist.add", add],
      ["owner.playlist.edit", edit],
      ["owner.playlist.remove", remove],
    ] as const) {
      await entries(playlist);
      const entry = screen.getByRole("menuitem", { name });
      await expect(entry).toHaveAttribute(
        "href",
        expect.stringMatching(/^https:\/\/studio\.kadr\.example\/playlist\/\w+\/$/),
      );
      await expect(entry).toHaveAttribute("target", "_blank");
      await userEvent.click(entry);
      await expect(measured.at(-1)).toEqual([event, expect.anything()]);
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    }
    await entries(playlist);
    await userEvent.click(screen.getByRole("menuitem", { name: share }));
    await waitFor(() => expect(measured.at(-1)).toEqual(["owner.playlist.share", expect.anything()]));
    window.removeEventListener("click", stay, true);
  },
};

/**
 * Another person on the channel sees none of it; the server refuses it besides (openapi/contract/channels). [CHANNEL-PAGE-08] Its pinned
 * playlists are asked for ten at a time with twenty videos each, the newest first.
 */
export const OfAnother: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: path, person: viewer, server }) },
  play: async (context) => {
    await isStrangers(context);
    const requests = appIn(context.loaded).heard.filter((call) => call.includes("/pinned_playlists"));
    await expect(requests).toHaveLength(1);
    await expect(Object.fromEntries(new URLSearchParams(requests[0]!.replace(/^.*\?/, "")))).toEqual({
      page: "1",
      limit: "10",
      order_by: "created_ts_desc",
      limit_video: "20",
    });
  },
};

/** [ROUTE-ADDRESS-03] Its short address stands in place of the id, in its tabs too, and is the same page. */
export const ByShortAddress: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      at: "/channel/severny-marshrut/",
      server: [[/^\/api\/channels\/url\/severny-marshrut/, { body: channel }], ...server],
    }),
  },
  play: async ({ loaded }) => {
    const name = new RegExp(`^${channel.name}`);
    await main().findByRole("heading", { level: 1, name });
    await expect(main().getAllByRole("img", { name: "Официальный канал" })[0]).toBeVisible();
    await expect(main().getAllByText(/подписчик/)[0]).toBeVisible();
    await expect(main().getByRole("link", { name: /Блог о Байкале/ })).toHaveAttribute(
      "href",
      "https://baikal.example/",
    );
    await userEvent.click(main().getByRole("link", { name: "О канале" }));
    await isAt("/channel/severny-marshrut/about/");
    await waitFor(() => expect(main().getByRole("heading", { level: 1, name })).toHaveFocus());
    await waitFor(() => expect(document.title).toBe(`О канале — ${channel.name} — Кадр`));
    await expect(appIn(loaded).heard.filter((call) => call.includes(channel.id + "/")).length).toBeGreaterThan(0);
  },
};

const isAsked = async (loaded: Record<string, unknown>, address: string) => {
  await userEvent.click(await main().findByRole("link", { name: "Дальше" }));
  await main().findByText(/^Страница\s2$/);
  const calls = () => appIn(loaded).heard.filter((call) => /^GET \/api\/video\/person.*[?&]page=2/.test(call));
  await waitFor(() => expect(calls()).toHaveLength(1));
  const { pathname, searchParams } = new URL(calls()[0]!.replace("GET ", ""), "https://kadr.example");
  await expect(pathname).toBe(address);
  await expect(searchParams.get("origin__type")).toBeTruthy();
  await expect(searchParams.get("origin__type")).not.toContain("rshorts");
};
/** [PERSON-PAGE-02] Videos of a channel are asked for by its id, the author's own without one; each by origin and page. */
export const AskedByTheAuthor: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: `${path}videos/`, person: author, server }) },
  play: ({ loaded }) => isAsked(loaded, "/api/video/person"),
};
export const AskedByAnother: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: `${path}videos/`, server }) },
  play: ({ loaded }) => isAsked(loaded, `/api/video/person/${channel.id}`),
};

const { video } = examples.getVideoPage.video;
const onVideo = (id: typeof viewer.id): StoryAppSetup => ({
  at: `/video/${video.id}/`,
  person: { ...author, id },
  server: [
    [
      /^\/api\/v1\/channels\/\d+\/pinned_video$/,
      ({ method }) => ({ body: { video: method === "PUT" ? own.results[0] : null } }),
    ],
    fromTheStart,
    ...server,
  ],
});
const moreOf = async () => {
  await userEvent.click(await main().findByRole("button", { name: videoTexts.moreActions }));
  return screen.findAllByRole("menuitem");
};
const onlyOfAuthor = [cardWords.edit, cardWords.share, texts.pin, texts.thumbnail];

/** On the page of an own video stand the entries that its card has, and no complaint. */
export const OwnVideo: Story = {
  parameters: { app: () => onVideo(video.author.id) },
  play: async ({ loaded }) => {
    const entries = await moreOf();
    await expect(namesOf(entries)).toEqual([...onlyOfAuthor, videoTexts.download]);
    await expect(entries[0]).toHaveAttribute("href", expect.stringMatching(`/video-editor/${video.id}/$`));
    await userEvent.click(screen.getByRole("menuitem", { name: texts.pin }));
    await said(texts.videoPinned);
    await expect(appIn(loaded).heard).toContain(
      `PUT /api/v1/channels/${video.author.id}/pinned_video {"video_id":"${video.id}"}`,
    );
    await expect(namesOf(await moreOf())).toContain(texts.unpin);
    await userEvent.click(screen.getByRole("menuitem", { name: cardWords.share }));
    await said(videoTexts.linkCopied);
    await moreOf();
    await userEvent.click(screen.getByRole("menuitem", { name: texts.thumbnail }));
    await screen.findByRole("dialog", { name: texts.dialog.title });
    await expect(appIn(loaded).measured).toContainEqual(["owner.shareVideo", { location: "video" }]);
  },
};
/** Of somebody else's video one can complain, by the form about problems. */
export const VideoOfAnother: Story = {
  parameters: { app: () => onVideo(viewer.id) },
  play: async () => {
    const entries = await moreOf();
    await expect(namesOf(entries)).toEqual([videoTexts.download, videoTexts.complain]);
    await expect(entries[1]).toHaveAttribute("href", "/forms/problem/");
  },
};
