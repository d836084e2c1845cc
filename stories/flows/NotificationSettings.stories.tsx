import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { notificationsTexts } from "../../host/src/texts/notifications.ts";
import { webPushTexts } from "../../host/src/texts/webPush.ts";
import { viewer } from "../app/server.ts";
import { said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const { settings: texts } = notificationsTexts;
const at = "/profile/notification";

/** The switches of notifications with what is said of them. */
const meta = {
  title: "Flows/NotificationSettings",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: () => ({ at, person: viewer }),
    playOnly: "the page as it was: Pages/NotificationSettingsPage looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const switchOf = (name: string | RegExp) => screen.findByRole("switch", { name });

/** [SETTINGS-NOTIF-02] [SETTINGS-NOTIF-03] [SETTINGS-NOTIF-04] A switch acts at once, says so, and has a way back that restores what was. */
export const Saved: Story = {
  play: async ({ loaded }) => {
    const sent = () => appIn(loaded).heard.filter((call) => call.startsWith("PATCH"));
    const replies = await switchOf(/^Ответы/);
    await expect(replies).toBeChecked();
    await waitFor(() => expect(document.title).toContain(texts.title));
    replies.focus();
    await userEvent.keyboard(" ");
    await expect(replies).not.toBeChecked();
    await said(texts.updated);
    await expect(sent()).toEqual(['PATCH /api/v4/notifications/settings/ {"answer":false}']);
    await userEvent.click(screen.getByRole("button", { name: texts.undo }));
    await expect(replies).toBeChecked();
    await waitFor(() => expect(sent().at(-1)).toBe('PATCH /api/v4/notifications/settings/ {"answer":true}'));
  },
};

/** [SETTINGS-NOTIF-01] [SETTINGS-NOTIF-06] It acts at once, and returns where that could not be saved. */
export const NotSaved: Story = {
  parameters: {
    app: () => {
      let fail = (): void => undefined;
      const pressed = new Promise<void>((resolve) => (fail = resolve));
      window.addEventListener("story-failed", fail, { once: true });
      return {
        at,
        person: viewer,
        server: [
          [
            /^\/api\/v5\/notifications\/settings/,
            async ({ method }: Request) => {
              if (method === "GET") return { body: { bell: true, email: false, push: false } };
              await pressed;
              return { status: 500 };
            },
          ],
        ],
      };
    },
  },
  play: async () => {
    const mail = await switchOf("На почту");
    await userEvent.click(mail);
    await expect(mail).toBeChecked();
    window.dispatchEvent(new Event("story-failed"));
    await said(texts.notUpdated);
    await expect(mail).not.toBeChecked();
  },
};

/** A no to the browser's question: the switch is the person's for all their browsers, and under it stands what helps in this one. */
export const PushRefused: Story = {
  play: async () => {
    const push = await switchOf("Пуш-уведомления");
    await expect(push).not.toHaveAccessibleDescription();
    await userEvent.click(push);
    await said(webPushTexts.failed);
    await expect(push).toBeChecked();
    await waitFor(() => expect(push).toHaveAccessibleDescription(webPushTexts.here.refused));
  },
};

/** [SETTINGS-NOTIF-05] A guest signs in first, and they come after it. */
export const OfAGuest: Story = {
  parameters: { app: () => ({ at }) },
  play: async ({ loaded }) => {
    const main = within(await screen.findByRole("main"));
    await userEvent.click(await main.findByRole("button", { name: texts.guest.action }));
    await screen.findByRole("dialog", { name: "Вход и регистрация" });
    await expect(screen.queryByRole("switch")).toBeNull();
    await appIn(loaded).signIn(viewer);
    await switchOf("На сайте");
  },
};
