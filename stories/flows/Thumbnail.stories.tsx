import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ownChannelTexts } from "../../host/src/texts/ownChannel.ts";
import { OwnThumbnail, type UploadThumbnail } from "../app/OwnThumbnail.tsx";
import { forgetAnnouncements } from "../support/announcements.ts";

const { dialog: texts } = ownChannelTexts;

const done: UploadThumbnail = () => Promise.resolve();

/** The picture of an own video, from the choice to the answer of the server. */
const meta = {
  title: "Flows/Thumbnail",
  component: OwnThumbnail,
  args: { upload: done, onDone: fn() },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof OwnThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sunset of 1280 × 720. */
async function picture(): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 720 });
  const context = canvas.getContext("2d")!;
  const sky = context.createLinearGradient(0, 0, 0, 720);
  sky.addColorStop(0, "#1d3557");
  sky.addColorStop(1, "#f4a261");
  context.fillStyle = sky;
  context.fillRect(0, 0, 1280, 720);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), "image/png"));
  return new File([blob], "sunset.png", { type: "image/png" });
}

const dialog = async () => within(await screen.findByRole("dialog", { name: texts.title }));
const choose = async (file: File) => {
  await dialog();
  await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
};
const save = async () => {
  const button = (await dialog()).getByRole("button", { name: texts.save });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** No picture is chosen yet, so that there is none to save. */
export const Default: Story = {
  play: async () => {
    await expect((await dialog()).getByRole("button", { name: texts.save })).toBeDisabled();
  },
};
/** It is looked at before it is sent, and another can be chosen. */
export const Chosen: Story = {
  play: async () => {
    await choose(await picture());
    await (await dialog()).findByRole("img", { name: texts.preview });
    await (await dialog()).findByRole("button", { name: texts.other });
  },
};
/** How much of it is sent. */
export const Sending: Story = {
  args: {
    upload: (_id, _picture, onProgress) => {
      onProgress(0.4);
      return new Promise(() => {});
    },
  },
  play: async () => {
    await choose(await picture());
    await save();
    await expect(await (await dialog()).findByRole("progressbar", { name: texts.progress })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
  },
};
/** The chosen picture stays, and is sent again by one press. */
export const Failed: Story = {
  args: { upload: fn<UploadThumbnail>(() => Promise.reject(new Error("500"))) },
  play: async ({ args }) => {
    await choose(await picture());
    await save();
    await (await dialog()).findByText(texts.failed);
    await (await dialog()).findByRole("img", { name: texts.preview });
    await save();
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
    await expect(args.onDone).not.toHaveBeenCalled();
    await (await dialog()).findByText(texts.failed);
    forgetAnnouncements();
  },
};
/** A file that the server would refuse is not sent; the picture that was chosen before it stays. */
export const TooLarge: Story = {
  args: { upload: fn(done) },
  play: async ({ args }) => {
    await choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], "large.png", { type: "image/png" }));
    await (await dialog()).findByText(/^Файл больше 2\sМБ/);
    await expect((await dialog()).getByRole("button", { name: texts.save })).toBeDisabled();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};
/** The server has it. */
export const Done: Story = {
  parameters: { playOnly: "the dialog has gone, where it is closed" },
  play: async ({ args }) => {
    await choose(await picture());
    await save();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
