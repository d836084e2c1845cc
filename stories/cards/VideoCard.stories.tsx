import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  AnyCard,
  CardSkeleton,
  VideoCard,
  useCardMenu,
  type CardHiddenState,
  type VideoCardProps,
} from "@kadr/design-system/cards";
import { shelfOfHiding } from "../../host/src/presenters/cards.ts";
import { cardTexts, cardWords } from "../../host/src/texts/cards.ts";
import { storyProps } from "../fixtures/cards.ts";
import { preview } from "../fixtures/pictures.ts";
import { href, media } from "@kadr/design-system/primitives/SafeAddress/testing";

const base = storyProps("video", {});
const onMenuOpen = fn();

const meta = {
  title: "Cards/VideoCard",
  component: VideoCard,
  args: base,
  decorators: [
    (Story) => (
      <div style={{ width: 279, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const titleLink = (canvasElement: HTMLElement): HTMLElement =>
  within(within(canvasElement).getByRole("heading")).getByRole("link");

/** The link of the title covers the whole card, the picture too; the name of the channel lies over it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("[data-ratio]")?.getBoundingClientRect();
    if (picture === undefined) throw new Error("no picture");
    const hit = document.elementFromPoint(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await expect(hit).toBe(titleLink(canvasElement));
    const channel = canvasElement.querySelector<HTMLAnchorElement>("[data-card-channel]");
    if (channel === null) throw new Error("no channel");
    const name = channel.getBoundingClientRect();
    await expect(channel.contains(document.elementFromPoint(name.x + name.width / 2, name.y + name.height / 2))).toBe(
      true,
    );
    await expect(channel).toHaveAccessibleName(channel.innerText);
  },
};

/** CARD-RENDER-07: the bar is filled by watched / duration, and the link's name says it. */
export const Watched: Story = { args: storyProps("video", { index: 1, context: { watchedShare: () => 0.45 } }) };

export const Live: Story = {
  args: storyProps("video", {
    index: 2,
    change: { is_livestream: true, title: "Прямой эфир: северное сияние над Териберкой" },
  }),
};

/** CARD-RENDER-06: 18+ in place of rating and length, and no preview. */
export const Adult: Story = { args: storyProps("video", { index: 4 }) };

/** CARD-RENDER-05: «В подписке» and the premium badge. */
export const NeedsSubscription: Story = { args: storyProps("video", { index: 3 }) };

export const Audio: Story = { args: storyProps("video", { index: 5 }) };

export const Pending: Story = { args: storyProps("video", { index: 6, change: { future_publication: true } }) };

export const MissingImage: Story = { args: { ...base, image: null } };

export const FailedImage: Story = {
  args: { ...base, image: { src: media("data:image/png;base64,AAAA") } },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector("[data-missing]")).not.toBeNull()),
};

export const Ranked: Story = { args: storyProps("video", { kind: "top-video", index: 1 }) };

export const Row: Story = {
  args: storyProps("video", { kind: "video-horizontal", index: 1, context: { watchedShare: () => 0.3 } }),
  decorators: [
    (Story) => (
      <div style={{ width: 480, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};

/** Only what every card has. */
export const Bare: Story = {
  render: () => (
    <VideoCard
      id="bare"
      href={href("/video/bare/")}
      title="Видео без автора, длительности и просмотров"
      image={null}
      texts={cardTexts}
    />
  ),
};

/** The whole title stays reachable: the link's name is not cut. */
export const LongTitle: Story = {
  args: storyProps("video", {
    index: 8,
    change: {
      title:
        "Превысокомногорассмотрительствующий электрофотополупроводниковый трансатлантический перелёт: полная хронология путешествия длиной в четыре года",
      author: {
        id: "9",
        name: "Объединённая редакция научно-популярных и документальных программ",
        avatar_url: null,
        is_official: true,
      },
    },
  }),
  play: async ({ canvasElement, args }) => {
    const link = titleLink(canvasElement);
    await expect(link.getAttribute("aria-label")).toContain(args.title);
    const heading = within(canvasElement).getByRole("heading");
    await expect(heading.clientHeight).toBeLessThanOrEqual(42);
  },
};

export const Loading: Story = { render: () => <CardSkeleton type="video" hasAvatar texts={cardTexts} /> };

/** OWNER-TOOLS-05: the author finds edit and share behind the one menu button. */
export const OwnerMenu: Story = {
  args: { ...storyProps("video", { context: { userId: "1001" } }), onMenuOpen },
  render: function OwnerMenuStory(args) {
    const { onMenuOpen: open, menu } = useCardMenu({ label: cardWords.menuOfList, onAction: fn() });
    return (
      <>
        <VideoCard {...args} onMenuOpen={open} />
        {menu}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Действия: Байкал/ }));
    const page = within(document.body);
    await expect((await page.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual([
      "Редактировать видео",
      "Поделиться роликом",
      "Смотреть позже",
    ]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
  },
};

export const Hidden: Story = { args: { ...base, hiddenState: "hidden" } };

/** HIDE-TOGGLE-02: on «Продолжить просмотр» the overlay names the shelf. */
export const HiddenFromContinueWatching: Story = {
  args: {
    ...storyProps("video", { index: 1, place: { isContinueWatching: true, hidesAs: "continue-watching" } }),
    hiddenState: "hidden",
  },
};

/** HIDE-TOGGLE-04: dots while hiding or restoring. */
export const Hiding: Story = { args: { ...base, hiddenState: "hiding" } };

function HidableCard(args: VideoCardProps) {
  const [state, setState] = useState<CardHiddenState>("visible");
  const { onMenuOpen: open, menu } = useCardMenu({
    label: cardWords.menuOfList,
    onAction: (_, action) => shelfOfHiding(action) !== null && setState("hidden"),
  });
  return (
    <>
      <VideoCard
        {...args}
        onMenuOpen={open}
        onCross={() => setState("hidden")}
        hiddenState={state}
        onRestore={() => setState("visible")}
      />
      {menu}
    </>
  );
}

/** HIDE-TOGGLE-01 to 03: «Скрыть», the overlay takes the focus, «Вернуть» gives the card and the focus back. */
export const HideAndRestore: Story = {
  args: storyProps("video", { place: { hidesAs: "5989" } }),
  render: (args) => <HidableCard {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Действия/ }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Скрыть" }));
    const restore = await canvas.findByRole("button", { name: /^Вернуть: / });
    await waitFor(() => expect(restore).toHaveFocus());
    await expect(canvas.getByText("Видео скрыто")).toBeVisible();
    await userEvent.click(restore);
    await waitFor(() => expect(titleLink(canvasElement)).toHaveFocus());
  },
};

/** HIDE-TOGGLE-10: a menu of one entry is a cross where things are put away. */
export const HideByCross: Story = {
  args: storyProps("video", {
    place: { hidesAs: "continue-watching", isContinueWatching: true },
    context: { watchedShare: () => 0.4 },
  }),
  render: (args) => <HidableCard {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step("hide and restore", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Скрыть/ }));
      const restore = await canvas.findByRole("button", { name: /^Вернуть: / });
      await waitFor(() => expect(restore).toHaveFocus());
      await userEvent.click(restore);
      await canvas.findByRole("button", { name: /^Скрыть/ });
    });
  },
};

/** It has begun by itself, without a sound. */
const previewPlays = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const video = canvasElement.querySelector("video");
    await expect(video?.muted).toBe(true);
    await expect(video?.currentTime).toBeGreaterThan(0);
  });
const noPreview = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector("video")).toBeNull());
/** No preview plays for a person who wants less motion, as all stories do. */
const withMotion = () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => (query.includes("reduced-motion") ? matchMedia("not all") : matchMedia(query));
  return () => void Object.assign(window, { matchMedia });
};

