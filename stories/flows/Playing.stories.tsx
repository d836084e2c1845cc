import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { playerTexts } from "../../host/src/texts/player.ts";
import { fromTheStart, playable, type StoryServer } from "../app/server.ts";
import { focused, header, hasFocus, keepsFocus, nothingOver } from "../app/steps.ts";
import { wholeApp } from "../app/wholeApp.tsx";

const { video } = examples.getVideoPage.video;
const path = `/video/${video.id}/`;
const phone = { width: 360, height: 740 };

/** A video that plays, in the app: its keys, its corner and its end. */
const meta = {
  title: "Flows/Playing",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: () => ({ at: path, server: [fromTheStart] }),
    window: { width: 1440, height: 900 },
    playOnly: "it plays: Player/Player looks at each state of it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const player = () => screen.findByRole("region", { name: /^Видеоплеер/ });
const media = () => document.querySelector<HTMLVideoElement>("main video");
const isPlaying = () => media()?.paused === false;
const plays = () => waitFor(() => expect(isPlaying()).toBe(true));
const stands = () => waitFor(() => expect(isPlaying()).toBe(false));
const begins = async () => {
  await player();
  await userEvent.keyboard("[KeyM][KeyK]");
  await plays();
};
/** No element of the page has the focus then. */
const letGo = () => (document.activeElement as HTMLElement | null)?.blur();

/** Keys are for whatever has the focus, and can be switched off under «?»: then they work in the player alone, whatever around it fails. */
export const KeysOfThePage: Story = {
  parameters: {
    app: () => ({
      at: path,
      server: [fromTheStart, [/^\/api\/(?:video\/recommendation|v2\/reactions|numerator)\//, { status: 503 }]],
    }),
  },
  play: async () => {
    await player();
    (await within(screen.getByRole("main")).findByRole("button", { name: "Поделиться" })).focus();
    await userEvent.keyboard("[KeyK]");
    const field = header().getByLabelText("Поиск", { selector: "input" });
    await userEvent.type(field, "k m 5");
    await expect(field).toHaveValue("k m 5");
    await expect(isPlaying()).toBe(false);
    letGo();
    await begins();
    await userEvent.keyboard("{Shift>}[Slash]{/Shift}");
    const sheet = await screen.findByRole("dialog", { name: playerTexts.shortcuts });
    await userEvent.click(within(sheet).getByRole("checkbox"));
    await hasFocus(sheet);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await nothingOver();
    // given back a moment after the sheet has gone, and maybe to the player
    await keepsFocus(focused);
    letGo();
    await userEvent.keyboard("[KeyK]");
    await expect(isPlaying()).toBe(true);
    (await player()).focus();
    await userEvent.keyboard("[KeyK]");
    await stands();
  },
};

const inCorner = () => screen.findByRole("button", { name: playerTexts.miniHome });
const outOfCorner = () =>
  waitFor(() => expect(screen.queryByRole("button", { name: playerTexts.miniHome })).toBeNull());
const isWhole = async () => {
  const { left, top, right, bottom } = (await player()).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
};
const heading = () => screen.getByRole("heading", { level: 1 });
const headingTop = () => Math.round(heading().getBoundingClientRect().top + window.scrollY);

/** It follows who scrolls on, moves nothing by that, and comes back by scrolling and by its button. */
const follows: NonNullable<Story["play"]> = async () => {
  await begins();
  const before = headingTop();
  const down = () => window.scrollTo(0, 1400);
  down();
  await inCorner();
  await waitFor(async () => expect(await isWhole()).toBe(true));
  await expect(headingTop()).toBe(before);
  await expect(isPlaying()).toBe(true);
  window.scrollTo(0, 0);
  await outOfCorner();
  down();
  await userEvent.click(await inCorner());
  await outOfCorner();
  await expect(window.scrollY).toBe(0);
  await expect(await player()).toHaveFocus();
  await expect(isPlaying()).toBe(true);
};
export const InTheCorner: Story = { play: follows };
export const InTheCornerOfAPhone: Story = { parameters: { window: phone }, play: follows };

/** A person who reads on by keys reaches it by F6; closed, it stops and gives the focus back. */
const closedInTheCorner: NonNullable<Story["play"]> = async () => {
  await begins();
  window.scrollTo(0, 1400);
  await inCorner();
  const comments = within(screen.getByRole("main")).getByRole("link", { name: "Перейти к комментариям" });
  comments.focus({ preventScroll: true });
  const corner = await player();
  for (let step = 0; step < 6 && !corner.contains(document.activeElement); step++) await userEvent.keyboard("{F6}");
  await expect(corner).toContainElement(focused());
  const close = await within(corner).findByRole("button", { name: playerTexts.miniClose });
  close.focus();
  await userEvent.keyboard("{Enter}");
  await outOfCorner();
  await expect(isPlaying()).toBe(false);
  await keepsFocus(focused);
  await expect(screen.getByRole("main")).toContainElement(focused());
};
export const ClosedInTheCorner: Story = { play: closedInTheCorner };

/** On another page it goes on until it is closed; then the focus is on something of that page. */
export const ClosedElsewhere: Story = {
  play: async () => {
    await begins();
    const home = header().getAllByRole("link")[0]!;
    home.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    const close = await within(await player()).findByRole("button", { name: playerTexts.miniClose });
    close.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("region", { name: /^Видеоплеер/ })).toBeNull());
    await keepsFocus(focused);
    await expect(focused()).not.toHaveAccessibleName("");
  },
};

/** Every video is there, under its own id. */
const whateverIsAsked: StoryServer[number] = [
  /^\/video\//,
  ({ url }) => {
    const id = /\/video\/(\w+)/.exec(new URL(url).pathname)?.[1] ?? video.id;
    return { body: playable({ ...examples.getVideoPage.video, video: { ...video, id } }) };
  },
];

/** In no playlist: what is recommended first, with its picture, or this one again; a skip beyond the end ends it, and a digit leads back. */
export const Ended: Story = {
  parameters: { app: () => ({ at: path, server: [whateverIsAsked, fromTheStart] }) },
  play: async () => {
    await begins();
    const toEnd = async () => {
      for (let press = 0; press < 7; press++) await userEvent.keyboard("[KeyL]");
      // at the end there is one in its middle, and one in the bar
      const [again] = await within(await player()).findAllByRole("button", { name: playerTexts.replay });
      return again!;
    };
    await toEnd();
    const half = media()!.duration / 2;
    await userEvent.keyboard("[Digit5]");
    await waitFor(() => expect(Math.abs((media()?.currentTime ?? 0) - half)).toBeLessThan(1));
    await expect(isPlaying()).toBe(false);
    await userEvent.keyboard("[KeyK]");
    await plays();
    await userEvent.click(await toEnd());
    await plays();
    await expect(media()!.currentTime).toBeLessThan(half);
    await toEnd();
    const end = within(await player());
    await expect(end.getByText(playerTexts.offer)).toBeVisible();
    const link = end.getByRole("link", { name: new RegExp(`^${playerTexts.offerTake}`) });
    await expect(link.closest("[data-ended]")?.querySelector("img")).toBeVisible();
    const { pathname } = new URL((link as HTMLAnchorElement).href);
    await userEvent.click(link);
    await waitFor(() => expect(window.location.pathname).toBe(pathname));
    await expect(pathname).not.toBe(path);
  },
};
