import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { HintPopup } from "@kadr/design-system/popups/HintPopup";
import { backgroundTexts } from "../../host/src/texts/background.ts";
import { onboardingTexts } from "../../host/src/texts/onboarding.ts";
import { warningTexts } from "../../host/src/texts/warnings.ts";
import { webPushTexts } from "../../host/src/texts/webPush.ts";

const meta = {
  title: "Popups/HintPopup",
  component: HintPopup,
  args: {
    title: backgroundTexts.title,
    text: backgroundTexts.text,
    closeLabel: backgroundTexts.close,
    action: { label: backgroundTexts.action, onPress: fn() },
    onClose: fn(),
  },
  // it is fixed to a corner of the window
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HintPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PLAYER-BACKGROUND-02: on return to a video that was left for less than half an hour. */
export const Default: Story = {};
/** Under the button of the person. */
export const InHeader: Story = { args: { place: "header" } };
export const WithoutAction: Story = { args: { action: undefined } };

/** A hint that goes by itself waits while a pointer or the focus is on it. */
export const Held: Story = {
  args: { onHold: fn() },
  play: async ({ canvasElement, args }) => {
    const close = within(canvasElement).getByRole("button", { name: backgroundTexts.close });
    close.focus();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    close.blur();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  },
};

/** The popup about web pushes: the browser's own question follows a yes. */
export const Pushes: Story = {
  args: {
    title: webPushTexts.title,
    text: webPushTexts.text,
    closeLabel: webPushTexts.decline,
    action: { label: webPushTexts.confirm, onPress: fn() },
  },
};

/** SHELL-WARN: the banners about what slows the site down. */
export const Vpn: Story = { args: { ...warningTexts.vpn, closeLabel: warningTexts.close, action: undefined } };
export const AdBlocker: Story = {
  args: { ...warningTexts.adBlocker, closeLabel: warningTexts.close, action: undefined },
};

export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const close = within(canvasElement).getByRole("button", { name: backgroundTexts.close });
    close.focus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const { videoView } = onboardingTexts;
const afterVideos = ({ title, text, action }: { title: string; text: string; action: string }): Story => ({
  args: { title, text, action: { label: action, onPress: fn() }, closeLabel: videoView.close },
});
/** [SUBS-POPUP-01] After some videos, to a guest and to who has no subscription. */
export const MoreFeatures: Story = afterVideos(videoView.moreFeatures);
export const AdFree: Story = afterVideos(videoView.adFree);
export const AdFreeAgain: Story = afterVideos(videoView.adFreeAgain);
