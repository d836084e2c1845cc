import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { PlainButton } from "./PlainButton.tsx";

it("acts within the press, and does not send the form that it stands in", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(
    <form onSubmit={onSubmit}>
      <PlainButton ref={ref} onClick={onClick}>
        Ещё 5
      </PlainButton>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Ещё 5" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(ref.current).toBe(screen.getByRole("button"));
});

it("sends the form where it is asked to", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <PlainButton type="submit">Найти</PlainButton>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(onSubmit).toHaveBeenCalledOnce();
});
