import { ShortActions } from "@kadr/design-system/shorts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { shortsTexts } from "../../host/src/texts/shorts.ts";
import { actions, pressed } from "./fixtures.tsx";

const meta = {
  title: "Shorts/ShortActions",
  component: ShortActions,
  args: { label: shortsTexts.actions, actions },
  argTypes: { actions: { control: false } },
  decorators: [
    // on a narrow screen they lie on the picture, which is dark in both themes
    (Story) => (
      <div className="story-ground" style={{ display: "inline-block", padding: 16 }}>
        <style>{`@media (max-width: 767.98px) { [data-theme="light"] .story-ground { background: var(--k-player) } }`}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Liked: Story = { args: { actions: pressed } };

/** A short without reactions and comments. */
export const WithoutCounts: Story = { args: { actions: actions.map(({ caption: _count, ...action }) => action) } };
