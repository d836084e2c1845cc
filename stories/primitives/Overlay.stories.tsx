import { OverlayEntry, OverlayHostProvider, SheetHandle, useDragAway } from "@kadr/design-system/primitives/Overlay";
import { color, radius } from "@kadr/design-system/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { drag, untilStill } from "../support/touch.ts";

const opened = fn(() => () => undefined);

function Sheet({ onAway }: { onAway: () => void }) {
  const dragged = useDragAway({ to: "down", onAway });
  const [host] = useState(() => ({ opened }));
  return (
    <OverlayHostProvider value={host}>
      <OverlayEntry onClose={onAway} />
      <div
        ref={dragged}
        data-testid="sheet"
        style={{ maxWidth: 360, height: 200, borderRadius: radius.popup, background: color.surfaceRaised }}
      >
        <SheetHandle />
        <p style={{ padding: 16 }}>Лист, который можно смахнуть вниз</p>
      </div>
    </OverlayHostProvider>
  );
}

export default { title: "Primitives/Overlay", component: Sheet, args: { onAway: fn() } } satisfies Meta<typeof Sheet>;
type Story = StoryObj<typeof Sheet>;

/** The handle of a sheet, where dialogs are sheets. */
export const Default: Story = { play: async () => void (await waitFor(() => expect(opened).toHaveBeenCalled())) };
export const DrawnDown: Story = {
  play: async ({ args }) => {
    // a short pull springs back
    await drag(screen.getByTestId("sheet"), { x: 50, y: 10 }, { y: 20 });
    await untilStill(screen.getByTestId("sheet"));
    await expect(args.onAway).not.toHaveBeenCalled();
    await drag(screen.getByTestId("sheet"), { x: 50, y: 10 }, { y: 140 });
    await expect(args.onAway).toHaveBeenCalledOnce();
  },
};
