import { act, render, screen } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { expect, it, vi } from "vitest";
import { warningTexts } from "../../texts/warnings.ts";
import { WarningBanner } from "./WarningBanner.tsx";

it("a warning is said once, gives way to what is opened over it, and can be put away", () => {
  const page = observable({ isAlone: true });
  const onDismiss = vi.fn();
  render(<WarningBanner warning="vpn" isOpen isAlone={() => page.isAlone} onDismiss={onDismiss} />);
  const { title, text } = warningTexts.vpn;
  screen.getByRole("region", { name: title });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([`${title}. ${text}`]);
  act(() => void runInAction(() => (page.isAlone = false)));
  expect(screen.queryByRole("region", { name: title })).toBeNull();
  act(() => void runInAction(() => (page.isAlone = true)));
  screen.getByRole("button", { name: warningTexts.close }).click();
  expect(onDismiss).toHaveBeenCalledOnce();
});
