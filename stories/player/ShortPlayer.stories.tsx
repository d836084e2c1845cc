import { ShortPlayer } from "@kadr/design-system/player";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { playerTexts } from "../../host/src/texts/player.ts";
import { shorts } from "../fixtures/pictures.ts";
import { shortEngine } from "./shortEngine.ts";

const cues = [{ start: 0, end: 20, text: "Шары поднимаются,\nкогда воздух внутри теплее." }];

const meta = {
  title: "Player/ShortPlayer",
  component: ShortPlayer,
  args: { engine: shortEngine(), title: "Шары поднимаются!", texts: playerTexts, poster: shorts[0], isCurrent: true },
  argTypes: { engine: { control: false }, texts: { control: false } },
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
  args: { engine: shortEngine({ snapshot: { phase: "playing", isWanted: true } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelector<HTMLElement>("[data-surface]")?.click();
    await canvas.findByRole("button", { name: playerTexts.play });
    await userEvent.keyboard(" ");
    await canvas.findByRole("button", { name: playerTexts.pause });
    await userEvent.keyboard("{m>}ь{/m}");
    await waitFor(() => expect(args.engine.getSnapshot().isMuted).toBe(true));
    await userEvent.keyboard("m");
    await waitFor(() => expect(args.engine.getSnapshot().isMuted).toBe(false));
  },
};

export const Paused: Story = {};

/** The poster stays until a frame is seen. */
export const Poster: Story = {
  args: { engine: shortEngine({ snapshot: { phase: "idle", hasFrame: false }, time: { current: 0, buffered: 0 } }) },
};

export const Waiting: Story = {
  args: { engine: shortEngine({ snapshot: { phase: "waiting", isWanted: true } }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByRole("img", { name: playerTexts.buffering }));
  },
};

export const Muted: Story = {
  args: { engine: shortEngine({ snapshot: { phase: "playing", isWanted: true, isMuted: true } }) },
};

/** The browser let no sound begin without a press. */
export const MutedByAutoplay: Story = {
  args: {
    engine: shortEngine({ snapshot: { phase: "playing", isWanted: true, isMuted: true, isMutedByAutoplay: true } }),
  },
};

export const Captions: Story = {
  args: { engine: shortEngine({ snapshot: { phase: "playing", isWanted: true, caption: "ru" }, cues }) },
};

export const Failed: Story = {
  args: { engine: shortEngine({ snapshot: { phase: "failed", hasFrame: false, failure: "network" } }) },
};

/** A telephone on its side: the picture stands whole in the middle. */
export const Wide: Story = {
  args: { engine: shortEngine({ snapshot: { phase: "playing", isWanted: true } }) },
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
