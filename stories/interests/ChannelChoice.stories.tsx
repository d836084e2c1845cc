import { ChannelChoice } from "@kadr/design-system/interests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { interestsTexts } from "../../host/src/texts/interests.ts";
import { at, avatars } from "../fixtures/pictures.ts";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";

const channels = examples.listInterestChannels.first.results.map(({ id, name, icon }, index) => ({
  id,
  name,
  avatarSrc: icon === null ? undefined : media(at(avatars, index)),
  isSubscribed: false,
}));

const meta = {
  title: "Interests/ChannelChoice",
  component: ChannelChoice,
  args: { channels, onToggle: fn(), texts: interestsTexts.channels },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChannelChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.click(within(canvasElement).getByRole("button", { name: "Подписаться: Мастерская у реки" }));
    await expect(args.onToggle).toHaveBeenLastCalledWith("1003");
  },
};
export const Subscribed: Story = {
  args: { channels: channels.map((channel, index) => ({ ...channel, isSubscribed: index !== 1 })) },
};
export const Loading: Story = { args: { channels: [], waiting: 6 } };
export const LongNames: Story = {
  args: {
    channels: [
      ...channels,
      { id: "9", name: "Достопримечательности малых городов и посёлков от края до края", isSubscribed: false },
      { id: "10", name: "Сверхвысокопроизводительноеоборудованиеимеханизмы", isSubscribed: true },
      { id: "11", name: "Я", isSubscribed: false },
    ],
  },
};
