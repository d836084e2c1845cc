import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { fromTheStart, viewer } from "../app/server.ts";
import { signInParams, header, inDialog, nothingOver } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const { video } = examples.getVideoPage.video;

/** Invitations for a guest to sign in, and features that no guest has. Where else a guest is asked, and what follows the login: AfterTheLogin. */
const meta = {
  title: "Flows/SignIn",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: () => ({ at: "/" }),
    window: { width: 1440, height: 900 },
    playOnly: "the page as it was: Flows/Shell looks at the popup",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole("main"));
const button = (name: string | RegExp) => async () =>
  userEvent.click((await main().findAllByRole("button", { name }))[0]!);

/** A person who puts their first sign-in away is told of what they wanted, and comes to the form from there. */
async function invites(press: () => Promise<unknown>, title: string, trigger: string): Promise<void> {
  await press();
  await signInParams();
  await userEvent.click(
    await inDialog("Вход и регистрация", (popup) => popup.getByRole("button", { name: "Закрыть" })),
  );
  const invitation = within(await screen.findByRole("region", { name: title }));
  await userEvent.click(invitation.getByRole("button", { name: "Войти" }));
  await expect((await signInParams()).get("userAction")).toBe(trigger);
}
const underAVideo = { app: () => ({ at: `/video/${video.id}/`, server: [fromTheStart] }) };

/** [AUTH-TRIGGER-34] */
export const InvitedToFollow: Story = {
  parameters: underAVideo,
  play: () => invites(button(/^Подписаться: /), "Не пропускайте новое", "onboarding-popup-subscription"),
};

/** [AUTH-TRIGGER-33] */
export const InvitedToWatchLater: Story = {
  parameters: underAVideo,
  play: () => invites(button("Смотреть позже"), "Отложите на потом", "onboarding-popup-watch-later"),
};

const offer = () => screen.queryByRole("region", { name: "Войдите в Кадр" });

/** [AUTH-TRIGGER-30] 15 s after a page a guest is invited (how often, to whom and until when: stores/AuthOfferStore). */
export const OfferOfTheDay: Story = {
  parameters: {
    app: () => ({ at: "/info/about/", server: [[/^\/api\/info\/pages\//, { body: examples.getInfoPage.agreement }]] }),
  },
  play: async ({ loaded }) => {
    await main().findByRole("heading", { level: 1 });
    // what counts the time comes once the page stands
    await waitFor(async () => {
      appIn(loaded).pass(15_000);
      await expect(offer()).toBeVisible();
    });
    await userEvent.click(within(offer()!).getByRole("button", { name: "Войти" }));
    await expect((await signInParams()).get("userAction")).toBe("auth-offer-popup");
    await waitFor(() => expect(offer()).toBeNull());
  },
};

/** [AUTH-TRIGGER-31] */
export const InvitedToRate: Story = {
  parameters: {
    app: () => ({
      at: `/video/${video.id}/`,
      server: [fromTheStart, [/^\/api\/v2\/reactions\/rating\//, { body: examples.getVideoRating.rated }]],
    }),
  },
  play: () =>
    invites(
      async () => {
        await button(/Оценить$/)();
        await userEvent.click(
          await inDialog("Оценка видео", (dialog) => dialog.getByRole("radio", { name: "7 из\u00A010" })),
        );
        await userEvent.click(
          await inDialog("Оценка видео", (dialog) => dialog.getByRole("button", { name: "Поставить оценку" })),
        );
      },
      "Ваши оценки помогают",
      "onboarding-popup-rating",
    ),
};

const menu = async () => {
  await userEvent.click(header().getByRole("button", { name: "Меню" }));
  return inDialog("Меню", (dialog) => {
    dialog.getByRole("link", { name: "Главная" });
    return dialog;
  });
};

/** [AUTH-GUEST-04] Subscriptions and the settings of notifications come with the login. */
export const NeitherForAGuest: Story = {
  parameters: { app: () => ({ at: "/profile/notification" }), window: { width: 1400, height: 900 } },
  play: async ({ loaded }) => {
    const signIn = await main().findByRole("button", { name: "Войти" });
    await expect(main().queryByRole("switch")).toBeNull();
    const ofAGuest = await menu();
    await expect(ofAGuest.queryByText("Мои подписки")).toBeNull();
    await userEvent.click(ofAGuest.getByRole("button", { name: "Закрыть меню" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(signIn);
    await signInParams();
    await appIn(loaded).signIn(viewer);
    await main().findAllByRole("switch");
    await nothingOver();
    await (await menu()).findByText("Мои подписки");
  },
};
