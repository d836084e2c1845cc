import { CardFrame, type CardFrameMessage, type CardFramePort } from "@kadr/design-system/pay/CardFrame";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { cardTexts } from "../../host/src/texts/card.ts";

/** A frame that is told what to say. */
function fakeFrame(says: readonly CardFrameMessage[]) {
  let flows = 0;
  let hears: (message: CardFrameMessage) => void = () => undefined;
  const conversation = { setTheme: fn(), focus: fn(), close: fn() };
  const port: CardFramePort = {
    createFlowId: () => `flow-${(flows += 1)}`,
    address: () => media("about:blank"),
    connect(_frame, _flow, onMessage) {
      hears = onMessage;
      queueMicrotask(() => says.forEach(onMessage));
      return conversation;
    },
  };
  return { port, conversation, say: (message: CardFrameMessage) => hears(message) };
}

const ready = fakeFrame([{ kind: "load" }, { kind: "height", height: 320 }]);

export default {
  title: "Pay/CardFrame",
  component: CardFrame,
  args: {
    port: ready.port,
    purpose: "pay",
    themeId: "light",
    onToken: fn(),
    onClose: fn(),
    onError: fn(),
    texts: cardTexts.frame,
  },
  argTypes: { port: { control: false } },
} satisfies Meta<typeof CardFrame>;
type Story = StoryObj<typeof CardFrame>;

/** The frame has come: as high as it says, with the focus, in the theme around. What it says twice counts once. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const frame = within(canvasElement).getByTitle("Данные карты");
    await waitFor(() => expect(frame.parentElement?.style.getPropertyValue("--frame-height")).toBe("320px"));
    await expect(ready.conversation.setTheme).toHaveBeenLastCalledWith("light");
    await expect(ready.conversation.focus).toHaveBeenCalled();
    ready.say({ kind: "token", token: "once" });
    ready.say({ kind: "token", token: "twice" });
    await expect(args.onToken).toHaveBeenCalledOnce();
    await expect(args.onToken).toHaveBeenCalledWith("once");
    ready.say({ kind: "error", type: "card_blocked" });
    await expect(args.onError).toHaveBeenCalledWith("card_blocked");
    ready.say({ kind: "close" });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** It has not spoken yet. */
export const Loading: Story = { args: { port: fakeFrame([]).port } };
/** It did not come within ten seconds: another try is another frame. */
export const Failed: Story = {
  args: { port: fakeFrame([]).port, silentMs: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Повторить" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(cardTexts.frame.failed);
  },
};
