import { Button } from "@kadr/design-system/primitives/Button";
import { CrownIcon, OfflineIcon, RefreshIcon } from "@kadr/design-system/primitives/Icon";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { ShortsNotice } from "@kadr/design-system/shorts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { shortsTexts } from "../../host/src/texts/shorts.ts";

const { ad, failed, end } = shortsTexts;

const meta = {
  title: "Shorts/ShortsNotice",
  component: ShortsNotice,
  args: { title: end.title, text: end.text },
  argTypes: { icon: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", width: "min(324px, 100%)", height: 576 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortsNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The end of the list. */
export const Default: Story = {
  args: {
    children: (
      <LinkButton variant="primary" href={href("/")}>
        {end.action}
      </LinkButton>
    ),
  },
};

export const Advertisement: Story = {
  args: {
    icon: <CrownIcon size={40} />,
    mark: ad.mark,
    title: ad.title,
    text: ad.text,
    children: (
      <LinkButton variant="primary" href={href("/")}>
        {ad.action}
      </LinkButton>
    ),
  },
};

export const Failed: Story = {
  args: {
    icon: <OfflineIcon size={40} />,
    title: failed.title,
    text: failed.text,
    isAlert: true,
    children: (
      <Button variant="primary" icon={<RefreshIcon size={20} />}>
        {failed.action}
      </Button>
    ),
  },
};
