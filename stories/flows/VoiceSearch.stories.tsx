import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { VoiceSearch } from "../../host/src/features/search-by-voice/VoiceSearch.tsx";
import { FakeSpeech } from "../../host/src/stores/fakeSpeech.ts";
import { FakeClock } from "../../host/src/stores/testing.ts";
import { voiceTexts } from "../../host/src/texts/voice.ts";
import { StoryWorld } from "../app/world.tsx";

interface Props {
  onHeard: (text: string) => void;
}

/** Speech recognition of the story, and its clock; anew for each run. */
let speech = new FakeSpeech();
let clock = new FakeClock();

function Voice({ onHeard }: Props) {
  const [parts] = useState(() => {
    speech = new FakeSpeech();
    clock = new FakeClock();
    return { engine: speech, clock };
  });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{voiceTexts.button}</Button>
      <VoiceSearch {...parts} isOpen={isOpen} onOpenChange={setOpen} onHeard={onHeard} />
    </>
  );
}

const meta = {
  title: "Flows/VoiceSearch",
  component: Voice,
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  decorators: [
    (Story) => (
      <StoryWorld>
        <Story />
      </StoryWorld>
    ),
  ],
  args: { onHeard: fn() },
} satisfies Meta<typeof Voice>;
export default meta;
type Story = StoryObj<typeof meta>;

const { popup: texts } = voiceTexts;
const opener = () => screen.findByRole("button", { name: voiceTexts.button });
const open = async () => {
  await userEvent.click(await opener());
  await screen.findByRole("dialog", { name: texts.recording });
  await waitFor(() => expect(speech.hearing).not.toBeNull());
};

/** It listens; louder speech has more rings [VOICE-RUN-06]. */
export const Recording: Story = {
  play: async () => {
    await open();
    const microphone = () => document.querySelector("[data-level]");
    // twice as loud as it is measured, from 0.4 and from 0.8 on
    for (const [measured, shown] of [
      [0.19, "0"],
      [0.2, "1"],
      [0.39, "1"],
      [0.4, "2"],
      [0.25, "1"],
    ] as const) {
      speech.loud(measured);
      await waitFor(() => expect(microphone()).toHaveAttribute("data-level", shown));
    }
    speech.hearing?.words("горы", false);
    await waitFor(() => expect(screen.getByText("горы")).toBeVisible());
  },
};
/** The spoken words are looked for, and the popup is gone. */
export const Said: Story = {
  parameters: { visual: { skip: "the popup is closed" } },
  play: async ({ args }) => {
    await open();
    speech.hearing?.words("горы", false);
    await expect(args.onHeard).not.toHaveBeenCalled();
    speech.hearing?.words("горы и море", true);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onHeard).toHaveBeenCalledWith("горы и море");
    await expect(speech.isMeasured).toBe(false);
    await waitFor(async () => expect(await opener()).toHaveFocus());
  },
};
/** Five seconds of silence; then once more. */
export const Silence: Story = {
  parameters: { visual: { skip: "it is as in Recording" } },
  play: async () => {
    await open();
    clock.advance(4999);
    await waitFor(() => expect(screen.getByRole("dialog", { name: texts.recording })).toBeVisible());
    clock.advance(1);
    await screen.findByRole("alertdialog", { name: texts.noSpeech.title });
    await waitFor(() => expect(screen.getByRole("button", { name: texts.retry })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: texts.recording });
    await expect(speech.times).toBe(2);
  },
};
/** Escape ends it, and the focus is where it came from. */
export const Cancelled: Story = {
  parameters: { visual: { skip: "the popup is closed" } },
  play: async ({ args }) => {
    await open();
    await waitFor(() => expect(screen.getByRole("button", { name: texts.cancel })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(speech.hearing).toBeNull();
    await expect(args.onHeard).not.toHaveBeenCalled();
    await waitFor(async () => expect(await opener()).toHaveFocus());
  },
};
/** The phone does not let it listen. */
export const Refused: Story = {
  play: async () => {
    await open();
    speech.hearing?.failed("service-not-allowed");
    await screen.findByRole("alertdialog", { name: texts.notAllowed.title });
  },
};
