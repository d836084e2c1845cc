import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { signInParams, header, inDialog, nothingOver, said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

/** The choice of the interests over the app; how it looks is Interests/InterestPicker and Pages/InterestsPage. */
const meta = {
  title: "Flows/Interests",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at: "/interests/" }),
    window: { width: 1400, height: 900 },
    playOnly: "the page as it was: Pages/InterestsPage looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const topic = (name: string) =>
  waitFor(() => within(screen.getByRole("list", { name: "Темы" })).getByRole("button", { name }));
const save = () => within(screen.getByRole("main")).getByRole("button", { name: "Сохранить" });
const choice = /^\/preferences\/settings\//;

/** The header's button whose own tooltip comes before any other of the header. */
const bell = () => header().getByRole("button", { name: /^Уведомления/ });
const pageTooltips = () => document.querySelectorAll("[data-page-tooltip]").length;

/**
 * [AUTH-TRIGGER-35] [INTEREST-TOOLTIP-01, INTEREST-TOOLTIP-02, INTEREST-TOOLTIP-03] Who has dismissed their first sign-in is told of the
 * interests, and comes to them by the login. Who puts the choice off is told so in the header for 6 s, while no other tooltip is there. (A
 * guest's choice, which nothing could keep, has another tooltip: OfAGuest.)
 */
export const ByTheLogin: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/" }) },
  play: async ({ loaded }) => {
    const { signIn, pass } = appIn(loaded);
    await userEvent.click(header().getByRole("button", { name: "Вход и регистрация" }));
    await signInParams();
    await userEvent.click(
      await inDialog("Вход и регистрация", (popup) => popup.getByRole("button", { name: "Закрыть" })),
    );
    const offer = within(await screen.findByRole("region", { name: "Лента по вашим интересам" }));
    await userEvent.click(offer.getByRole("button", { name: "Войти" }));
    // and with it `authTrigger.onboarding-popup-interests`
    await expect((await signInParams()).get("userAction")).toBe("onboarding-popup-interests");
    await signIn(viewer);
    const select = await inDialog("Что вам интересно?", (popup) => {
      popup.getByRole("list", { name: "Темы" });
      return popup;
    });
    await expect(select.getByRole("button", { name: "Природа" })).toHaveAttribute("aria-pressed", "true");
    const hint = () => screen.queryByRole("region", { name: "Интересы подождут" });
    await expect(hint()).toBeNull();
    await userEvent.click(select.getByRole("button", { name: "Позже" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(hint()).toBeVisible());
    pass(5900);
    // the code of tooltips comes with the first movement, and the focus that a closed dialog gives back puts a tooltip away
    await waitFor(
      async () => {
        await userEvent.hover(header().getAllByRole("link")[0]!);
        await userEvent.hover(bell());
        await waitFor(() => expect([pageTooltips(), hint()]).toEqual([1, null]), { timeout: 1500 });
      },
      { timeout: 10_000 },
    );
    await userEvent.hover(screen.getByRole("main"));
    await waitFor(() => expect(pageTooltips()).toBe(0));
    await waitFor(() => expect(hint()).toBeVisible());
    pass(5900);
    await expect(hint()).toBeVisible();
    await waitFor(async () => {
      pass(100);
      await expect(hint()).toBeNull();
    });
  },
};

/**
 * [INTEREST-PICK-06] [INTEREST-PICK-07] [INTEREST-PICK-09] A guest chooses from the open list; what cannot be kept says where to go, the header
 * what would help, and it is kept after the login.
 */
export const OfAGuest: Story = {
  parameters: {
    app: (): StoryAppSetup => ({ at: "/interests/", server: [[choice, { body: examples.saveInterests.two }]] }),
  },
  play: async ({ loaded }) => {
    const { heard, signIn } = appIn(loaded);
    await topic("Наука");
    await expect(save()).toBeDisabled();
    await userEvent.click(await topic("Наука"));
    await userEvent.click(await topic("Природа"));
    const lists = heard.filter((call) => call.includes("tags")).map((call) => call.replace(/\?.*/, ""));
    await expect(lists).toEqual(["GET /api/open/v1/uprefs/tags"]);
    await userEvent.click(save());
    await expect(await screen.findByRole("alert")).toHaveTextContent("Интересы не сохранились. Настройте их в профиле");
    const hint = within(await screen.findByRole("region", { name: "Сохраните свой выбор" }));
    await userEvent.click(hint.getByRole("button", { name: "Зарегистрироваться" }));
    await expect((await signInParams()).get("startForm")).toBe("register");
    await signIn(viewer);
    await nothingOver();
    await waitFor(async () => expect(await topic("Природа")).toHaveAttribute("aria-pressed", "true"));
    const again = within(screen.getByRole("main")).getByRole("button", { name: "Попробовать снова" });
    await waitFor(() => expect(again).toBeEnabled());
    await userEvent.click(again);
    await said("Интересы сохранены");
    const [kept] = heard.filter((call) => call.startsWith("PUT /preferences/settings/"));
    const ids = (JSON.parse(/\[.*\]$/.exec(kept ?? "")?.[0] ?? "[]") as { content_id: string }[]).map(
      (one) => one.content_id,
    );
    await expect(ids.sort()).toEqual(["11", "3"]);
    await waitFor(() => expect(save()).toBeEnabled());
  },
};

const failingOnce = (): StoryServer[number] => {
  const responses = [{ status: 500 }];
  return [choice, ({ method }) => (method === "PUT" && responses.shift()) || { body: examples.saveInterests.two }];
};
/** [INTEREST-PICK-08] A choice that the server does not take says so by a danger notice, and stays to be saved again. */
export const NotTaken: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/interests/", person: viewer, server: [failingOnce()] }) },
  play: async () => {
    await userEvent.click(await topic("Дом и ремонт"));
    await userEvent.click(save());
    const notice = "Интересы не сохранились. Попробуйте позже";
    await waitFor(() =>
      expect(screen.getAllByRole("alert").some((one) => one.textContent.includes(notice))).toBe(true),
    );
    await expect(await topic("Дом и ремонт")).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(save());
    await said("Интересы сохранены");
  },
};
