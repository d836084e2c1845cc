import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { viewer } from "../app/server.ts";
import {
  byKeys,
  byPointer,
  goBack,
  focused,
  hasFocus,
  header,
  keepsFocus,
  nothingOver,
  opensAndCloses,
  inDialog,
  type Press,
} from "../app/steps.ts";
import { drag, untilStill } from "../support/touch.ts";
import { wholeApp } from "../app/wholeApp.tsx";

const watching = `/video/${examples.getVideoPage.video.video.id}/`;
const phone = { width: 360, height: 740 };
const playOnly = "the page as it was: Flows/Shell looks at it";

/** Overlays over the pages, by Back, by Escape, one over another, and as they go: the page under them stays as it was. */
const meta = {
  title: "Flows/Overlays",
  parameters: { layout: "fullscreen", page: true, app: () => ({ at: watching }), playOnly },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const burger = () => header().getByRole("button", { name: "Меню" });
const share = () => within(screen.getByRole("main")).findByRole("button", { name: "Поделиться" });
const menuLink = (name: string) => () => inDialog("Меню", (menu) => menu.getByRole("link", { name }));

async function ofAGuest(press: Press): Promise<void> {
  await opensAndCloses(press, share, () => inDialog("Поделиться", (dialog) => dialog.getAllByRole("textbox")[0]!));
  await opensAndCloses(
    press,
    () => header().getByRole("button", { name: "Вход и регистрация" }),
    () => inDialog("Вход и регистрация", (popup) => popup.getByRole("button", { name: "Закрыть" })),
  );
  await opensAndCloses(press, burger, menuLink("Главная"));
}

async function ofAViewer(press: Press): Promise<void> {
  await opensAndCloses(
    press,
    () => header().findByRole("button", { name: "Меню пользователя" }),
    () => inDialog("Меню пользователя", (menu) => menu.getByRole("button", { name: "Выйти" })),
  );
  await opensAndCloses(
    press,
    () => header().findByRole("button", { name: /^Уведомления/ }),
    () => inDialog("Уведомления", (panel) => panel.getByText(/Новое видео на канале/)),
  );
}

/** Share, sign-in, the left menu: each by Back and by Escape, with the focus on its button again. */
export const ByKeys: Story = { play: () => ofAGuest(byKeys) };
export const OnAPhone: Story = {
  parameters: { window: phone },
  play: async () => {
    await ofAGuest(byPointer);
    // the controls of what has played come with the player, and stay while it stands
    const player = await screen.findByRole("region", { name: /^Видеоплеер/ });
    focused().blur();
    await userEvent.keyboard("[KeyK]");
    await within(player).findByRole("slider", { name: "Перемотка" });
    await userEvent.keyboard("[KeyK]");
    await opensAndCloses(
      byPointer,
      () => within(player).findByRole("button", { name: "Настройки" }),
      () => inDialog("Настройки", (sheet) => sheet.getAllByRole("button")[0]!),
    );
  },
};
/** The menu of the person and the notifications. */
export const OfAViewer: Story = {
  parameters: { app: () => ({ at: watching, person: viewer }) },
  play: () => ofAViewer(byKeys),
};
export const OfAViewerOnAPhone: Story = {
  parameters: { app: () => ({ at: watching, person: viewer }), window: phone },
  play: () => ofAViewer(byPointer),
};

/** The log has the entry of the menu that it was opened from: one step back closes it, and nothing is left. */
export const OneForAnother: Story = {
  play: async () => {
    const opener = burger();
    await userEvent.click(opener);
    await menuLink("Главная")();
    await userEvent.click(await inDialog("Меню", (menu) => menu.getByRole("button", { name: "Сообщения" })));
    await hasFocus(await inDialog("Сообщения", (log) => log.getByRole("button", { name: "Закрыть" })));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Меню" })).toBeNull());
    await goBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await keepsFocus(() => opener);
    await nothingOver();
  },
};

/** In the very moment in which it opens, and some frames later. */
export const ClosedAsItOpens: Story = {
  play: async () => {
    const opener = burger();
    // once for its code, so that it comes at once
    await userEvent.click(opener);
    await menuLink("Главная")();
    await userEvent.keyboard("{Escape}");
    await nothingOver();
    for (const frames of [0, 1, 2, 4]) {
      opener.click();
      await waitFor(() => expect(screen.getByRole("dialog", { name: "Меню" })).toBeInTheDocument(), { interval: 1 });
      for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => void requestAnimationFrame(resolve));
      await goBack();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await nothingOver();
      await expect(window.location.pathname).toBe(watching);
    }
    // and what opens next has its entry
    await userEvent.click(await share());
    await inDialog("Поделиться", (dialog) => dialog.getAllByRole("textbox"));
    await goBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A link in a menu goes where it leads; Back comes to the page before, without the menu. */
export const LeadsAway: Story = {
  play: async () => {
    await userEvent.click(burger());
    await userEvent.click(await menuLink("Главная")());
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    await screen.findByRole("heading", { level: 2, name: "Рекомендуем" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await goBack();
    await screen.findByRole("heading", { level: 1, name: examples.getVideoPage.video.video.title });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The left menu goes by a swipe to its edge; a scroll of it is no swipe. */
export const SwipedAway: Story = {
  parameters: { window: phone },
  play: async () => {
    const opener = burger();
    await userEvent.click(opener);
    await menuLink("Главная")();
    const menu = screen.getByRole("dialog", { name: "Меню" });
    await untilStill(menu);
    await drag(menu, { x: 100, y: 500 }, { y: -200 });
    await expect(menu).toBeVisible();
    await drag(menu, { x: 220, y: 300 }, { x: -180 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await keepsFocus(() => opener);
    await nothingOver();
  },
};
