import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { notificationsTexts } from "../../host/src/texts/notifications.ts";
import { webPushTexts } from "../../host/src/texts/webPush.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { goBack, header, inDialog, isAt, keepsFocus, nothingOver, said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

/** The bell and its panel over the whole app; how the panel looks is Notifications/NotificationsPanel. */
const meta = {
  title: "Flows/Notifications",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: () => ({ at: "/", person: viewer }),
    window: { width: 1400, height: 900 },
    playOnly: "the panel as it was: Flows/Shell looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { panel: texts, settings, deleteAll } = notificationsTexts;
const bell = () => header().findByRole("button", { name: /^Уведомления/ });
const inPanel = <T,>(find: (panel: ReturnType<typeof within>) => T) => inDialog("Уведомления", find);
const rows = () => inPanel((panel) => panel.getAllByRole("article"));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "Уведомления" })).toBeNull());

/** Presses what is seen at this place, as a mouse does. */
const pressAt = (x: number, y: number) => userEvent.click(document.elementFromPoint(x, y)!);

const list = "/api/v5/notifications/";
const ofTheList = /^\/api\/v5\/notifications\/?$/;

/** [SHELL-HEADER-06] [NOTIF-POPUP-01] [NOTIF-POPUP-02] [NOTIF-POPUP-07] The bell is touched by it, and the list asked for each time. */
export const OpensAndCloses: Story = {
  play: async ({ loaded }) => {
    const { heard } = appIn(loaded);
    const requestCount = () => heard.filter((call) => call === `GET ${list}`).length;
    const button = await header().findByRole("button", { name: /^Уведомления: 7/ }, { timeout: 15_000 });
    await userEvent.click(button);
    await rows();
    await waitFor(() => expect(heard).toContain(`POST ${list}touch-bell/`));
    await expect(button).toHaveAccessibleName("Уведомления");
    await pressAt(200, 400);
    await closed();
    const before = requestCount();
    await userEvent.click(button);
    await waitFor(() => expect(requestCount()).toBe(before + 1));
    await rows();
    const { x, y } = button.getBoundingClientRect();
    await pressAt(x + 20, y + 20);
    await closed();
  },
};

const [one] = examples.listNotifications.first.results;
/** As many pages of 20 as are said, and one of 5. */
const paged = (pages: number): StoryServer[number] => [
  ofTheList,
  ({ url }) => {
    const from = Number(new URL(url).searchParams.get("cursor") ?? 0);
    const isLast = from >= pages * 20;
    const results = Array.from({ length: isLast ? 5 : 20 }, (_, index) => ({ ...one!, task_id: `${from + index}` }));
    return { body: { results, has_next: !isLast, next: isLast ? null : `${from + 20}` } };
  },
];

/** [NOTIF-LIST-05] Page by page, as it is scrolled, to its end. */
export const GoesOn: Story = {
  parameters: { app: () => ({ at: "/", person: viewer, server: [paged(2)] }) },
  play: async ({ loaded }) => {
    await userEvent.click(await bell());
    for (const length of [20, 40, 45]) {
      await waitFor(async () => expect(await rows()).toHaveLength(length));
      (await rows()).at(-1)!.scrollIntoView();
    }
    await inPanel((panel) => expect(panel.queryByRole("button", { name: texts.more })).toBeNull());
    await expect(appIn(loaded).heard.filter((call) => call.startsWith(`GET ${list}?cursor=`))).toEqual([
      `GET ${list}?cursor=20`,
      `GET ${list}?cursor=40`,
    ]);
  },
};

