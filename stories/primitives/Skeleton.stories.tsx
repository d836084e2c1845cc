import { Skeleton, SkeletonRegion } from "@kadr/design-system/primitives/Skeleton";
import { font, space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import { expect } from "storybook/test";
import type { Meta, StoryObj } from "@storybook/react-vite";

const comment = css`
  display: grid;
  grid-template-columns: 40px 1fr;
  gap: ${space[3]};
  max-width: 480px;
  font: ${font.body};
`;

export default {
  title: "Primitives/Skeleton",
  component: Skeleton,
  args: { height: "120px", width: "240px" },
} satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Default: Story = {};
export const Text: Story = { args: { shape: "text", width: "60%", height: undefined } };
export const Circle: Story = { args: { shape: "circle", width: "56px", height: "56px" } };
/** A busy region tells once that content is coming, and its pieces breathe as one. */
export const Region: Story = {
  parameters: { hasMotion: true },
  render: () => (
    <SkeletonRegion isLoading label="Загружаем комментарии">
      <div className={comment}>
        <Skeleton shape="circle" height="40px" />
        <div>
          <Skeleton shape="text" width="30%" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="80%" />
        </div>
      </div>
    </SkeletonRegion>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(1);
  },
};
