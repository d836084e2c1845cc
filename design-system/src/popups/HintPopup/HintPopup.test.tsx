import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { HintPopup } from "./HintPopup.tsx";

it("is held by the pointer and by the focus, and by neither once it has gone from under them", async () => {
  const user = userEvent.setup();
  const onHold = vi.fn();
  const hint = <HintPopup title="Интересы подождут" closeLabel="Закрыть" onClose={vi.fn()} onHold={onHold} />;
  const drawn = render(hint);
  await user.hover(screen.getByRole("region"));
  expect(onHold).toHaveBeenLastCalledWith(true);
  await user.unhover(screen.getByRole("region"));
  expect(onHold).toHaveBeenLastCalledWith(false);
  await user.tab();
  expect(onHold).toHaveBeenLastCalledWith(true);
  drawn.unmount();
  expect(onHold).toHaveBeenLastCalledWith(false);
});
