import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { cardWords } from "../../host/src/texts/cards.ts";
import { layerTexts } from "../../host/src/texts/layers.ts";
import { subscriptionsTexts as texts } from "../../host/src/texts/subscriptions.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { fromTheStart, viewer, type StoryResponse, type StoryServer } from "../app/server.ts";
import { focused, header, inDialog, said } from "../app/steps.ts";
import { wholeApp } from "../app/wholeApp.tsx";

const { video } = examples.getVideoPage.video;
const { author } = video;
const { channel } = examples.getUser;
const [subscription] = examples.listSubscriptions.first.results;

/** Effects of following a place: its button, the left menu, its new content. */
const meta = {
  title: "Flows/Following",
  parameters: {
    layout: "fullscreen",
    page: true,
    window: { width: 1400, height: 900 },
    playOnly: "the page as it was: Flows/Shell looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Followed = typeof subscription;
/** A place as it is followed. */
const follows = (id: string, title: string, change: object = {}, model = "userchannel"): Followed =>
  ({
    ...subscription,
    object: { ...subscription!.object, object_id: id, title, url: `/channel/${id}/` },
    content_type: { id: "20", model },
    ...change,
  }) as Followed;

/** Requests about subscriptions, by method, path and query; emptied with each story. */
let requests: string[] = [];

/** A server that keeps who is followed; whatever it is told of one place may be answered otherwise. */
function keeping(before: readonly Followed[], otherwise: () => StoryResponse | null = () => null): StoryServer {
  const followed = new Map(before.map((one) => [one!.object.object_id, one]));
  requests = [];
  const hear = ({ method, url }: Request) => {
    const { pathname, search } = new URL(url);
    requests.push(`${method} ${pathname.replace(/^\/backend|\/$/g, "")}${search}`);
  };
  return [
    [
      /^\/api\/subscription\/cards\/?$/,
      (request) => {
        hear(request);
        return { body: { ...examples.listSubscriptions.first, results: [...followed.values()], has_next: false } };
      },
    ],
    [
      /\/subscription\/card\//,
      async (request) => {
        hear(request);
        const response = otherwise();
        if (response !== null) return response;
        const [, id, then] = /\/card\/\w+\/(\w+)(\/\w+)?/.exec(new URL(request.url).pathname) ?? [];
        if (then === "/visit") return { status: 204 };
        if (then === "/notices") {
          const { type } = (await request.json()) as { type: string };
          followed.set(id!, { ...followed.get(id!), subscription_type: type } as Followed);
        } else if (request.method === "DELETE") {
          followed.delete(id!);
          return { status: 204 };
        } else followed.set(id!, follows(id!, author.name));
        return { body: followed.get(id!) };
      },
    ],
  ];
}

const onAVideo = (server: StoryServer, person: StoryAppSetup["person"] = viewer) => ({
  at: `/video/${video.id}/`,
  person,
  server: [...server, fromTheStart],
});
const main = () => within(screen.getByRole("main"));
const subscribe = () => main().findByRole("button", { name: `${texts.subscribe}: ${author.name}` });
const active = () => main().findByRole("button", { name: new RegExp(`^${texts.active}: ${author.name}`) });

const openMenu = async () => {
  await userEvent.click(header().getByRole("button", { name: "Меню" }));
  return inDialog("Меню", (menu) => {
    menu.getByRole("list", { name: layerTexts.menu.sections.topics });
    return menu;
  });
};
const closeMenu = async () => {
  await userEvent.click(within(screen.getByRole("dialog", { name: "Меню" })).getByRole("button", { name: /^Закрыть/ }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Меню" })).toBeNull());
};

/** One press is seen in the left menu, too, both ways; a hundred subscriptions come at a time [SUBS-TOGGLE-10]. */
export const SeenInTheMenu: Story = {
  parameters: { app: () => onAVideo(keeping([])) },
  play: async () => {
    await userEvent.click(await subscribe());
    await active();
    await expect(requests).toEqual([
      "GET /api/subscription/cards?limit=100",
      `POST /api/v2/subscription/card/userchannel/${author.id}`,
    ]);
    await (await openMenu()).findByRole("link", { name: new RegExp(`^${author.name}`) });
    await closeMenu();
    await userEvent.click(await active());
    await subscribe();
    const menu = await openMenu();
    await expect(menu.queryByRole("link", { name: new RegExp(`^${author.name}`) })).toBeNull();
  },
};

/** By keys; what failed is taken back and said so, and the focus stays with the button [SUBS-TOGGLE-07]. */
export const FailedAndAgain: Story = {
  parameters: {
    app: () => {
      let fails = 1;
      return onAVideo(keeping([], () => (fails-- > 0 ? { status: 403 } : null)));
    },
  },
  play: async () => {
    const button = await subscribe();
    await main()
      .getAllByRole("link", { name: /подписчик/ })[0]!
      .focus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await said("Ошибка при подписке на канал");
    await expect(await subscribe()).toBe(focused());
    await userEvent.keyboard("{Enter}");
    await said(texts.subscribed);
    await expect(await active()).toBe(focused());
  },
};

/** On one's own channel there is no button to follow it. */
export const OwnChannel: Story = {
  parameters: { app: () => onAVideo(keeping([]), { ...viewer, id: author.id, name: author.name }) },
  play: async () => {
    await main().findByRole("button", { name: "Поделиться" });
    await waitFor(() => expect(requests).toHaveLength(1));
    await expect(
      main().queryByRole("button", { name: new RegExp(`^(${texts.subscribe}|${texts.active}): `) }),
    ).toBeNull();
  },
};

/** The day on which the examples live, and how long before that something came. */
const ago = (minutes: number): string => new Date(Date.parse("2026-11-21T12:00:00Z") - minutes * 60_000).toISOString();
const came = (minutes: number, type: string) => ({
  subscription_type: type,
  last_updated_ts: ago(minutes),
  last_visit_ts: ago(600),
});

/**
 * New content is marked in the left menu ten minutes after it came, where it is wanted, and no more once that is given up or its place has
 * been visited [SUBS-TOGGLE-06] [SUBS-TOGGLE-09].
 */
export const News: Story = {
  parameters: {
    app: () =>
      onAVideo([
        ...keeping([
          follows(author.id, author.name, came(11, "all")),
          follows("7001", "С метками", came(11, "markers")),
          follows("7002", "Без вестей", came(11, "without")),
          follows("7003", "Только что", came(9, "all")),
        ]),
        [/^\/api\/profile\/user\/\d+\/$/, { body: channel }],
      ]),
  },
  play: async () => {
    const places = [author.name, "С метками", "Без вестей", "Только что"];
    const marked = async () => {
      const list = within(
        await (await openMenu()).findByRole("list", { name: layerTexts.menu.sections.subscriptions }),
      );
      await expect(list.getAllByRole("link")).toHaveLength(4);
      const names = list.queryAllByRole("link", { name: /есть новое$/ }).map(({ textContent }) => textContent);
      await closeMenu();
      return names.map((name) => places.find((place) => name.includes(place)));
    };
    const bell = await main().findByRole("button", { name: texts.bell(author.name) });
    await expect(await marked()).toEqual([author.name, "С метками"]);
    await userEvent.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute("aria-pressed", "false"));
    await expect(await marked()).toEqual(["С метками"]);
    await userEvent.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute("aria-pressed", "true"));
    await expect(await marked()).toEqual([author.name, "С метками"]);
    await userEvent.click(main().getAllByRole("link", { name: new RegExp(`^${author.name}`) })[0]!);
    await waitFor(() => expect(window.location.pathname).toBe(`/channel/${author.id}/`));
    await waitFor(() => expect(requests).toContain(`POST /api/subscription/card/userchannel/${author.id}/visit`));
    await expect(await marked()).toEqual(["С метками"]);
  },
};

/** A follower of a place opens its page. */
const follower = (model: string, id: string, at: string, server: StoryServer) => ({
  app: () => ({ at, person: viewer, server: [...keeping([follows(id, "Место", came(11, "all"), model)]), ...server] }),
});
const isVisited = (model: string, id: string) =>
  waitFor(() => expect(requests).toContain(`POST /api/subscription/card/${model}/${id}/visit`));

/** A follower has seen with its page what is new there, as with the two after it [SUBS-TOGGLE-01]. */
export const ChannelVisited: Story = {
  parameters: follower("userchannel", channel.id, `/channel/${channel.id}/`, [
    [/^\/api\/profile\/user\/\d+\/$/, { body: channel }],
  ]),
  play: () => isVisited("userchannel", channel.id),
};
const { actress } = examples.getPerson;
export const PersonVisited: Story = {
  parameters: follower("person", actress.id, `/person/${actress.id}`, [
    [/^\/api\/metainfo\/person\/\d+\/video/, { body: examples.listPersonVideos.first }],
    [/^\/api\/metainfo\/person\/\d+/, { body: actress }],
  ]),
  play: () => isVisited("person", actress.id),
};
const { show } = examples.getFeed;
export const FeedVisited: Story = {
  parameters: follower("tv", show.related_tv!.id, `/feeds/${show.slug}/`, [[/^\/feed\/[^/]+\//, { body: show }]]),
  play: async () => {
    await isVisited("tv", show.related_tv!.id);
    const button = await main().findByRole("button", { name: new RegExp(`^${texts.active}: ${show.name}`) });
    await userEvent.click(button);
    await main().findByRole("button", { name: `${texts.subscribe}: ${show.name}` });
    await waitFor(() => expect(requests).toContain(`DELETE /api/subscription/card/tv/${show.related_tv!.id}`));
  },
};

const [similar] = examples.listChannelRecommendations.some.results;
/** A channel is followed from its own card, and left from there again. */
export const FromTheCardOfAChannel: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      at: `/channel/${channel.id}/`,
      person: viewer,
      server: [
        ...keeping([]),
        [/^\/api\/profile\/user\/\d+\/$/, { body: channel }],
        [/^\/api\/v1\/recommendation\/channel\//, { body: examples.listChannelRecommendations.some }],
      ],
    }),
  },
  play: async () => {
    const open = async () => {
      await userEvent.click(await main().findByRole("button", { name: `Действия: ${similar!.name}` }));
      return within(await screen.findByRole("menu"));
    };
    await userEvent.click(await (await open()).findByRole("menuitem", { name: cardWords.follow }));
    await said(texts.subscribed);
    await expect(requests).toContain(`POST /api/v2/subscription/card/userchannel/${similar!.id}`);
    await userEvent.click(await (await open()).findByRole("menuitem", { name: cardWords.unfollow }));
    await said(texts.unsubscribed);
  },
};
