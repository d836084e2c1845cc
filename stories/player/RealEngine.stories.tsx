import { createMediaEngine, Player } from "@kadr/design-system/player";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { playerTexts } from "../../host/src/texts/player.ts";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";
import clip from "../fixtures/media/clip.mp4";
import { poster, title } from "./fixtures.ts";

const captions = new URL("../fixtures/media/ru.vtt", import.meta.url).href;

/** The engine over a real file: what the other stories play with is the same interface. */
function RealPlayer() {
  const [engine] = useState(() =>
    createMediaEngine({
      source: {
        hls: null,
        mp4: [{ height: 180, url: clip }],
        captions: [{ lang: "ru", label: "Русские", url: media(captions) }],
        poster,
        startAt: 2,
      },
      loadText: async (url, signal) => (await fetch(url, { signal })).text(),
      loadStatus: async (url, signal) => (await fetch(url, { method: "HEAD", signal })).status,
      caption: "ru",
      isMuted: true,
    }),
  );
  return <Player model={{ engine, texts: playerTexts, video: { title, poster } }} />;
}

const meta = {
  title: "Player/RealEngine",
  component: RealPlayer,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RealPlayer>;
export default meta;

/** The first frame stands where playback will go on. */
export const FirstFrame: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("video")?.currentTime).toBe(2), { timeout: 10_000 });
    await expect(within(canvasElement).getByRole("button", { name: playerTexts.play })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("[data-captions]")).toHaveTextContent("До рассвета"), {
      timeout: 5_000,
    });
  },
};
