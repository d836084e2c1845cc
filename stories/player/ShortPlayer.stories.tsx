import { ShortPlayer } from "@kadr/design-system/player";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { playerTexts } from "../../host/src/texts/player.ts";
import { shortIn } from "./shortIn.ts";

const model = (options?: Parameters<typeof shortIn>[1]) => shortIn("Шары поднимаются!", options);

const cues = [{ start: 0, end: 20, text: "Шары поднимаются,\nкогда воздух внутри теплее." }];

const meta = {
  title: "Player/ShortPlayer",
  component: ShortPlayer,
  args: { model: model(), isCurrent: true },
  argTypes: { model: { control: false } },
  decorators: [
    (Story) => (
      <article style={{ position: "relative", width: "min(324px, 100%)", height: 576 }}>
        <Story />
      </article>
    ),
  ],
} satisfies Meta<typeof ShortPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the picture stops and starts it; so does Space, also on the Russian layout M takes the sound away. */
export const Default: Story = {
  args: { model: model({ snapshot: { phase: "playing", isWanted: true } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelector<HTMLElement>("[data-surface]")?.click();
    await canvas.findByRole("button", { name: playerTexts.play });
    await userEvent.keyboard(" ");
    await canvas.findByRole("button", { name: playerTexts.pause });
    await userEvent.keyboard("{m>}ь{/m}");
    await waitFor(() => expect(args.model.engine.getSnapshot().isMuted).toBe(true));
    await userEvent.keyboard("m");
    await waitFor(() => expect(args.model.engine.getSnapshot().isMuted).toBe(false));
  },
};

export const Paused: Story = {};

/** The poster stays until a frame is seen. */
export const Poster: Story = {
  args: { model: model({ snapshot: { phase: "idle", hasFrame: false }, time: { current: 0, buffered: 0 } }) },
};

export const Waiting: Story = {
  args: { model: model({ snapshot: { phase: "waiting", isWanted: true } }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByRole("img", { name: playerTexts.buffering }));
  },
};

export const Muted: Story = {
  args: { model: model({ snapshot: { phase: "playing", isWanted: true, isMuted: true } }) },
};

/** The browser let no sound begin without a press. */
export const MutedByAutoplay: Story = {
  args: {
    model: model({ snapshot: { phase: "playing", isWanted: true, isMuted: true, isMutedByAutoplay: true } }),
  },
};

export const Captions: Story = {
  args: { model: model({ snapshot: { phase: "playing", isWanted: true, caption: "ru" }, cues }) },
};

export const Failed: Story = {
  args: { model: model({ snapshot: { phase: "failed", hasFrame: false, failure: "network" } }) },
};

/** A telephone on its side: the picture stands whole in the middle. */
export const Wide: Story = {
  args: { model: model({ snapshot: { phase: "playing", isWanted: true } }) },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", maxWidth: 740 }}>
        <div style={{ position: "relative", height: 244 }}>
          <Story />
        </div>
      </div>
    ),
  ],
};
