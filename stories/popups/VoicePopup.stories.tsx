import type { Meta, StoryObj } from "@storybook/react-vite";
import { VoicePopup } from "@kadr/design-system/popups/VoicePopup";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { voiceTexts } from "../../host/src/texts/voice.ts";

const { popup: texts } = voiceTexts;

const meta = {
  title: "Popups/VoicePopup",
  component: VoicePopup,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  args: { isOpen: true, phase: "recording", level: 0, heard: "", onClose: fn(), onRetry: fn(), texts },
} satisfies Meta<typeof VoicePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It listens, and it is quiet [VOICE-RUN-07]. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Говорите..." })).toBeVisible());
    const cancel = screen.getByRole("button", { name: texts.cancel });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** A person speaks, and some words are understood. */
export const Speech: Story = { args: { level: 1, heard: "горы" } };
export const Loud: Story = { args: { level: 2, heard: "горы и море" } };
/** Long words break, and the popup scrolls. */
export const LongWords: Story = {
  args: {
    level: 1,
    heard:
      "превысокомногорассмотрительствующие документальные фильмы о достопримечательностях высокогорноклиматических местностей и железнодорожном транспорте",
  },
};
/** No speech was heard, or no words in it. */
export const NoSpeech: Story = {
  args: { phase: "noSpeech" },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Не понимаю" })).toBeVisible());
    await expect(screen.getByText("Повторите ещё раз")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Попробовать снова" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The microphone is closed, and how it is opened. */
export const NotAllowed: Story = {
  args: { phase: "notAllowed" },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole("alertdialog", { name: "Включите микрофон и распознавание речи" })).toBeVisible(),
    );
    await expect(screen.getAllByRole("listitem")).toHaveLength(texts.notAllowed.steps.length);
  },
};
