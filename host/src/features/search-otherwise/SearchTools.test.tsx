import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { screenKeyboardButton } from "../../texts/screenKeyboard.ts";
import { SearchTools } from "./SearchTools.tsx";

it("tells that the keyboard on the screen is used, once each time that it is open", async () => {
  const user = userEvent.setup();
  const measure = vi.fn();
  const field = createRef<HTMLInputElement>();
  render(
    <HostProvider value={makeHost({ measure, deviceClass: () => "desktop" })}>
      <input ref={field} />
      <SearchTools field={field} hasVoice={false} onVoice={() => undefined} onPrepareVoice={() => undefined} />
    </HostProvider>,
  );
  const button = screen.getByRole("button", { name: screenKeyboardButton.open });
  const type = async (...letters: string[]) => {
    for (const letter of letters) await user.click(screen.getByRole("button", { name: letter }));
  };
  await user.click(button);
  expect(measure).not.toHaveBeenCalled();
  await type("к", "о");
  expect(measure.mock.calls).toEqual([["search.keyboard", { location: "header" }]]);
  await user.click(button);
  await user.click(button);
  await type("т");
  expect(measure).toHaveBeenCalledTimes(2);
  expect(field.current?.value).toBe("кот");
});
