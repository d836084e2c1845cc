import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { expect, it, vi } from "vitest";
import { TextArea } from "./TextArea.tsx";

it("counts what is typed and keeps what is over the limit", async () => {
  const onChange = vi.fn();
  render(<TextArea label="Комментарий" maxLength={5} onChange={onChange} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Комментарий" }), "привет");
  expect(onChange).toHaveBeenLastCalledWith("привет");
  expect(screen.getByText("6/5").dataset["over"]).toBe("true");
});

it("says what is wrong together with the field", () => {
  render(<TextArea label="Комментарий" error="Напишите что-нибудь" />);
  const area = screen.getByRole("textbox");
  expect(area.getAttribute("aria-invalid")).toBe("true");
  const described = (area.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain("Напишите что-нибудь");
});

it("lets a form go that failed before, for the error may be gone with the next attempt", async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TextArea label="Комментарий" error="Не удалось отправить" />
      <button>Отправить ещё раз</button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(onSubmit).toHaveBeenCalledOnce();
});
