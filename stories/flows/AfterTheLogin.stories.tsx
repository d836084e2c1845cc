import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { FakeServer } from "../../host/src/stores/comments/fakeServer.ts";
import { commentsTexts } from "../../host/src/texts/comments.ts";
import { videoTexts } from "../../host/src/texts/video.ts";
import type { StoryApp, StoryAppSetup } from "../app/createStoryApp.ts";
import { fromTheStart, viewer, type StoryServer } from "../app/server.ts";
import { signInParams, byKeys, follow, header, inDialog, isAt, nothingOver } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const page = examples.getVideoPage.video;
const { video } = page;
const at = `/video/${video.id}/`;

/** An action of a guest is not done when they put the form away, and is done once when they are signed in. (A download and the chat: e2e/sign-in.) */
const meta = {
  title: "Flows/AfterTheLogin",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at, server: [fromTheStart] }),
    window: { width: 1400, height: 900 },
    playOnly: "each page as it was: what opens is looked at beside its component",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole("main"));
const button = (name: string | RegExp) => main().findByRole("button", { name });

interface Want {
  /** How it is wanted. */
  readonly press: () => Promise<unknown>;
  /** As the form is told it; the context is of the flows that have one. */
  readonly userAction: string;
  readonly context?: string;
  /** The call that follows the login. Default: none. */
  readonly call?: RegExp;
}

const form = () => screen.queryByRole("dialog", { name: "Вход и регистрация" });

/** The form is told what was wanted, and nobody is asked before; put away, nothing follows. Wanted again, the call goes out once. */
async function signsIn(
  { heard, signIn }: StoryApp,
  { press, userAction, context, call }: Want,
): Promise<() => string[]> {
  const calls = () => heard.filter((one) => call?.test(one));
  const asks = async () => {
    await press();
    const params = await signInParams();
    await expect(params.get("userAction")).toBe(userAction);
    await expect(params.get("context")).toBe(context ?? null);
    await expect(calls()).toEqual([]);
  };
  await asks();
  await userEvent.click(
    await inDialog("Вход и регистрация", (popup) => popup.getByRole("button", { name: "Закрыть" })),
  );
  await waitFor(() => expect(form()).toBeNull());
  await nothingOver();
  await asks();
  await signIn(viewer);
  await waitFor(() => expect(form()).toBeNull());
  if (call !== undefined) await waitFor(() => expect(calls()).toHaveLength(1));
  return calls;
}

/** An entry in the menu of a card of home. */
const inCardMenu =
  (entry: string | RegExp, at = 0) =>
  async () => {
    const shelf = await screen.findByRole("region", { name: "Рекомендуем" });
    await userEvent.click(within(shelf).getAllByRole("button", { name: /^Действия/ })[at]!);
    await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
  };

/** [AUTH-TRIGGER-07, AUTH-GUEST-19] [HIDE-TOGGLE-06] */
export const HidingAVideo: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      at: "/",
      server: [[/^\/hide_content/, { body: Object.values(examples.hideContent)[0] }]],
    }),
  },
  play: async ({ loaded }) => {
    const calls = await signsIn(appIn(loaded), {
      press: inCardMenu("Скрыть"),
      userAction: "hide-video",
      context: "hide-video",
      call: /^POST \/hide_content/,
    });
    await main().findAllByRole("button", { name: /^Вернуть/ });
    await nothingOver();
    await expect(calls()).toHaveLength(1);
  },
};

const subscribing: StoryServer[number] = [
  /^\/api\/(?:v2\/)?subscription\/card\//,
  { body: Object.values(examples.subscribe)[0] },
];
/** The person who signs in has neither of what is wanted yet. */
const nothingKept: StoryServer = [
  [/^\/api\/subscription\/cards\//, { body: { ...examples.listSubscriptions.first, results: [] } }],
  [/^\/api\/playlist\/future\/list\//, { body: { results: [] } }],
];
const once = async (loaded: Record<string, unknown>, want: Want): Promise<void> => {
  const calls = await signsIn(appIn(loaded), want);
  await nothingOver();
  await expect(calls()).toHaveLength(1);
};

/** [AUTH-TRIGGER-02] [AUTH-GUEST-14] To watch later so, too. */
export const FollowingTheAuthor: Story = {
  parameters: { app: (): StoryAppSetup => ({ at, server: [fromTheStart, subscribing, ...nothingKept] }) },
  play: ({ loaded }) =>
    once(loaded, {
      press: async () => userEvent.click(await button(/^Подписаться: /)),
      userAction: "subscription",
      call: /^POST \S+\/subscription\/card\//,
    }),
};

/** [AUTH-TRIGGER-28] */
export const FollowingFromACard: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/", server: [subscribing, ...nothingKept] }) },
  play: ({ loaded }) =>
    once(loaded, {
      press: inCardMenu(/^Подписаться/, 1),
      userAction: "subscribe-menu",
      call: /^POST \S+\/subscription\/card\//,
    }),
};

/** [AUTH-TRIGGER-11] */
export const WatchingLater: Story = {
  parameters: { app: (): StoryAppSetup => ({ at, server: [fromTheStart, ...nothingKept] }) },
  play: ({ loaded }) =>
    once(loaded, {
      press: async () => userEvent.click(await button("Смотреть позже")),
      userAction: "watch-later-player",
      call: /^POST \S+\/playlist\/future\/video\//,
    }),
};

/** [AUTH-TRIGGER-12] */
export const WatchingLaterFromACard: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/", server: nothingKept }) },
  play: ({ loaded }) =>
    once(loaded, {
      press: inCardMenu("Смотреть позже", 1),
      userAction: "watch-later-popup",
      call: /^POST \S+\/playlist\/future\/video\//,
    }),
};

