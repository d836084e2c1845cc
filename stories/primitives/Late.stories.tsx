import { PlainButton } from "@kadr/design-system/primitives/PlainButton";
import { createLate, LateFailure, LateOverlay, lateComponent } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { lateTexts as texts } from "../../host/src/texts/late.ts";

export default {
  title: "Primitives/Late",
  component: LateFailure,
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  args: { times: 1, retry: fn(), onReload: fn(), texts },
} satisfies Meta<typeof LateFailure>;
type Story = StoryObj<typeof LateFailure>;

/** It did not come: why, and the way on. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
    await expect(args.retry).toHaveBeenCalledOnce();
  },
};
/** A second failure with a network: the page may be older than the server. */
export const SecondFailure: Story = {
  args: { times: 2 },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Обновить страницу" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

const slot = { pending: <Skeleton height="120px" />, texts };
const Never = lateComponent<object>(() => new Promise(() => {}), slot);
export const SlotPending: Story = { render: () => <Never /> };

/** A place in a page: the part comes, in its own place. */
const Part = lateComponent(() => Promise.resolve(() => <p>Комментарии</p>), slot);
export const SlotHere: Story = {
  render: () => <Part />,
  play: async () => void (await screen.findByText("Комментарии")),
};

const popup = createLate<never>(() => new Promise(() => {}));
/** A popup that is on its way: the place is there at once, and can be put away. */
export const OverlayPending: Story = {
  render: () => (
    <LateOverlay of={{ popup }} label="Поделиться" texts={texts} onClose={close}>
      {() => null}
    </LateOverlay>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    await expect(close).toHaveBeenCalled();
  },
};
const close = fn();

function Anchored() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PlainButton ref={button} style={{ paddingInline: 8 }}>
        Меню
      </PlainButton>
      <LateOverlay of={{ popup }} label="Меню" texts={texts} onClose={fn()} anchorRef={button}>
        {() => null}
      </LateOverlay>
    </>
  );
}
/** Beside its button, as the menu that comes, wherever that moves to: a screen is turned. */
export const OverlayBesideItsButton: Story = {
  render: () => <Anchored />,
  play: async ({ canvasElement }) => {
    const isBeside = () =>
      waitFor(async () => {
        const button = within(canvasElement).getByText("Меню").getBoundingClientRect();
        const place = screen.getByRole("dialog", { name: "Меню" }).getBoundingClientRect();
        await expect(Math.abs(place.top - (button.bottom + 4))).toBeLessThan(1);
      });
    await isBeside();
    canvasElement.style.paddingTop = "120px";
    await isBeside();
    canvasElement.style.paddingTop = "";
    await isBeside();
  },
};
