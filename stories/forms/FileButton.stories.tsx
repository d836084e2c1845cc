import { FileButton } from "@kadr/design-system/forms/FileButton";
import { PlusIcon } from "@kadr/design-system/primitives/Icon";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const kilobyte = 1024;

export default {
  title: "Forms/FileButton",
  component: FileButton,
  args: {
    children: "Выбрать фото",
    accept: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: kilobyte,
    onChoose: fn(),
    onRefuse: fn(),
  },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof FileButton>;
type Story = StoryObj<typeof FileButton>;

const input = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>("input[type=file]")!;
const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });

export const Default: Story = {};
export const Primary: Story = { args: { variant: "primary", icon: <PlusIcon size={20} /> } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongWords: Story = { args: { children: "Выбрать другую обложку для этого выпуска программы" } };

/** Enter and Space ask for a file, as a press does; the browser's own field is no stop of its own. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const onClick = fn();
    input(canvasElement).addEventListener("click", (event) => {
      event.preventDefault(); // the browser's dialog would stay open
      onClick();
    });
    await tabIn();
    await expect(within(canvasElement).getByRole("button", { name: "Выбрать фото" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(input(canvasElement)).not.toHaveFocus();
  },
};

/** A file that is too large or of another type is refused with the reason; the same file can be chosen again. */
export const Refuses: Story = {
  parameters: { playOnly: "the button as it is by Default" },
  play: async ({ canvasElement, args }) => {
    // what a person chooses by «all files»
    const choose = (chosen: File) => userEvent.upload(input(canvasElement), chosen, { applyAccept: false });
    await choose(file("portret.png", "image/png", kilobyte + 1));
    await choose(file("pismo.pdf", "application/pdf", 1));
    await choose(file("kniga.pdf", "application/pdf", kilobyte + 1));
    await expect(args.onRefuse).toHaveBeenCalledTimes(3);
    await expect((args.onRefuse as ReturnType<typeof fn>).mock.calls).toEqual([["size"], ["type"], ["size"]]);
    await expect(args.onChoose).not.toHaveBeenCalled();
    const photo = file("portret.png", "image/png", kilobyte);
    await choose(photo);
    await expect((args.onChoose as ReturnType<typeof fn>).mock.calls).toEqual([[photo]]);
  },
};
