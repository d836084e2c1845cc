import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { BannerCarousel, type Banner } from "@kadr/design-system/shelves";
import type { Feed } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { presentBanners } from "../../host/src/presenters/banners.ts";
import { presentCarousel } from "../../host/src/presenters/feed.ts";
import { bannerCarouselTexts } from "../../host/src/texts/shelves.ts";
import { at, avatars, wide } from "../fixtures/pictures.ts";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";

const { show } = examples.getFeed;

/** The carousel of a feed of the spec's examples as the host draws it, with pictures that need no server. */
function carouselOf(feed: Feed) {
  const view = presentCarousel(feed, { isAuthorised: false });
  if (view === null) throw new Error(`no carousel for ${feed.slug}`);
  const drawn = presentBanners(view, { link: anyLink, mediaUrl: anyMedia });
  const banners = drawn.map((banner, index): Banner => ({
    ...banner,
    label: `${banner.title}, ${banner.author?.name}`,
    image: { src: at(wide, [0, 1, 3, 4][index] as number) },
    narrowImage: undefined,
    author: banner.author && { ...banner.author, avatarSrc: banner.author.avatarSrc && at(avatars, index) },
  }));
  return { look: view.look, title: view.title, href: anyLink(view.address)?.href, banners };
}

const titled = carouselOf(show);
const { banners } = titled;

const meta = {
  title: "Shelves/BannerCarousel",
  component: BannerCarousel,
  args: { banners, texts: bannerCarouselTexts },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--k-gutter)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** FEED-CAROUSEL-07: under a title that leads on. */
export const Titled: Story = { args: titled };
/** FEED-CAROUSEL-05: slides that start videos. */
export const Player: Story = {
  args: carouselOf({
    ...show,
    related_tv: null,
    carousel: { carouselType: "player", banners: show.carousel?.banners ?? [] },
  }),
};
/** FEED-CAROUSEL-04 */
export const WithoutAvatars: Story = {
  parameters: { visual: { skip: "Default without a face" } },
  args: { banners: carouselOf({ ...show, slug: "kids" }).banners },
};
export const One: Story = { args: { banners: banners.slice(0, 1) } };
export const MissingImage: Story = { args: { banners: banners.map((banner) => ({ ...banner, image: null })) } };
export const LongTitle: Story = {
  args: {
    banners: banners.map(({ label: _label, ...banner }) => ({
      ...banner,
      title:
        "Превысокомногорассмотрительствующие документальные фильмы о железнодорожном транспорте Дальнего Востока и Забайкалья",
    })),
  },
};

/** It moves only when asked, and the marks follow. */
export const Flow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^3.из.4/ }));
    await waitFor(
      () => expect(canvas.getByRole("button", { name: /^3.из.4/ })).toHaveAttribute("aria-current", "true"),
      { timeout: 3000 },
    );
    await userEvent.click(canvas.getByRole("button", { name: /^1.из.4/ }));
    await waitFor(
      () => expect(canvas.getByRole("button", { name: /^1.из.4/ })).toHaveAttribute("aria-current", "true"),
      { timeout: 3000 },
    );
  },
};
