import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { channelTexts } from "../../host/src/texts/channel.ts";
import { errorPageTexts } from "../../host/src/texts/errors.ts";
import { searchTexts } from "../../host/src/texts/search.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { fromTheStart, playable, viewer, type StoryServer } from "../app/server.ts";
import { follow, go, goBack, heading, isAt } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const { video } = examples.getVideoPage;
const { id, title } = video.video;
const sound = "a".repeat(32);
const server: StoryServer = [
  fromTheStart,
  [
    new RegExp(`^/video/${sound}/`),
    { body: playable({ ...video, video: { ...video.video, id: sound, is_audio: true } }) },
  ],
  [/^\/api\/profile\/user\/\d+\/$/, { body: Object.values(examples.getUser)[0] }],
  [/^\/feed\//, { body: examples.getFeed.home }],
  [/^\/api\/search\/video/, { body: examples.searchVideos.found }],
  [
    /^\/redirects/,
    {
      body: {
        "/agreement/": "/info/agreement/",
        "/krug-a/": "/krug-b/",
        "/krug-b/": "/krug-a/",
        "/k-sebe/": "/k-sebe/?ещё",
        "/skript/": "javascript:alert(1)",
      },
    },
  ],
  [/^\/api\/info\/pages\//, { body: examples.getInfoPage.agreement }],
];

/** Addresses that lead to others, and pages that cannot be loaded, over the whole app. */
const meta = {
  title: "Flows/Addresses",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at: "/story/", server }),
    window: { width: 1400, height: 900 },
    playOnly: "the page as it was: Pages looks at each",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const away = async () => {
  await go("/away/");
  await heading(errorPageTexts.notFound.title);
};

/**
 * [ROUTE-ADDRESS-04] [ROUTE-ADDRESS-05] [ROUTE-ADDRESS-06] [ROUTE-ADDRESS-10] An address that is only another way to write one is rewritten: a
 * tab without its slash, a person's old address, the tab «all»; a playlist's that names a video leads to that, with the playlist around it.
 */
export const Rewritten: Story = {
  play: async () => {
    for (const [address, right] of [
      ["/video/person/101/", "/channel/101/"],
      ["/video/person/101/videos/page-2/?a=1", "/channel/101/videos/page-2/?a=1"],
      ["/channel/101/videos", "/channel/101/videos/"],
      ["/feeds/kids/all/?page=2", "/feeds/kids/?page=2"],
      [`/plst/48/?pl_video=${id}`, `/video/${id}/?playlist=48`],
    ] as const) {
      await away();
      follow(address);
      await isAt(right);
      await screen.findByRole("heading", { level: 1 });
    }
    await heading(title);
  },
};

/** [ROUTE-ADDRESS-01] It is read and leaves the address of a video; what else is in that stays. */
export const ResourceId: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: `/video/${id}/?resource_id=7&playlist=1`, server }) },
  play: async () => {
    await isAt(`/video/${id}/?playlist=1`);
    await heading(title);
  },
};

/** [ROUTE-ADDRESS-02] A path with audio in it plays as audio, a video as well as a sound; every kind leads to its own address. */
export const Audio: Story = {
  play: async () => {
    for (const [address, right, name] of [
      [`/audio/${id}`, `/audio/${id}`, /^Аудиоплеер/],
      [`/video/${sound}/`, `/audio/${sound}`, /^Аудиоплеер/],
      [`/video/${id}/`, `/video/${id}/`, /^Видеоплеер/],
      [`/video/?pl_video=${id}`, `/video/${id}/`, /^Видеоплеер/],
    ] as const) {
      await away();
      follow(address);
      await within(screen.getByRole("main")).findByRole("region", { name });
      await isAt(right);
    }
  },
};

const { live } = examples.getVideoPage;
const [onAir, secret, short] = ["b", "c", "d"].map((letter) => letter.repeat(32)) as [string, string, string];
const ofItsOwn = (own: string, change: object): StoryServer[number] => [
  new RegExp(`^/video/${own}/`),
  { body: playable({ ...video, video: { ...video.video, id: own, ...change } }) },
];

/**
 * [ROUTE-ADDRESS-11] [ROUTE-ADDRESS-14] [ROUTE-ADDRESS-16]
 * Each type of video has its address: sound, a video, a product's own, a stream on the air, a private one.
 */