const ratings: StoryServer[number] = [
  /^\/api\/v2\/reactions\/rating\/videos\//,
  ({ method }) => ({ body: method === "GET" ? examples.getVideoRating.rated : examples.setVideoRating.rated }),
];

/** [AUTH-TRIGGER-13] [VIDEO-PAGE-11] */
export const Rating: Story = {
  parameters: { app: (): StoryAppSetup => ({ at, server: [fromTheStart, ratings] }) },
  play: async ({ loaded }) => {
    const { heard } = appIn(loaded);
    const press = async () => {
      await userEvent.click(await button(/Оценить$/));
      const [stars, send] = await inDialog("Оценка видео", (dialog) => [
        dialog.getByRole("radio", { name: "9 из\u00A010" }),
        dialog.getByRole("button", { name: "Поставить оценку" }),
      ]);
      await userEvent.click(stars!);
      await userEvent.click(send!);
      await waitFor(() => expect(heard).toContain(`GET /api/v2/reactions/rating/videos/${video.id}`));
    };
    const calls = await signsIn(appIn(loaded), {
      press,
      userAction: "rating",
      call: /^POST \/api\/v2\/reactions\/rating\/videos\//,
    });
    await button(/ваша 9\. Изменить оценку$/);
    await expect(calls()).toHaveLength(1);
  },
};

const likeOfVideo = () => main().findByRole("button", { name: /^Нравится/ });

/** [AUTH-TRIGGER-01] */
export const Reaction: Story = {
  play: async ({ loaded }) => {
    await once(loaded, {
      press: async () => userEvent.click(await likeOfVideo()),
      userAction: "reaction",
      call: /^POST \/reactions\//,
    });
    await waitFor(async () => expect(await likeOfVideo()).toHaveAttribute("aria-pressed", "true"));
  },
};

/** [AUTH-TRIGGER-04] */
export const SavingAPlaylist: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/plst/1/" }) },
  play: async ({ loaded }) => {
    await once(loaded, {
      press: async () => userEvent.click(await button("Сохранить")),
      userAction: "save-playlist",
      call: /^POST \/api\/metainfo\/playlist\/favorite\//,
    });
    await main().findByRole("button", { name: "Сохранён", pressed: true });
  },
};

const { show } = examples.getFeed;
const invitation = "Войдите, чтобы сохранять плейлисты";
const carousel = show.carousel!;
const [banner] = carousel.banners;
const forGuests = {
  ...banner!,
  title: invitation,
  target: "/my/subscriptions/",
  extra_params: { action: "authorization" },
};

/** [AUTH-TRIGGER-08] It leads on; where it stood it is for guests alone (presenters/feed). */
export const BannerOfACarousel: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      at: `/feeds/${show.slug}/`,
      server: [[/^\/feed\/[^/]+\//, { body: { ...show, carousel: { ...carousel, banners: [forGuests] } } }]],
    }),
  },
  play: async ({ loaded }) => {
    await signsIn(appIn(loaded), {
      press: async () => userEvent.click(await main().findByRole("link", { name: new RegExp(`^${invitation}`) })),
      userAction: "carousel-banner-click",
    });
    await isAt("/my/subscriptions/");
  },
};

/** Their server knows with the login who writes. */
let discussion: FakeServer;
const underAVideo = (): StoryAppSetup => {
  discussion = new FakeServer({ nameOf: () => "Ольга Тихонова" });
  discussion.me = null;
  discussion.add("31", { text: "Смотрела на одном дыхании", likes: 148 });
  return { at, server: [fromTheStart], discussion };
};
const comment = () => main().findByRole("article", { name: /Ольга Тихонова/ });
const knownToTheirs = (app: StoryApp): StoryApp => ({
  ...app,
  signIn: (as) => {
    discussion.me = as.id;
    return app.signIn(as);
  },
});
const skipToComments = async () => byKeys(await screen.findByRole("link", { name: videoTexts.skipToComments }));

/** [AUTH-TRIGGER-14] */
export const Comment: Story = {
  parameters: { app: underAVideo },
  play: async ({ loaded }) => {
    await skipToComments();
    const press = async () => userEvent.click(await main().findByText("Войдите, чтобы оставить комментарий"));
    await signsIn(knownToTheirs(appIn(loaded)), { press, userAction: "comments" });
    await main().findByRole("textbox", { name: commentsTexts.form.label });
  },
};

