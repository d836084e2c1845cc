import { Image } from "@kadr/design-system/primitives/Image";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { picture } from "./pictures.ts";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";

const frame = css`
  width: 288px;
  max-width: 100%;
`;

export default {
  title: "Primitives/Image",
  component: Image,
  args: {
    src: (width) => picture(width, Math.round((width * 9) / 16)),
    width: 288,
    alt: "Закат над рекой",
    loading: "eager",
  },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
type Story = StoryObj<typeof Image>;

const hasRatio =
  (ratio: number) =>
  async (canvasElement: HTMLElement): Promise<void> => {
    const { width, height } = within(canvasElement).getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(ratio, 2);
  };

/** Offered at densities 1, 1.5, 2, 2.5 and 3 of its laid-out width; 16:9. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img", { name: "Закат над рекой" });
    const densities = [...(image.getAttribute("srcset") ?? "").matchAll(/ ([\d.]+)x/g)].map((found) => found[1]);
    await expect(densities).toEqual(["1", "1.5", "2", "2.5", "3"]);
    await hasRatio(16 / 9)(canvasElement);
  },
};
/** About 1.398 high to wide. */
export const Vertical: Story = {
  args: { ratio: "vertical", src: (width) => picture(width, Math.round(width * 1.398), 150) },
  play: ({ canvasElement }) => hasRatio(1 / 1.398)(canvasElement),
};
/** 0.625 wide to high. */
export const Shorts: Story = {
  args: { ratio: "shorts", src: (width) => picture(width, Math.round(width / 0.625), 20) },
  play: ({ canvasElement }) => hasRatio(0.625)(canvasElement),
};
export const Square: Story = { args: { ratio: "square" } };
/** The dominant colour holds the place while the picture is on its way. */
export const Loading: Story = {
  args: { src: media("data:image/svg+xml,"), dominantColor: "oklch(60% 0.08 200)", fallback: <span /> },
};
export const Missing: Story = { args: { src: null } };
/** Same box, a quiet sign instead of a torn picture. */
export const Broken: Story = {
  args: { src: media("data:image/png;base64,AAAA") },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-missing]")).not.toBeNull());
    await expect(within(canvasElement).getByRole("img", { name: "Закат над рекой" })).toBeVisible();
  },
};