export const ByType: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      at: "/story/",
      server: [
        [
          new RegExp(`^/video/${onAir}/`),
          { body: playable({ ...live, video: { ...live.video, id: onAir, stream_type: "broadcast" } }) },
        ],
        ofItsOwn(secret, { pepper: "k" }),
        ofItsOwn(short, { video_url: `/yappy/${short}/` }),
        [/^\/yappy\/v4\/yappypage\//, "never"],
        ...server,
      ],
    }),
  },
  play: async ({ loaded }) => {
    for (const [address, right] of [
      [`/video/${sound}/`, `/audio/${sound}`],
      [`/live/video/${id}/`, `/video/${id}/`],
      [`/video/${short}/`, `/yappy/${short}/`],
      [`/video/${onAir}/`, `/live/video/${onAir}/`],
      [`/video/${secret}/?pepper=k`, `/video/private/${secret}?pepper=k`],
      [`/video/private/${secret}?pepper=k`, `/video/private/${secret}?pepper=k`],
      [`/live/video/${onAir}/`, `/live/video/${onAir}/`],
      [`/shorts/${short}/`, `/shorts/${short}/`],
      [`/video/?pl_video=${id}`, `/video/${id}/`],
    ] as const) {
      await away();
      follow(address);
      await isAt(right);
      await waitFor(() => expect(screen.queryByRole("heading", { name: errorPageTexts.notFound.title })).toBeNull());
    }
    const requestsFor = (own: string) => appIn(loaded).heard.filter((call) => call.startsWith(`GET /video/${own}/`));
    for (const own of [sound, onAir, short, id]) await expect(requestsFor(own)).not.toEqual([]);
    for (const call of requestsFor(secret)) await expect(call).toContain("pepper=k");
  },
};

/** [ROUTE-TABLE-04] An address of the server's table takes the place of its entry; one that leads in a circle, or where no link may, is lost. */
export const Redirected: Story = {
  play: async () => {
    await away();
    follow("/agreement/");
    await isAt("/info/agreement/");
    await goBack();
    await isAt("/away/");
    for (const address of ["/krug-a/", "/krug-b/", "/k-sebe/", "/skript/"]) {
      await go("/search/");
      await heading(searchTexts.begin.title);
      follow(address);
      await heading(errorPageTexts.notFound.title);
      // the tab still answers, and one step back is the page before
      await goBack();
      await isAt("/search/");
    }
  },
};

/** An unknown section of the library, the profile or the pages about the service, reached from inside, is no page. */
export const UnknownSections: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/story/", person: viewer, server }) },
  play: async () => {
    for (const address of ["/my/nowhere/", "/info/nowhere/", "/profile/nowhere/", "/my/history/nowhere/"]) {
      await go("/search/");
      await heading(searchTexts.begin.title);
      await go(address);
      await heading(errorPageTexts.notFound.title);
    }
  },
};

const refusing = (status: number): StoryServer =>
  [
    /^\/api\/metainfo\/person\/302$/,
    /^\/feed\/kino/,
    /^\/api\/profile\/user\/101\/$/,
    /^\/api\/v2\/reactions\/videos\/liked\//,
    /^\/api\/metainfo\/playlist\/favorite\//,
  ].map((call) => [call, { status, body: { code: "refused", detail: "Нельзя" } }] as const);
const refused = (status: number): Pick<Story, "parameters" | "play"> => ({
  parameters: {
    app: (): StoryAppSetup => ({ at: "/story/", person: viewer, server: [...refusing(status), ...server] }),
  },
  play: async () => {
    const { broken, notFound } = errorPageTexts;
    for (const [address, absent] of [
      ["/person/302/", notFound],
      ["/feeds/kino/", notFound],
      ["/channel/101/", channelTexts.unavailable[status === 403 ? 403 : 404]],
      ["/my/liked/", notFound],
      ["/my/future/favorite/", notFound],
    ] as const) {
      await go("/search/");
      await heading(searchTexts.begin.title);
      await go(address);
      const { title: shown, text } = status >= 500 ? broken : absent;
      await heading(shown);
      await expect(within(screen.getByRole("main")).getByText(text)).toBeVisible();
    }
  },
});
/**
 * [ERROR-FETCH-02] [ERROR-PAGE-03] A person, a feed, a channel, the liked list or the favourite list that cannot be loaded is an error page with
 * the status and its words; whatever the 4xx, it is not found.
 */
export const Broken: Story = refused(503);
export const NotFound: Story = refused(404);
export const BadRequest: Story = refused(400);
export const Forbidden: Story = refused(403);
export const Teapot: Story = refused(418);

let isDown = true;
/** A page that failed is asked for anew by who comes back to it: the server may have recovered. */
export const Recovered: Story = {
  parameters: {
    app: (): StoryAppSetup => {
      isDown = true;
      const body = examples.getUser.channel;
      return {
        at: "/story/",
        server: [
          [
            /^\/api\/profile\/user\/101\/$/,
            () => (isDown ? { status: 503, body: { code: "down", detail: "" } } : { body }),
          ],
          ...server,
        ],
      };
    },
  },
  play: async () => {
    await go("/channel/101/");
    await heading(errorPageTexts.broken.title);
    await away();
    isDown = false;
    await goBack();
    await heading(new RegExp(`^${examples.getUser.channel.name}`));
  },
};
