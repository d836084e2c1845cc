import { OverlayEntry, OverlayHostProvider, SheetHandle, useDragAway } from "@kadr/design-system/primitives/Overlay";
import { color, radius } from "@kadr/design-system/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

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

/** A touch of the sheet that starts at `from` and ends at `to`, in px from its top. */
function drag(sheet: HTMLElement, from: number, to: number): void {
  const touch = (y: number) => new Touch({ identifier: 1, target: sheet, clientX: 50, clientY: y });
  const send = (type: string, y: number) =>
    sheet.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: type === "touchend" ? [] : [touch(y)],
        changedTouches: [touch(y)],
      }),
    );
  send("touchstart", from);
  for (let y = from; y <= to; y += 10) send("touchmove", y);
  send("touchend", to);
}

/** The handle of a sheet, where dialogs are sheets. */
export const Default: Story = { play: async () => void (await waitFor(() => expect(opened).toHaveBeenCalled())) };
export const DrawnDown: Story = {
  play: async ({ args }) => {
    drag(screen.getByTestId("sheet"), 10, 150);
    await expect(args.onAway).toHaveBeenCalledOnce();
  },
};
