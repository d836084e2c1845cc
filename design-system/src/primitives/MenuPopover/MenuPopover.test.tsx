import { render, screen, waitFor } from "@testing-library/react";
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
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Изменить" }).dataset["focused"]).toBe("true"));
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
