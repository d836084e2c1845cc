import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { profileTexts as texts } from "../../host/src/texts/profile.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import type { StoryResponse, StoryServer } from "../app/server.ts";
import { goBack, header, heading, isAt, said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const person = examples.getProfile.viewer;
const own = /^\/api\/profile\/user\/$/;
const openAt = (at: string, ...server: StoryServer) => ({ app: (): StoryAppSetup => ({ at, person, server }) });
/** These calls fail, each once; then they are answered so. */
const failsOnce = (calls: readonly (readonly [path: RegExp, method: string, then: StoryResponse])[]) => {
  const failed = new Set<RegExp>();
  return calls.map(
    ([path, method, then]) =>
      [
        path,
        (request: Request): StoryResponse => {
          if (request.method !== method) return { body: person };
          if (failed.has(path)) return then;
          failed.add(path);
          return { status: 500, body: { code: "internal", detail: "" } };
        },
      ] as const,
  );
};

/** A person's profile within the app; how it looks is Pages/ProfilePage. */
const meta = {
  title: "Flows/Profile",
  parameters: {
    layout: "fullscreen",
    page: true,
    ...openAt("/profile/"),
    window: { width: 1400, height: 900 },
    playOnly: "the page as it was: Pages/ProfilePage looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole("main"));
const tab = async (name: string) =>
  within(await screen.findByRole("navigation", { name: texts.tabs.label })).getByRole("link", { name });

let isDown = true;
let answer: ((response: StoryResponse) => void) | null = null;
/**
 * [PROFILE-EDIT-03] [PROFILE-EDIT-09] [PROFILE-EDIT-10] [PROFILE-EDIT-11] It has tabs: the account, personal data with a photo, the switches of
 * notifications; it fails, loads and is there. (Nobody's: Pages/ProfilePage.)
 */
export const Tabs: Story = {
  parameters: {
    app: (): StoryAppSetup => {
      answer = null;
      isDown = true;
      const profile: StoryServer[number] = [
        own,
        () => (isDown ? { status: 500 } : new Promise((resolve) => (answer = resolve))),
      ];
      return openAt("/profile/notification", profile).app();
    },
  },
  play: async ({ loaded }) => {
    await heading("Настройки уведомлений");
    const mail = await screen.findByRole("switch", { name: "На почту" });
    await userEvent.click(mail);
    await said("Настройки уведомлений обновлены");
    await userEvent.click(await tab(texts.tabs.account));
    await main().findByText(texts.failed.title);
    isDown = false;
    await userEvent.click(main().getByRole("button", { name: texts.failed.retry }));
    await main().findByText(texts.loading);
    await waitFor(() => expect(answer).not.toBeNull());
    answer!({ body: person });
    await expect(await main().findByRole("textbox", { name: texts.email.label })).toHaveValue(person.email);
    await expect(main().getByRole("textbox", { name: texts.phone.label })).toBeVisible();
    await expect(main().getByLabelText(texts.password.next)).toBeVisible();
    await userEvent.click(await tab(texts.tabs.info));
    await waitFor(async () => expect(await heading(texts.titles.info)).toHaveFocus());
    await waitFor(() => expect(main().getByRole("textbox", { name: texts.info.name })).toBeVisible());
    await expect(main().getByRole("group", { name: /^Дата рождения/ })).toBeVisible();
    await expect(main().getByRole("radiogroup", { name: texts.info.gender })).toBeVisible();
    await expect(main().getByRole("button", { name: texts.avatar.choose })).toBeVisible();
    await expect(await tab(texts.tabs.info)).toHaveAttribute("aria-current", "page");
    await goBack();
    await main().findByRole("textbox", { name: texts.email.label });
    const ids = appIn(loaded).measured.map(([id]) => id);
    await expect(ids).toEqual(expect.arrayContaining(["profile.tab", "profile.notificationSwitch"]));
  },
};

const save = (form: string) =>
  userEvent.click(within(main().getByRole("form", { name: form })).getByRole("button", { name: texts.save }));
/** [PROFILE-EDIT-06] [PROFILE-EDIT-08] Phone and password are set each by itself, with their failures; nothing typed is lost by them. */
export const SetAlone: Story = {
  parameters: {
    app: () => {
      const [phone, password] = failsOnce([
        [/^\/api\/profile\/user\/phone\/$/, "POST", { body: { ...person, phone_number: "+79997654321" } }],
        [/^\/api\/profile\/user\/password\/$/, "POST", { status: 204 }],
      ]);
      return openAt("/profile/", phone!, password!).app();
    },
  },
  play: async ({ loaded }) => {
    const phone = await main().findByRole("textbox", { name: texts.phone.label });
    await userEvent.clear(phone);
    await userEvent.type(phone, "8 (999) 765-43-21");
    await save(texts.phone.title);
    await said(texts.notUpdated);
    await save(texts.phone.title);
    await waitFor(() => expect(phone).toHaveValue("+79997654321"));

    const old = main().getByLabelText(texts.password.old);
    await userEvent.type(old, "yasen-stoit");
    await userEvent.type(main().getByLabelText(texts.password.next), "yasen-stoit-u-dorogi");
    const change = main().getByRole("button", { name: texts.password.change });
    await userEvent.click(change);
    await said(texts.other);
    await expect(old).toHaveValue("yasen-stoit");
    await userEvent.click(change);
    await waitFor(() => expect(old).toHaveValue(""));
    await expect(appIn(loaded).heard).toContain(
      'POST /api/profile/user/password/ {"password":"yasen-stoit","new_password":"yasen-stoit-u-dorogi"}',
    );
  },
};

/** Purpose of each field of the page, as the browser and password managers are told. */
const tokens = () =>
  [...screen.getByRole("main").querySelectorAll<HTMLInputElement>("input[autocomplete]")].map(
    (input) => input.autocomplete,
  );
/** Fields fill themselves: each of a person's own data has its token, and a new password its name. */
export const Autofill: Story = {
  parameters: {
    app: (): StoryAppSetup => ({ at: "/profile/", person: { ...person, confirmed_email: false } }),
  },
  play: async () => {
    const address = await main().findByRole("textbox", { name: texts.email.label });
    await main().findByRole("textbox", { name: texts.email.code });
    await expect(tokens()).toEqual(["email", "one-time-code", "tel", "username", "current-password", "new-password"]);
    await userEvent.type(address, "a");
    await expect(main().getByLabelText(texts.email.password)).toHaveAttribute("autocomplete", "current-password");
    await userEvent.click(await tab(texts.tabs.info));
    await main().findByRole("textbox", { name: texts.info.name });
    await expect(tokens()).toEqual(["name", "bday"]);
  },
};

const wrong = (field: string, text: string) => ({
  status: 400,
  body: { code: "validation", detail: "", fields: { [field]: text } },
});
/** An error of the server stands at its field, which gets the focus: an old password, and the code of a letter. */
export const Wrong: Story = {
  parameters: openAt(
    "/profile/",
    [/^\/api\/profile\/user\/password\/$/, wrong("password", "Неверный пароль")],
    [/^\/api\/profile\/user\/email\/$/, { body: examples.setEmail.unconfirmed }],
    [/confirm/, wrong("code", "Код не подошёл или устарел")],
  ),
  play: async () => {
    const old = await main().findByLabelText(texts.password.old);
    await userEvent.type(old, "не тот");
    await userEvent.type(main().getByLabelText(texts.password.next), "yasen-stoit-u-dorogi");
    await userEvent.click(main().getByRole("button", { name: texts.password.change }));
    await waitFor(() => expect(old).toHaveAccessibleDescription("Неверный пароль"));
    await waitFor(() => expect(old).toHaveFocus());

    const address = main().getByRole("textbox", { name: texts.email.label });
    const next = examples.setEmail.unconfirmed.email!;
    await userEvent.clear(address);
    await userEvent.type(address, next);
    await userEvent.type(main().getByLabelText(texts.email.password), "yasen-stoit");
    await userEvent.click(main().getByRole("button", { name: texts.email.change }));
    await main().findByText(texts.email.sent(next));
    const code = await main().findByRole("textbox", { name: texts.email.code });
    await userEvent.type(code, "0000000000");
    await userEvent.click(main().getByRole("button", { name: texts.email.confirm }));
    await waitFor(() => expect(code).toHaveAccessibleDescription("Код не подошёл или устарел"));
  },
};

let leftFrom = "";
/** [AUTH-LOGOUT-01] Who leaves on a page of the profile is led home first. */
export const Left: Story = {
  parameters: {
    app: (): StoryAppSetup => {
      leftFrom = "";
      const logout: StoryServer[number] = [
        /^\/api\/accounts\/logout\/$/,
        () => {
          leftFrom = window.location.pathname;
          return { status: 204 };
        },
      ];
      return openAt("/profile/", logout).app();
    },
  },
  play: async () => {
    await main().findByRole("textbox", { name: texts.email.label });
    await userEvent.click(header().getByRole("button", { name: "Меню пользователя" }));
    await userEvent.click(await screen.findByRole("button", { name: "Выйти" }));
    await waitFor(() => expect(leftFrom).toBe("/"));
    await waitFor(() => expect(header().getByRole("button", { name: "Вход и регистрация" })).toBeVisible());
  },
};

/** [PROFILE-REMOVE-01] [PROFILE-REMOVE-02] [PROFILE-REMOVE-03] A removal that fails says so and is tried again; done, it leads home and says what it was. */
export const Removed: Story = {
  parameters: {
    app: () => openAt("/profile/", ...failsOnce([[own, "DELETE", { body: examples.removeAccount.blocked }]])).app(),
  },
  play: async () => {
    await userEvent.click(await main().findByRole("button", { name: texts.remove.button }));
    const question = within(await screen.findByRole("alertdialog", { name: texts.remove.question }));
    await userEvent.click(question.getByRole("button", { name: texts.remove.confirm }));
    await expect(await question.findByRole("alert")).toHaveTextContent("Произошла ошибка при удалении аккаунта");
    await userEvent.click(question.getByRole("button", { name: texts.remove.confirm }));
    await said("Аккаунт заблокирован на 30 дней");
    await isAt("/");
  },
};