/** 500 of them are scrolled to the end, and the menu of the last one opens and is put to use as that of the first. */
export const Hundreds: Story = {
  parameters: { app: () => ({ at: "/", person: viewer, server: [paged(25)] }) },
  play: async () => {
    // by role, each look at so many takes half a second
    const articles = () => [...document.querySelectorAll<HTMLElement>("[role=dialog] article")];
    await userEvent.click(await bell());
    for (let length = 20; length <= 500; length += 20) {
      await waitFor(() => expect(articles().length).toBeGreaterThanOrEqual(length));
      articles().at(-1)!.scrollIntoView();
    }
    await waitFor(() => expect(articles()).toHaveLength(505));
    await userEvent.click(within(articles().at(-1)!).getByRole("button", { name: /^Действия/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Скрыть" }));
    await waitFor(() => expect(articles()).toHaveLength(504));
  },
};

/** The count that the server gives: the story sets it. */
let newOnes = 0;
/** [NOTIF-POPUP-11] What comes is said once, politely, whether the panel is open or not. */
export const Announced: Story = {
  parameters: {
    app: () => {
      newOnes = 1;
      return {
        at: "/",
        person: viewer,
        server: [[/^\/api\/v5\/notifications\/count/, () => ({ body: { count: newOnes } })]],
      };
    },
  },
  play: async ({ loaded }) => {
    const { heard, pass } = appIn(loaded);
    const counted = () => heard.filter((call) => call === `GET ${list}count/`).length;
    const said: string[] = [];
    const region = document.querySelector("[data-live-announcer][role=status]")!;
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? "");
    });
    watch.observe(region, { childList: true });
    await header().findByRole("button", { name: /^Уведомления: 1/ }, { timeout: 15_000 });
    await expect(said).toEqual([]);
    /** Half a minute later, whenever the tab has begun to wait for it. */
    const countsAgain = async () => {
      const before = counted();
      await waitFor(() => {
        pass(31_000);
        return expect(counted()).toBeGreaterThan(before);
      });
    };
    newOnes = 3;
    await countsAgain();
    await header().findByRole("button", { name: /^Уведомления: 3/ });
    await waitFor(() => expect(said).toEqual(["Новых уведомлений: 2"]));
    await userEvent.click(await bell());
    await rows();
    newOnes = 1;
    const requestCount = () => heard.filter((call) => call === `GET ${list}`).length;
    const lists = requestCount();
    await countsAgain();
    await waitFor(() => expect(requestCount()).toBeGreaterThan(lists));
    await waitFor(() => expect(said).toEqual(["Новых уведомлений: 2", "Новых уведомлений: 1"]));
    watch.disconnect();
  },
};

/** Any change of one or all of them fails. */
const failing: StoryServer = [
  [/^\/api\/v5\/notifications\/(\d|read-all)/, { status: 500 }],
  [ofTheList, ({ method }) => (method === "GET" ? { body: examples.listNotifications.first } : { status: 500 })],
];
const isFailureSaid = () => said("Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже");
const looks = async () => (await rows()).map((row: HTMLElement) => row.textContent);