/** CARD-PREVIEW-01: a muted preview after half a second under the pointer, gone when it leaves. */
export const HoverPreview: Story = {
  args: { ...base, previewSrc: preview },
  parameters: { window: { width: 1280, height: 800 }, visual: { skip: "a playing video is never the same picture" } },
  beforeEach: withMotion,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article");
    await expect(canvasElement.querySelector("video")).toBeNull();
    await userEvent.hover(card);
    await previewPlays(canvasElement);
    await userEvent.unhover(card);
    await noPreview(canvasElement);
  },
};

/** Escape puts it away under a pointer that rests, and it comes again with the pointer (WCAG 1.4.13). */
export const PreviewPutAway: Story = {
  ...HoverPreview,
  parameters: { window: { width: 1280, height: 800 }, playOnly: "a card as it was: Default looks at it" },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article");
    await userEvent.hover(card);
    await previewPlays(canvasElement);
    await userEvent.keyboard("{Escape}");
    await noPreview(canvasElement);
    await userEvent.unhover(card);
    await userEvent.hover(card);
    await previewPlays(canvasElement);
    await userEvent.unhover(card);
    await noPreview(canvasElement);
  },
};

/** CARD-PREVIEW-04: a card of what is on air shows itself while it is in sight. */
export const PreviewInSight: Story = {
  parameters: { hasMotion: true, playOnly: "a playing video is never the same picture" },
  render: () => (
    <AnyCard
      type="video"
      {...storyProps("video", {
        kind: "live-video-preview",
        index: 2,
        change: { is_livestream: true, title: "Прямой эфир: северное сияние над Териберкой" },
      })}
      previewSrc={preview}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("video")?.muted).toBe(true), { timeout: 3000 });
  },
};

export const States: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: "min(1200px, calc(100vw - 32px))" }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fill, minmax(min(272px, 100%), 1fr))" }}>
      {[
        Default,
        Watched,
        Live,
        Adult,
        NeedsSubscription,
        Audio,
        Pending,
        MissingImage,
        Ranked,
        LongTitle,
        Hidden,
        Hiding,
      ].map((story, index) => (
        <VideoCard key={index} {...base} {...story.args} id={String(index)} />
      ))}
      <CardSkeleton type="video" hasAvatar texts={cardTexts} />
    </div>
  ),
};

/** 500 cards: plain elements, no effects. */
export const FiveHundred: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: "min(1200px, calc(100vw - 32px))" }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { skip: "the same card 500 times" } },
  tags: ["no-tests"],
  render: () => (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fill, minmax(192px, 1fr))" }}>
      {Array.from({ length: 500 }, (_, index) => (
        <VideoCard key={index} {...storyProps("video", { index })} id={String(index)} />
      ))}
    </div>
  ),
};
