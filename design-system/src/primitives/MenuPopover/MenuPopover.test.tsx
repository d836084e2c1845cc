import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import { MenuPopover } from "./MenuPopover.tsx";

const items = [
  { id: "edit", label: "Изменить" },
  { id: "pin", label: "Закрепить", isDisabled: true },
  { id: "delete", label: "Удалить", isDanger: true },
];

function Rows({ onAction }: { onAction: (row: string, id: string) => void }) {
  const trigger = useRef<Element>(null);
  const [row, setRow] = useState<string | null>(null);
  return (
    <>
      {["один", "два"].map((name) => (
        <button
          key={name}
          type="button"
          onClick={(event) => {
            trigger.current = event.currentTarget;
            setRow(name);
          }}
        >
          {name}
        </button>
      ))}
      <MenuPopover
        label="Действия"
        items={items}
        triggerRef={trigger}
        isOpen={row !== null}
        onOpenChange={(isOpen) => !isOpen && setRow(null)}
        onAction={(id) => row !== null && onAction(row, id)}
      />
    </>
  );
}

it("serves the buttons of a whole list with one menu, by keyboard, past what is disabled", async () => {
  const onAction = vi.fn();
  render(<Rows onAction={onAction} />);
  const second = screen.getByRole("button", { name: "два" });
  second.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Изменить" })));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onAction).toHaveBeenCalledExactlyOnceWith("два", "delete");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(second));
});

it("closes by Escape without an action", async () => {
  const onAction = vi.fn();
  render(<Rows onAction={onAction} />);
  await userEvent.click(screen.getByRole("button", { name: "один" }));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(onAction).not.toHaveBeenCalled();
});

it("goes along when the page scrolls, and closes once its button has left the screen", async () => {
  const user = userEvent.setup();
  render(<Rows onAction={vi.fn()} />);
  const button = screen.getByRole("button", { name: "один" });
  const place = vi.spyOn(button, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 200, 40, 40));
  await user.click(button);
  const menu = await screen.findByRole("menu");
  const before = menu.style.getPropertyValue("--top");
  place.mockReturnValue(new DOMRect(100, 150, 40, 40));
  fireEvent.scroll(document);
  await waitFor(() => expect(menu.style.getPropertyValue("--top")).not.toBe(before));
  place.mockReturnValue(new DOMRect(100, -60, 40, 40));
  fireEvent.scroll(document);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

it("stays open while the window changes its size, beside its button", async () => {
  const user = userEvent.setup();
  render(<Rows onAction={vi.fn()} />);
  const button = screen.getByRole("button", { name: "один" });
  vi.spyOn(button, "getBoundingClientRect").mockReturnValue(new DOMRect(600, 200, 40, 40));
  await user.click(button);
  const menu = await screen.findByRole("menu");
  const before = menu.style.getPropertyValue("--left");
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(360);
  fireEvent(window, new Event("resize"));
  await waitFor(() => expect(menu.style.getPropertyValue("--left")).not.toBe(before));
  vi.mocked(button.getBoundingClientRect).mockReturnValue(new DOMRect(600, 900, 40, 40));
  fireEvent(window, new Event("resize"));
  expect(screen.getByRole("menu")).toBe(menu);
});
