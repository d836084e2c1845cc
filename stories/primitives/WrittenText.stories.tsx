import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { WrittenText } from "@kadr/design-system/primitives/WrittenText";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { timeTexts } from "../../host/src/texts/time.ts";

const onTime = fn();
const meta = {
  title: "Primitives/WrittenText",
  component: WrittenText,
  args: {
    parts: [
      { kind: "text", text: "Лёд трещит на " },
      { kind: "time", text: "1:05", seconds: 65, href: href("?t=65") },
      { kind: "text", text: ", карта маршрута (" },
      {
        kind: "link",
        text: "https://example.com/baikal_(озеро)",
        href: href("https://example.com/"),
        isExternal: true,
      },
      { kind: "text", text: ") и " },
      { kind: "link", text: "https://kadr.example/video/1/", href: href("/video/1/"), isExternal: false },
      { kind: "text", text: "." },
    ],
    timeLabel: timeTexts.playFrom,
    onTime,
  },
  decorators: [
    (Story) => (
      <p style={{ maxWidth: 480, margin: 0, overflowWrap: "anywhere" }} dir="auto">
        <Story />
      </p>
    ),
  ],
  beforeEach: () => void onTime.mockClear(),
} satisfies Meta<typeof WrittenText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of another site: a new tab, which learns nothing of where it was opened. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [, other, own] = within(canvasElement).getAllByRole("link");
    await expect(other).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect(other).toHaveAttribute("target", "_blank");
    await expect(own).not.toHaveAttribute("target");
  },
};

/** By a press and by a key a time goes to its moment, and the focus stays. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByRole("link", { name: `1:05, ${timeTexts.playFrom}` });
    await userEvent.click(time);
    time.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onTime.mock.calls).toEqual([[65], [65]]);
    await expect(time).toHaveFocus();
  },
};

/** A link that a fold hides is reached by no key. */
export const Folded: Story = {
  args: { isFolded: true },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) await expect(link).toHaveAttribute("tabindex", "-1");
  },
};

/** Addresses and times go from left to right in a text that does not. */
export const RightToLeft: Story = {
  args: {
    parts: [
      { kind: "text", text: "מדהים! " },
      { kind: "time", text: "1:05", seconds: 65, href: href("?t=65") },
      { kind: "text", text: " — השיר הזה: " },
      { kind: "link", text: "https://example.com/a/b/", href: href("https://example.com/"), isExternal: true },
      { kind: "text", text: "!" },
    ],
  },
};

export const LongWords: Story = {
  args: {
    parts: [
      { kind: "text", text: "Достопримечательностивосточносибирскогокраяневероятны" },
      {
        kind: "link",
        text: `https://example.com/${"достопримечательности/".repeat(6)}`,
        href: href("https://example.com/"),
        isExternal: true,
      },
    ],
  },
};
