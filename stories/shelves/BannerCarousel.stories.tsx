import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { BannerCarousel, type Banner } from "@kadr/design-system/shelves";
import { bannerCarouselTexts } from "../../host/src/texts/shelves.ts";
import { at, avatars, wide } from "../fixtures/pictures.ts";

const titles = ["Зима на Байкале: новый сезон", "Хлеб, который получится у каждого", "Почему телескоп видит прошлое", "Ночной город: прогулка без слов"];
const banners: readonly Banner[] = titles.map((title, index) => ({
  id: `b${index}`,
  href: `/video/b${index}/`,
  title,
  label: `${title}, Северный маршрут`,
  image: { src: at(wide, [0, 1, 3, 4][index] as number) },
  age: "6+",
  author: { name: "Северный маршрут", avatarSrc: at(avatars, index) },
}));

const meta = {
  title: "Shelves/BannerCarousel",
  component: BannerCarousel,
  args: { banners, texts: bannerCarouselTexts },
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <div style={{ padding: "24px var(--k-gutter)" }}><Story /></div>],
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** FEED-CAROUSEL-07: under a title that leads on. */
export const Titled: Story = { args: { title: "Цикл: подробнее", href: "/metainfo/tv/7/" } };
/** FEED-CAROUSEL-05: slides that start videos. */
export const Player: Story = { args: { look: "player", title: "Смотреть сейчас" } };
/** FEED-CAROUSEL-04 */
export const WithoutAvatars: Story = { parameters: { visual: { skip: "Default without a face" } }, args: { banners: banners.map((banner) => ({ ...banner, author: { name: "Северный маршрут" } })) } };
export const One: Story = { args: { banners: banners.slice(0, 1) } };
export const MissingImage: Story = { args: { banners: banners.map((banner) => ({ ...banner, image: null })) } };
export const LongTitle: Story = { args: { banners: banners.map(({ label: _label, ...banner }) => ({ ...banner, title: "Превысокомногорассмотрительствующие документальные фильмы о железнодорожном транспорте Дальнего Востока и Забайкалья" })) } };

/** It moves only when asked, and the marks follow. */
export const Flow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^3.из.4/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^3.из.4/ })).toHaveAttribute("aria-current", "true"), { timeout: 3000 });
    await userEvent.click(canvas.getByRole("button", { name: /^1.из.4/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^1.из.4/ })).toHaveAttribute("aria-current", "true"), { timeout: 3000 });
  },
};