/** [AUTH-TRIGGER-15] */
export const ReactionToAComment: Story = {
  parameters: { app: underAVideo },
  play: async ({ loaded }) => {
    await skipToComments();
    const like = async () => within(await comment()).getByRole("button", { name: /^Нравится/ });
    const sent = () => discussion.calls.filter((call) => call.startsWith("react"));
    const press = async () => {
      await expect(sent()).toEqual([]);
      await userEvent.click(await like());
    };
    await signsIn(knownToTheirs(appIn(loaded)), { press, userAction: "comment-reactions" });
    await waitFor(async () => expect(await like()).toHaveAttribute("aria-pressed", "true"));
    await expect(sent()).toHaveLength(1);
  },
};

const offers: StoryServer = [
  [/^\/api\/marketplace\/offers\//, { body: examples.listOffers.film }],
  [/^\/v1\/product-tariff/, { body: examples.listProductTariffs.offers }],
  [/^\/api\/marketplace\/products/, { body: examples.listProducts.three }],
];
const stubbed = (stub: string): StoryAppSetup => ({
  at,
  server: [[/^\/video\//, { body: { ...page, playback: null, access: { granted: false, stub } } }], ...offers],
});

/** [AUTH-TRIGGER-10, AUTH-GUEST-17]: the two contexts are this one and that of what is hidden. */
export const Subscription: Story = {
  parameters: { app: () => stubbed("play") },
  play: async ({ loaded }) => {
    const press = async () => userEvent.click(await button("Смотреть"));
    await signsIn(appIn(loaded), { press, userAction: "premium", context: "premium" });
    await screen.findByRole("dialog", { name: "Подписка" });
  },
};

/** [AUTH-TRIGGER-24, AUTH-GUEST-16] */
export const Purchase: Story = {
  parameters: { app: () => stubbed("buy") },
  play: async ({ loaded }) => {
    const press = async () => userEvent.click(await button("Купить"));
    await signsIn(appIn(loaded), { press, userAction: "pay-in-player", context: "premium" });
    await screen.findByRole("dialog", { name: "Выберите предложение" });
  },
};

/** A link to a popup that is for somebody: it opens after the login. */
const byAddress = (address: string, want: Omit<Want, "press">, name: string | RegExp): Story => ({
  parameters: { app: (): StoryAppSetup => ({ at: address, server: offers }) },
  play: async ({ loaded }) => {
    let isOpened = true;
    const press = async () => {
      if (!isOpened) follow(address);
      isOpened = false;
    };
    await signsIn(appIn(loaded), { ...want, press });
    await screen.findByRole("dialog", { name });
  },
});

/** [AUTH-TRIGGER-03] */
export const PromoCode = byAddress(
  "/?popup=promo_code",
  { userAction: "premium-promo-code", context: "premium" },
  "Активировать промокод",
);
/** [AUTH-TRIGGER-05] */
export const Phone = byAddress(
  "/?popup=product_flow_phone&productCode=PREMIER_RUTUBE_YAPPY",
  { userAction: "add-phone-for-premier" },
  "Номер телефона",
);
/** [AUTH-TRIGGER-06] */
export const Email = byAddress(
  "/?popup=purchase&target=product:7",
  { userAction: "add-email-for-premier" },
  /^(?:Выберите предложение|Оплата)$/,
);

/** Whose bell is touched has nothing new. */
const touchable = (): StoryAppSetup => {
  let count = 7;
  return {
    at: "/",
    server: [
      [/^\/api\/v5\/notifications\/count/, () => ({ body: { count } })],
      [
        /\/touch-bell\//,
        () => {
          count = 0;
          return { status: 204 };
        },
      ],
    ],
  };
};

/** [AUTH-TRIGGER-18] */
export const Bell: Story = {
  parameters: { app: touchable },
  play: async ({ loaded }) => {
    const press = async () => {
      if (screen.queryByRole("dialog", { name: "Уведомления" }) === null)
        await userEvent.click(await header().findByRole("button", { name: /^Уведомления/ }));
      await userEvent.click(await inDialog("Уведомления", (panel) => panel.getByRole("button", { name: "Войти" })));
    };
    const calls = await signsIn(appIn(loaded), {
      press,
      userAction: "notifications",
      call: /^POST \S+\/touch-bell\//,
    });
    await inDialog("Уведомления", (panel) => panel.getAllByRole("article"));
    await expect(calls()).toHaveLength(1);
  },
};

/** The form is told whose session ran out; a page's secret is not [AUTH-FRAME-01]. */
export const SessionRanOut: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      at: "/?pepper=secret",
      person: viewer,
      server: [[/^\/hide_content/, { status: 401 }]],
    }),
  },
  play: async ({ loaded }) => {
    appIn(loaded).expire();
    await inCardMenu("Скрыть")();
    await expect(Object.fromEntries(await signInParams())).toEqual({
      client: "wdp",
      "snake-closable": "false",
      referer: `${window.location.origin}/`,
      themeId: "light",
      startForm: "login",
      email: "",
      phone: "",
      userAction: "hide-video",
      user_id: viewer.id,
      context: "hide-video",
      flow: expect.stringMatching(/^[\w-]{8,64}$/),
    });
  },
};