/** A change that failed is said by the default notice, and the list is as before. */
const notDone = (act: () => Promise<void>): Story => ({
  parameters: { app: () => ({ at: "/", person: viewer, server: failing }) },
  play: async () => {
    await userEvent.click(await bell());
    const before = await looks();
    await expect(before[0]).toContain(texts.unread);
    await act();
    await isFailureSaid();
    await waitFor(async () => expect(await looks()).toEqual(before));
  },
});
export const NotRead = notDone(async () =>
  userEvent.click(await inPanel((panel) => panel.getByRole("button", { name: texts.readAll }))),
);
export const NotDeleted = notDone(async () => {
  await userEvent.click(await inPanel((panel) => panel.getByRole("button", { name: texts.deleteAll })));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: deleteAll.confirm }));
});
/** It is told to the server when the panel closes. */
export const NotHidden = notDone(async () => {
  await userEvent.click(within((await rows())[0]!).getByRole("button", { name: /^Действия/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Скрыть" }));
  await inPanel((panel) => panel.getByText(texts.hidden));
  await userEvent.click(await bell());
  await closed();
  await isFailureSaid();
  await userEvent.click(await bell());
});

/** The source of the first notification is followed; the third change of that fails. */
const followed = (): StoryServer[number] => {
  const responses = [
    { body: examples.toggleNotificationSubscription.not },
    { body: examples.toggleNotificationSubscription.follows },
  ];
  return [/^\/api\/v5\/notifications\/subscription\/userchannel\/1001\/$/, () => responses.shift() ?? { status: 500 }];
};

/** [NOTIF-LIST-07] [COMMON-OPTIMISTIC-01] By the menu of a row; what could not be saved stays what it was. */
export const Followed: Story = {
  parameters: { app: () => ({ at: "/", person: viewer, server: [followed()] }) },
  play: async ({ loaded }) => {
    const { heard } = appIn(loaded);
    const changes = () => heard.filter((call) => call.startsWith(`POST ${list}subscription/userchannel/1001/`)).length;
    await userEvent.click(await bell());
    const menu = async () => userEvent.click(within((await rows())[0]!).getByRole("button", { name: /^Действия/ }));
    const press = async (name: string, times: number) => {
      await menu();
      await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${name}`) }));
      await waitFor(() => expect(changes()).toBe(times));
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    await press("Отписаться", 1);
    await press("Подписаться", 2);
    await press("Отписаться", 3);
    await screen.findByRole("alert");
    await menu();
    await screen.findByRole("menuitem", { name: /^Отписаться/ });
  },
};

/** Switches are saved once, taken back once, and then no more. */
const saving = (): StoryServer[number] => {
  let left = 2;
  return [
    /^\/api\/v4\/notifications\/settings/,
    ({ method }) => {
      const isSaved = method === "GET" || (left -= 1) >= 0;
      return isSaved ? { body: examples.getNotificationSettings.all } : { status: 500 };
    },
  ];
};

/** [SETTINGS-NOTIF-02] [SETTINGS-NOTIF-03] What comes from nobody who could be followed has the switch of its kind in its menu. */
export const KindTurnedOff: Story = {
  parameters: { app: () => ({ at: "/", person: viewer, server: [saving()] }) },
  play: async ({ loaded }) => {
    const sent = () => appIn(loaded).heard.filter((call) => call.startsWith("PATCH"));
    const menuOf = async (words: RegExp) => {
      await inPanel((panel) => panel.getByRole("link", { name: words }));
      await userEvent.click(await inPanel((panel) => panel.getByRole("button", { name: `Действия: ${words.source}` })));
    };
    const press = async (name: RegExp, kind: string) => {
      const item = await screen.findByRole("menuitem", { name });
      await expect(item).toHaveTextContent(kind);
      await userEvent.click(item);
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    await userEvent.click(await bell());
    await menuOf(/Пётр Ладога отвечает на ваш комментарий/);
    await press(/^Не сообщать об этом/, "Ответы на мои комментарии");
    await said(settings.updated);
    await expect(sent()).toEqual(['PATCH /api/v4/notifications/settings/ {"answer":false}']);
    await menuOf(/Пётр Ладога отвечает на ваш комментарий/);
    await press(/^Снова сообщать об этом/, "Ответы на мои комментарии");
    await waitFor(() => expect(sent().at(-1)).toBe('PATCH /api/v4/notifications/settings/ {"answer":true}'));
    await menuOf(/Появились главы в видео/);
    await press(/^Не сообщать об этом/, "Новости сервиса");
    await said(settings.notUpdated);
    await menuOf(/Появились главы в видео/);
    await screen.findByRole("menuitem", { name: /^Не сообщать об этом/ });
    await expect(appIn(loaded).measured.filter(([id]) => id === "profile.notificationSwitch")).toEqual([
      ["profile.notificationSwitch", { code: "answer", state: false, location: "notifications" }],
      ["profile.notificationSwitch", { code: "answer", state: true, location: "notifications" }],
      ["profile.notificationSwitch", { code: "news", state: false, location: "notifications" }],
    ]);
  },
};

const settingsView = () => inPanel((panel) => panel.getByRole("group", { name: texts.settingsTitle }));

/** [SETTINGS-NOTIF-02] The switches in the panel are those of their page; Back leads to the list first, then closes the panel. */
export const Settings: Story = {
  play: async ({ loaded }) => {
    const { heard, measured } = appIn(loaded);
    const button = await bell();
    const opener = () => inPanel((panel) => panel.getByRole("button", { name: texts.settings }));
    await userEvent.click(button);
    await rows();
    await userEvent.click(await opener());
    const likes = await within(await settingsView()).findByRole("switch", { name: /^Отметки/ });
    await userEvent.click(likes);
    await waitFor(() => expect(heard).toContain('PATCH /api/v4/notifications/settings/ {"like":true}'));
    await expect(measured).toContainEqual([
      "profile.notificationSwitch",
      { code: "like", state: true, location: "notifications" },
    ]);
    await goBack();
    const led = await opener();
    await keepsFocus(() => led);
    await rows();
    await goBack();
    await closed();
    await keepsFocus(() => button);
    // the cross closes the panel from there too, and leaves nothing behind for Back
    await userEvent.click(button);
    await userEvent.click(await opener());
    await userEvent.click(within(await settingsView()).getAllByRole("button", { name: texts.close })[0]!);
    await closed();
    await keepsFocus(() => button);
    await nothingOver();
    await userEvent.click(button);
    await rows();
  },
};
export const SettingsOnAPhone: Story = {
  ...Settings,
  parameters: { window: { width: 360, height: 740 } },
};

/** [SHELL-WEBPUSH-01] The question comes to who has been here a minute; a no to the browser's own after it says where that is changed. */
export const PushOffered: Story = {
  play: async ({ loaded }) => {
    const { heard, pass } = appIn(loaded);
    await header().findByRole("button", { name: /^Уведомления: 7/ }, { timeout: 15_000 });
    pass(60_000);
    const offer = within(await screen.findByRole("region", { name: webPushTexts.title }));
    await userEvent.click(offer.getByRole("button", { name: webPushTexts.confirm }));
    const toasts = await said(webPushTexts.refused);
    await expect(heard.filter((call) => call.startsWith("PATCH"))).toEqual([]);
    await userEvent.click(toasts.getByRole("button", { name: webPushTexts.settings }));
    await isAt("/profile/notification");
    await expect(await screen.findByRole("switch", { name: "Пуш-уведомления" })).toHaveAccessibleDescription(
      webPushTexts.here.refused,
    );
  },
};

const failingOnce = (): StoryServer[number] => {
  let isDown = true;
  window.addEventListener("story-mended", () => (isDown = false), { once: true });
  return [ofTheList, () => (isDown ? { status: 500 } : { body: examples.listNotifications.first })];
};
/** [NOTIF-POPUP-15] A list that does not come says so by the default notice; it comes by its button. */
export const Failed: Story = {
  parameters: { app: () => ({ at: "/", person: viewer, server: [failingOnce()] }) },
  play: async () => {
    await userEvent.click(await bell());
    await isFailureSaid();
    window.dispatchEvent(new Event("story-mended"));
    await userEvent.click(await inPanel((panel) => panel.getByRole("button", { name: texts.retry })));
    await rows();
  },
};

/** [AUTH-GUEST-03] [AUTH-GUEST-10] [NOTIF-POPUP-08] A guest is asked to sign in, and finds the list after it; the bell is touched then. */
export const OfAGuest: Story = {
  parameters: {
    app: () => ({
      at: "/",
      server: [[/^\/api\/v5\/notifications\/count/, { body: examples.countNotifications.none }]],
    }),
  },
  play: async ({ loaded }) => {
    const { heard, signIn } = appIn(loaded);
    const touches = () => heard.filter((call) => call.includes("/touch-bell/"));
    await userEvent.click(await bell());
    await inPanel((panel) => panel.getByText(texts.guest.title));
    await userEvent.click(await inPanel((panel) => panel.getByRole("button", { name: texts.guest.action })));
    await screen.findByRole("dialog", { name: "Вход и регистрация" });
    await expect(touches()).toEqual([]);
    await signIn(viewer);
    await rows();
    await waitFor(() => expect(touches()).toEqual([`POST ${list}touch-bell/`]));
  },
};
