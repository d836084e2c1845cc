import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { invitationTexts } from "../../host/src/texts/auth.ts";
import { interestsTexts } from "../../host/src/texts/interests.ts";
import { layerTexts } from "../../host/src/texts/layers.ts";
import { popupTitles } from "../../host/src/texts/popups.ts";
import { searchTexts } from "../../host/src/texts/search.ts";
import { shellTexts } from "../../host/src/texts/shell.ts";
import { webPushTexts } from "../../host/src/texts/webPush.ts";
import { fromTheStart, viewer } from "../app/server.ts";
import { hasFocus, header, heading, inDialog, nothingOver } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const { title } = examples.getVideoPage.video.video;

const meta = {
  title: "Flows/Shell",
  parameters: { layout: "fullscreen", page: true, app: () => ({ at: "/" }) },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const burger = () => header().getByRole("button", { name: "Меню" });

/** A guest at home: header, shelves, the menu beside them or at the bottom. */
export const Guest: Story = {
  play: async () => {
    await screen.findByRole("heading", { level: 2, name: "Рекомендуем" });
    await within(await screen.findByRole("navigation", { name: "Разделы" })).findByRole("link", { name: "Главная" });
    await expect(header().getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
  },
};

/** A signed-in person has a menu of their own, and a bell that says how much is new. */
export const Viewer: Story = {
  parameters: { app: () => ({ at: "/", person: viewer }) },
  play: async () => {
    await screen.findByRole("heading", { level: 2, name: "Рекомендуем" });
    await header().findByRole("button", { name: /^Уведомления: 7/ }, { timeout: 15_000 });
    await expect(header().getByRole("button", { name: "Меню пользователя" })).toBeVisible();
  },
};

/** On a wide screen the menu is whole beside the page, and the burger folds it. */
export const MenuBeside: Story = {
  parameters: { window: desktop },
  play: async () => {
    await within(await screen.findByRole("navigation", { name: "Разделы" })).findByText("Главная");
    await expect(burger()).toHaveAttribute("aria-expanded", "true");
  },
};

/** Elsewhere all of it lies over the page. */
export const MenuOver: Story = {
  parameters: { window: { width: 1000, height: 800 } },
  play: async () => {
    await userEvent.click(burger());
    await inDialog("Меню", (menu) => menu.getByRole("link", { name: "Главная" }));
    await hasFocus(screen.getByRole("dialog"));
  },
};
/** The same in the dark: the wide menu of a desktop, and the narrow one beside a smaller window. */
export const WideInTheDark: Story = { ...MenuBeside, parameters: { window: { ...desktop, theme: "dark" } } };
export const NarrowInTheDark: Story = {
  ...Guest,
  parameters: { window: { width: 1280, height: 900, theme: "dark" } },
};
export const MenuOnAPhone: Story = { ...MenuOver, parameters: { window: phone } };

export const UserMenu: Story = {
  parameters: { app: () => ({ at: "/", person: viewer }), window: desktop },
  play: async () => {
    await userEvent.click(await header().findByRole("button", { name: "Меню пользователя" }));
    await inDialog("Меню пользователя", (menu) => menu.getByRole("button", { name: "Выйти" }));
    await hasFocus(screen.getByRole("dialog"));
  },
};
export const UserMenuOnAPhone: Story = {
  ...UserMenu,
  parameters: { app: () => ({ at: "/", person: viewer }), window: phone },
};

export const Notifications: Story = {
  parameters: { app: () => ({ at: "/", person: viewer }), window: desktop },
  play: async () => {
    await userEvent.click(await header().findByRole("button", { name: /^Уведомления/ }));
    await inDialog("Уведомления", (panel) => panel.getByText(/Новое видео на канале/));
  },
};

/** A guest is invited to the frame of the authentication page, which is on its way. */
export const SignIn: Story = {
  parameters: { window: desktop },
  play: async () => {
    await userEvent.click(header().getByRole("button", { name: "Вход и регистрация" }));
    await inDialog("Вход и регистрация", (popup) => popup.getByRole("button", { name: "Закрыть" }));
  },
};

/** A film: the menu is narrow beside it. */
export const Watching: Story = {
  parameters: {
    app: () => ({ at: `/video/${examples.getVideoPage.video.video.id}/`, person: viewer, server: [fromTheStart] }),
    window: desktop,
  },
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: title });
    await waitFor(() => expect(screen.getByRole("region", { name: /^Видеоплеер/ })).toBeVisible());
  },
};

/** All of the menu over a film: the middle variant, wherever the narrow one is the most that there is. */
export const WatchingWithMenu: Story = {
  parameters: {
    app: () => ({ at: `/video/${examples.getVideoPage.video.video.id}/`, server: [fromTheStart] }),
    window: desktop,
  },
  play: async (context) => {
    await Watching.play?.(context);
    await userEvent.click(burger());
    await inDialog("Меню", (menu) => menu.getByRole("link", { name: "Главная" }));
    await hasFocus(screen.getByRole("dialog"));
  },
};

const nobody = () => undefined;
/** [SHELL-APP-03] What the shell has over every page: each popup by its name, the banner of the app and the notice about cookies. */
export const Popups: Story = {
  parameters: {
    app: () => ({ at: "/search/", person: viewer, asksForCookies: true, isAppOffered: true }),
    window: phone,
    playOnly: "each popup is looked at where it belongs",
  },
  play: async ({ loaded }) => {
    const { overlays, host, expire } = appIn(loaded);
    await heading(searchTexts.begin.title);
    await expect(screen.getByRole("complementary", { name: shellTexts.appBanner.label })).toBeVisible();
    await screen.findByRole("region", { name: layerTexts.cookies.label });
    const seen = async (title: string | RegExp) =>
      waitFor(async () => {
        const named = screen.queryByRole("dialog", { name: title }) ?? screen.getByRole("region", { name: title });
        await expect(named).toBeVisible();
      });
    for (const [open, title, name] of [
      [() => overlays.open("premium_purchase", { productCode: null }), popupTitles.premium, "premium_purchase"],
      [() => overlays.open("purchase", { kind: "coupon", id: "" }), popupTitles.promoCode, "purchase"],
      [() => overlays.open("promoCode", { code: null }), popupTitles.promoCode, "promoCode"],
      [() => overlays.open("interests", { part: "select" }), interestsTexts.popup.select.title, "interests"],
      [
        () => overlays.open("onboarding", { about: "reaction", onSignIn: nobody, onClose: nobody }),
        invitationTexts.about.reaction.title,
        "onboarding",
      ],
      [() => overlays.open("push", { onConfirm: nobody, onDecline: nobody }), webPushTexts.title, "push"],
    ] as const) {
      open();
      await seen(title);
      overlays.close(name);
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
      await nothingOver();
    }
    expire();
    await host.stores.session.refresh();
    host.stores.authPopup.open("header");
    await inDialog(popupTitles.auth, (popup) => popup.getByTitle("Форма входа и регистрации"));
  },
};
