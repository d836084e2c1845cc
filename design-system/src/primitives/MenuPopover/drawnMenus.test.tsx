import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DrawnMenus, DrawnMenusContext, useDrawnMenu } from "./drawnMenus.tsx";

function WithMenu({ items }: { items: readonly string[] }) {
  const menu = useDrawnMenu(() => ({ label: "Действия", items: items.map((label) => ({ id: label, label })) }));
  return <button data-menu={menu}>Действия</button>;
}

it("draws the menus of all buttons, each under the name that its button has", () => {
  const menus = new DrawnMenus();
  const page = render(
    <DrawnMenusContext value={menus}>
      <WithMenu items={["Смотреть позже"]} />
      <WithMenu items={["Изменить", "Поделиться"]} />
    </DrawnMenusContext>,
  );
  const ids = screen.getAllByRole("button").map((button) => button.dataset["menu"]);
  page.unmount();
  const { container } = render(menus.draw());
  expect([...container.children].map((child) => (child as HTMLElement).dataset["of"])).toEqual(ids);
  expect(screen.getAllByRole("menu", { name: "Действия" })).toHaveLength(2);
  expect(screen.getAllByRole("menuitem").map((entry) => [entry.textContent, entry.dataset["key"]])).toEqual([
    ["Смотреть позже", "Смотреть позже"],
    ["Изменить", "Изменить"],
    ["Поделиться", "Поделиться"],
  ]);
});

it("asks for no menu before it opens where no server draws", () => {
  const asked = { times: 0 };
  function Button() {
    const menu = useDrawnMenu(() => {
      asked.times += 1;
      return { label: "Действия", items: [] };
    });
    return <button data-menu={menu}>Действия</button>;
  }
  render(<Button />);
  expect(asked.times).toBe(0);
});
