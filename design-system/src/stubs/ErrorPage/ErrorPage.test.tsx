import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ErrorPage } from "./ErrorPage.tsx";
import { href } from "../../primitives/SafeAddress/testing/index.ts";

it("draws one picture for 403 and 404, its own for 500, and the number for any other code [ERROR-PAGE-09]", async () => {
  const draw = (code: number) =>
    render(<ErrorPage code={code} title="Ошибка" action={{ label: "На главную", href: href("/") }} />);
  /** The drawings come with the first page that needs one. */
  const pictureOf = async (code: number) => {
    const { container, unmount } = draw(code);
    await waitFor(() => expect(container.querySelector("svg path")).not.toBeNull());
    const shown = container.querySelector("svg")?.innerHTML;
    unmount();
    return shown;
  };
  const missing = await pictureOf(404);
  expect(await pictureOf(403)).toBe(missing);
  expect(await pictureOf(500)).not.toBe(missing);
  expect(draw(410).container.textContent).toMatch(/^410/);
});

it("has one heading, its title", () => {
  render(
    <ErrorPage code={404} title="Страница не найдена" action={{ label: "Перейти на главную", href: href("/") }} />,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Страница не найдена");
});
