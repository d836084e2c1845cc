import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PlainIconButton } from "./PlainIconButton.tsx";

it("is heard by its whole name and shows the short one beside it", () => {
  render(<PlainIconButton icon={<i />} label="Меню: Кот на крыше" tooltip="Меню" />);
  expect(screen.getByRole("button", { name: "Меню: Кот на крыше" }).dataset["tooltip"]).toBe("Меню");
});

it("shows its name where there is no shorter one", () => {
  render(<PlainIconButton icon={<i />} label="Закрыть" />);
  expect(screen.getByRole("button", { name: "Закрыть" }).dataset["tooltip"]).toBe("Закрыть");
});
