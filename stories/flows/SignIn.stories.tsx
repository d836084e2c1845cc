import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { fromTheStart } from "../app/server.ts";
import { nothingOver } from "../app/steps.ts";
import { wholeApp } from "../app/wholeApp.tsx";

const { video } = examples.getVideoPage.video;

/** Where a guest is asked to sign in: the form is told what for. What follows the login, once, is with the store of each. */
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
const inMenu = (name: string | RegExp, opener: () => Promise<unknown>) => async () => {
  await opener();
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};

/** What the frame of the form is told by its address. */
const told = (): Record<string, string> => {
  const popup = screen.getByRole("dialog", { name: "Вход и регистрация" });
  return Object.fromEntries(new URL(popup.querySelector("iframe")!.src).searchParams);
};

/** Each press opens the form with what was wanted; put away, the page is as it was. */
async function asksFor(wants: readonly (readonly [trigger: string, press: () => Promise<unknown>])[]): Promise<void> {
  for (const [trigger, press] of wants) {
    await press();
    await waitFor(() => expect(told()).toMatchObject({ userAction: trigger }));
    await userEvent.click(
      within(screen.getByRole("dialog", { name: "Вход и регистрация" })).getByRole("button", { name: "Закрыть" }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await nothingOver();
  }
}

/** [AUTH-TRIGGER-01, AUTH-TRIGGER-02, AUTH-TRIGGER-11, AUTH-TRIGGER-16] */
export const UnderAVideo: Story = {
  parameters: {
    app: () => ({ at: `/video/${video.id}/`, server: [fromTheStart] }),
  },
  play: async () => {
    await asksFor([
      ["subscription", button(/^Подписаться: /)],
      ["reaction", button(/^Нравится, /)],
      ["watch-later-player", button("Смотреть позже")],
      ["download-video", inMenu("Скачать", button("Другие действия с видео"))],
    ]);
  },
};

/** [AUTH-TRIGGER-12, AUTH-TRIGGER-28] */
export const AtHome: Story = {
  play: async () => {
    const card = async () => {
      const shelf = await screen.findByRole("region", { name: "Рекомендуем" });
      await userEvent.click(within(shelf).getAllByRole("button", { name: /^Действия/ })[1]!);
    };
    await asksFor([
      ["subscribe-menu", inMenu(/^Подписаться/, card)],
      ["watch-later-popup", inMenu("Смотреть позже", card)],
    ]);
  },
};
