import { AvatarCropper, wholePicture, type AvatarCropperProps } from "@kadr/design-system/forms/AvatarCropper";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

/** A photo of its own: fields, a sky and a sun, so that what is cut can be seen. */
function painted(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  context.fillStyle = "#88b4d8";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#4c7a45";
  context.fillRect(0, height * 0.6, width, height * 0.4);
  context.fillStyle = "#f2c14e";
  context.fillRect(width * 0.44, height * 0.2, width * 0.12, width * 0.12);
  context.fillStyle = "#7a4a2b";
  for (let at = 0; at < 8; at += 1) context.fillRect((width / 8) * at, height * 0.55, width / 40, height * 0.2);
  return canvas;
}

function Held({ crop: first, onChange, ...props }: AvatarCropperProps) {
  const [crop, setCrop] = useState(first);
  return (
    <AvatarCropper
      {...props}
      crop={crop}
      onChange={(next) => {
        setCrop(next);
        onChange(next);
      }}
    />
  );
}

export default {
  title: "Forms/AvatarCropper",
  component: AvatarCropper,
  args: {
    picture: painted(960, 540),
    crop: wholePicture,
    onChange: fn(),
    texts: { frame: "Кадр фото", hint: "Перетащите фото или двигайте стрелками", zoom: "Масштаб" },
  },
  argTypes: { picture: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AvatarCropper>;
type Story = StoryObj<typeof AvatarCropper>;

export const Default: Story = {};
export const Tall: Story = { args: { picture: painted(540, 960) } };
export const Enlarged: Story = { args: { crop: { x: 0.5, y: 0.35, zoom: 3 } } };
/** Arrows move the picture under the frame, never beyond its edge; the slider enlarges it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("application", { name: "Кадр фото" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    const [crop] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [{ x: number; y: number }];
    await expect(crop.x).toBeGreaterThan(0.5);
    await expect(crop.y).toBe(0.5);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 1.05 }));
  },
};
