import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";

it("is pressed once however often one presses while it is pending, and keeps its words' width", async () => {
  const onPress = vi.fn();
  const view = render(<Button onPress={onPress}>Отправить</Button>);
  await userEvent.click(screen.getByRole("button"));
  view.rerender(
    <Button onPress={onPress} isPending pendingLabel="Отправляем">
      Отправить
    </Button>,
  );
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("button"));
  expect(screen.getByText("Отправить")).toBeTruthy();
});
