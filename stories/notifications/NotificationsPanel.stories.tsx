import {
  NotificationSettings,
  NotificationsPanel,
  swipe,
  type NotificationsPanelProps,
} from "@kadr/design-system/notifications";
import { Button } from "@kadr/design-system/primitives/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { css } from "linaria";
import { useRef, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { presentSettings } from "../../host/src/presenters/notificationSettings.ts";
import { notificationsTexts } from "../../host/src/texts/notifications.ts";
import { untilStill } from "../support/touch.ts";
import { rows } from "./examples.ts";

/* Not higher than the window: for a picture of a higher page the browser makes the window 1 px wide for a moment, and what is open in it closes. */
const end = css`
  display: flex;
  justify-content: flex-end;
  min-height: 640px;
`;

type Args = Omit<NotificationsPanelProps, "triggerRef" | "isOpen" | "onOpenChange">;

function WithBell(args: Args) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={end}>
      <div>
        <Button ref={trigger} onPress={() => setOpen(true)}>
          Уведомления
        </Button>
      </div>
      <NotificationsPanel {...args} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

const meta = {
  title: "Notifications/NotificationsPanel",
  component: WithBell,
  parameters: { docs: { story: { inline: false, height: "800px" } } },
  args: {
    phase: "ready",
    rows,
    more: "none",
    onMore: fn(),
    onRetry: fn(),
    onSignIn: fn(),
    hasUnread: true,
    onReadAll: fn(),
    onDeleteAll: fn(),
    onOpenItem: fn(),
    onAction: fn(),
    onUndo: fn(),
    settings: (
      <NotificationSettings
        groups={presentSettings({
          ways: examples.getDeliverySettings.all,
          events: examples.getNotificationSettings.all,
        })}
        groupHeading="h3"
        onChange={fn()}
        texts={notificationsTexts.settings}
      />
    ),
    texts: notificationsTexts.panel,
  },
} satisfies Meta<typeof WithBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole("dialog", { name: "Уведомления" });
const isMobile = () => matchMedia("(max-width: 767.98px)").matches;

const phone = { width: 360, height: 740 };
const menuOfFirst = `Действия: ${rows[0]?.item.title}`;

/** Without moving the focus: whether its ring is seen depends on what was pressed in the window before, and would be in the picture. */
const press = (button: HTMLElement) => fireEvent.click(button);

export const Default: Story = {
  play: async ({ args }) => {
    const inside = within(await panel());
    await press(inside.getByRole("button", { name: "Прочитать все" }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};
const hasWaitingRows = async (many: number) =>
  waitFor(async () => expect((await panel()).querySelectorAll("[data-skeleton]")).toHaveLength(many));
/** [NOTIF-POPUP-12] 6 rows on desktop and 11 on mobile. */
export const Loading: Story = {
  args: { phase: "loading", rows: [], hasUnread: false },
  play: () => hasWaitingRows(6),
};
export const LoadingOnAPhone: Story = {
  ...Loading,
  parameters: { window: phone, playOnly: "the story beside it is looked at" },
  play: () => hasWaitingRows(11),
};
export const Empty: Story = { args: { rows: [], hasUnread: false } };
export const Failed: Story = {
  args: { phase: "failed", rows: [], hasUnread: false },
  play: async ({ args }) => {
    await press(within(await panel()).getByRole("button", { name: "Повторить" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** [AUTH-GUEST-03] an empty place with the way in. */
export const Guest: Story = {
  args: { phase: "guest", rows: [], hasUnread: false },
  play: async ({ args }) => {
    await press(within(await panel()).getByRole("button", { name: "Войти" }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
export const AllRead: Story = {
  args: { rows: rows.map((row) => ({ ...row, item: { ...row.item, isUnread: false } })), hasUnread: false },
};
export const LoadingMore: Story = { args: { more: "loading" } };
export const MoreFailed: Story = { args: { more: "failed" } };
/** The second is hidden and can be brought back. */
export const OneHidden: Story = {
  args: { rows: rows.map((row, index) => ({ ...row, isHidden: index === 1 })) },
  play: async ({ args }) => {
    await press(within(await panel()).getByRole("button", { name: "Вернуть" }));
    await expect(args.onUndo).toHaveBeenCalledWith(rows[1]?.item.id);
  },
};
/** One menu for all rows; a press in it does not count as outside of the panel. */
export const MenuOpen: Story = {
  play: async () => {
    // the menu stands where its button was when it opened: the panel has come to rest before
    const opened = await panel();
    await Promise.all(opened.getAnimations({ subtree: true }).map((animation) => animation.finished));
    await press(within(opened).getByRole("button", { name: menuOfFirst }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
    await expect(await panel()).toBeVisible();
  },
};
export const Hide: Story = {
  parameters: { visual: { hidesRing: true } },
  play: async ({ args }) => {
    await press(within(await panel()).getByRole("button", { name: menuOfFirst }));
    await press(await screen.findByRole("menuitem", { name: "Скрыть" }));
    await expect(args.onAction).toHaveBeenCalledWith(rows[0]?.item.id, "hide");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
export const Many: Story = {
  args: {
    rows: [0, 1, 2, 3].flatMap((round) =>
      rows.map((row) => ({ ...row, item: { ...row.item, id: `${round} ${row.item.id}` } })),
    ),
  },
};
/** [NOTIF-POPUP-02] on desktop a press outside closes it; the button and Escape do so everywhere. */
export const Closed: Story = {
  play: async () => {
    const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 5000 });
    // Escape is for the panel once it has the focus
    const opened = async () => {
      const dialog = await panel();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      return dialog;
    };
    const opener = await screen.findByRole("button", { name: "Уведомления", hidden: true });
    await opened();
    await userEvent.keyboard("{Escape}");
    await gone();
    await userEvent.click(opener);
    await userEvent.click(within(await opened()).getAllByRole("button", { name: "Закрыть" })[0] as HTMLElement);
    await gone();
    await userEvent.click(opener);
    await opened();
    await userEvent.click(document.body);
    if (!isMobile()) await gone();
  },
};
export const ClosedOnAPhone: Story = {
  ...Closed,
  parameters: { window: phone, playOnly: "the story beside it is looked at" },
};
const { settings: toSettings, settingsTitle, back } = notificationsTexts.panel;
const settingsView = () => screen.findByRole("group", { name: settingsTitle });
/** Behind the list: the focus goes there; Escape and the arrow lead back to the button that led there, and leave the panel open. */
export const Settings: Story = {
  parameters: { visual: { hidesRing: true } },
  play: async () => {
    const inside = within(await panel());
    const opener = () => inside.getByRole("button", { name: toSettings });
    const leads = [
      () => userEvent.keyboard("{Escape}"),
      async () => userEvent.click(within(await settingsView()).getByRole("button", { name: back })),
    ];
    for (const leadBack of leads) {
      await userEvent.click(opener());
      await waitFor(async () => expect(await settingsView()).toHaveFocus());
      await expect(inside.queryByRole("article")).toBeNull();
      await leadBack();
      await waitFor(() => expect(opener()).toHaveFocus());
      await expect(inside.getAllByRole("article")).toHaveLength(rows.length);
    }
    await userEvent.click(opener());
    await settingsView();
  },
};
export const SettingsOnAPhone: Story = { ...Settings, parameters: { ...Settings.parameters, window: phone } };
const finger = (target: Element, clientX: number, clientY: number) => {
  const touch = new Touch({ identifier: 1, target, clientX, clientY });
  return { touches: [touch], changedTouches: [touch] };
};
/** A finger goes down by so much; gives whether the panel takes it, so that the browser does not scroll. */
async function draw(dialog: HTMLElement, from: number, far: number): Promise<boolean> {
  await fireEvent.touchStart(dialog, finger(dialog, 100, from));
  const isScroll = await fireEvent.touchMove(dialog, finger(dialog, 100, from + far));
  await fireEvent.touchEnd(dialog, { ...finger(dialog, 100, from + far), touches: [] });
  return !isScroll;
}
/** On mobile a drag of 150 px from the lowest 100 px stays, and so does a longer one from higher up, which scrolls. */
export const DraggedTooLittle: Story = {
  parameters: { window: phone, playOnly: "the story beside it is looked at" },
  play: async () => {
    const dialog = await panel();
    await untilStill(document.body);
    const { top, bottom } = dialog.getBoundingClientRect();
    const edge = Math.floor(bottom);
    for (const [from, far, isTaken] of [
      [edge - 50, swipe.distancePx, true],
      [edge - 110, swipe.distancePx + 40, false],
    ] as const) {
      await expect(await draw(dialog, from, far)).toBe(isTaken);
      await untilStill(document.body);
      await expect(dialog).toBeVisible();
      await expect(dialog.getBoundingClientRect().top).toBe(top);
    }
  },
};
