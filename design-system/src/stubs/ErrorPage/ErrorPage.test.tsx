import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ErrorPage } from "./ErrorPage.tsx";

it("draws one picture for 403 and 404, its own for 500, and the number for any other code [ERROR-PAGE-09]", () => {
  const pictureOf = (code: number) => {
    const { container, unmount } = render(<ErrorPage code={code} title="Ошибка" action={{ label: "На главную", href: "/" }} />);
    const shown = container.querySelector("svg")?.innerHTML ?? container.textContent;
    unmount();
    return shown;
  };
  expect(pictureOf(403)).toBe(pictureOf(404));
  expect(pictureOf(500)).toContain("<path");
  expect(pictureOf(500)).not.toBe(pictureOf(404));
  expect(pictureOf(410)).toMatch(/^410/);
});

it("has one heading, its title", () => {
  render(<ErrorPage code={404} title="Страница не найдена" action={{ label: "Перейти на главную", href: "/" }} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Страница не найдена");
});
