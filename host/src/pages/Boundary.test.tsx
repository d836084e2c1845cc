import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PageBoundary, SectionBoundary } from "./Boundary.tsx";

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error("a bug");
  return <p>Цело</p>;
}

it("shows the 500 page when rendering fails, and a new address is a new chance [ERROR-PAGE-01]", () => {
  isBroken = true;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = render(
    <PageBoundary path="/a/">
      <Fragile />
    </PageBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Что-то пошло не так");
  isBroken = false;
  rerender(
    <PageBoundary path="/b/">
      <Fragile />
    </PageBoundary>,
  );
  expect(screen.getByText("Цело")).toBeTruthy();
});

it("keeps a broken section in its place, with a way to try again", () => {
  isBroken = true;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <>
      <p>Соседи</p>
      <SectionBoundary>
        <Fragile />
      </SectionBoundary>
    </>,
  );
  expect(screen.getByText("Соседи")).toBeTruthy();
  isBroken = false;
  act(() => screen.getByRole("button", { name: "Повторить" }).click());
  expect(screen.getByText("Цело")).toBeTruthy();
});
