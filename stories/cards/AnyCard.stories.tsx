import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { AnyCard } from "@kadr/design-system/cards";
import { cardKinds } from "../../host/src/presenters/cards.ts";
import { storyCard } from "../fixtures/cards.ts";

const meta = {
  title: "Cards/AnyCard",
  component: AnyCard,
  args: storyCard(),
} satisfies Meta<typeof AnyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 279, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};

/** Every documented kind through the host's table; the rare ones come a moment later. */
export const EveryKind: Story = {
  render: () => (
    <ul
      role="list"
      style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fill, minmax(min(272px, 100%), 1fr))" }}
    >
      {Object.keys(cardKinds).map((kind, index) => (
        <li key={kind}>
          <p style={{ marginBottom: 8 }}>{kind}</p>
          <AnyCard
            {...storyCard({
              kind,
              index,
              change: { name: "Орбита науки", videos_count: 12, absolute_url: "/channel/1004/" },
            })}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-loading]")).toBeNull(), { timeout: 5000 });
  },
};

/** A picture has the ratio of its kind: a video's 16:9, a vertical card's about 1.398, a short's 0.625 [COMMON-IMAGE-03]. */
export const Ratios: Story = {
  parameters: { playOnly: "cards as they are in EveryKind" },
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 272px)" }}>
      {["video", "vertical", "shorts"].map((kind) => (
        <AnyCard key={kind} {...storyCard({ kind })} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole("article");
    const ratios = cards.map((card) => {
      const { width, height } = card.querySelector("img")!.getBoundingClientRect();
      return width / height;
    });
    for (const [index, ratio] of [16 / 9, 1 / 1.398, 0.625].entries())
      await expect(ratios[index]).toBeCloseTo(ratio, 2);
  },
};
