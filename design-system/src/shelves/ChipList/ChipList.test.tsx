import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ChipList } from "./ChipList.tsx";
import { href } from "../../primitives/SafeAddress/testing/index.ts";

it("shows five chips at most and marks the current one [SHELF-COMMON-13]", () => {
  const chips = Array.from({ length: 7 }, (_, index) => ({
    id: String(index),
    label: `Раздел ${index}`,
    href: href(`/feeds/${index}/`),
    isCurrent: index === 1,
  }));
  render(<ChipList chips={chips} label="Разделы" />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Раздел 0",
    "Раздел 1",
    "Раздел 2",
    "Раздел 3",
    "Раздел 4",
  ]);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Раздел 1");
});
