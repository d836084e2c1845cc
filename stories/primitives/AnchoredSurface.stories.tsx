import { AnchoredSurface, type AnchoredPlacement } from "@kadr/design-system/primitives/AnchoredSurface";
import { Button } from "@kadr/design-system/primitives/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { expect, screen, userEvent, waitFor } from "storybook/test";

function WithButton({ placement }: { placement: AnchoredPlacement }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button ref={button} aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Подробнее
      </Button>
      <AnchoredSurface triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} placement={placement}>
        <Dialog aria-label="Подробности" style={{ padding: 16, outline: "none" }}>
          <p>Что лежит рядом со своей кнопкой</p>
          <Button autoFocus onPress={() => setOpen(false)}>
            Понятно
          </Button>
        </Dialog>
      </AnchoredSurface>
    </>
  );
}

export default {
  title: "Primitives/AnchoredSurface",
  component: WithButton,
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  args: { placement: "bottom start" },
} satisfies Meta<typeof WithButton>;
type Story = StoryObj<typeof WithButton>;

export const Default: Story = {};
/** Escape closes it and gives the focus back. */
export const ClosedByEscape: Story = {
  play: async () => {
    await screen.findByRole("dialog", { name: "Подробности" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
