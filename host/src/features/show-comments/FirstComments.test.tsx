import { examples } from "@kadr/openapi/examples";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { hostAround } from "../../ports/testing/makeHost.ts";
import { FirstComments } from "./FirstComments.tsx";

it("leads to a moment of the video by a press, and by an address where no script runs", async () => {
  const onTime = vi.fn();
  render(
    <FirstComments
      page={examples.listComments.popular}
      channelOwnerId="1001"
      hrefOf={(id) => href(`?comment_id=${id}`)}
      moments={{ duration: 754, hrefOf: (seconds) => href(`?t=${seconds}`) }}
      onTime={onTime}
      now={0}
    />,
    { wrapper: hostAround() },
  );
  const time = screen.getByRole("link", { name: "1:05, смотреть с этого момента" });
  expect(time.getAttribute("href")).toBe("?t=65");
  await userEvent.click(time);
  expect(onTime).toHaveBeenCalledWith(65);
});
