import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createApi } from "@kadr/openapi/client";
import { hostAround } from "../../ports/testing/makeHost.ts";
import { ProblemForm } from "./ProblemForm.tsx";

type Draft = { readonly text: string; readonly email: string } | null;
type Answer = number | "offline";

/** The form on a device that keeps what was written, before a server that answers in this order and takes the rest. */
function setUp(...responses: Answer[]) {
  const kept: { draft: Draft } = { draft: null };
  const drafts = { read: () => kept.draft, write: (draft: Draft) => void (kept.draft = draft) };
  const sent: unknown[] = [];
  const server: typeof fetch = async (input) => {
    sent.push(await (input as Request).json());
    const response = responses.shift() ?? 204;
    if (response === "offline") throw new TypeError("Failed to fetch");
    if (response === 204) return new Response(null, { status: 204 });
    return Response.json({ code: "x", detail: "" }, { status: response, headers: { "retry-after": "540" } });
  };
  const api = createApi({ baseUrl: "http://localhost:3000/backend", fetch: server, random: () => 0 });
  const wrapper = hostAround({ api, problemDraft: () => Promise.resolve(drafts) });
  const open = () => render(<ProblemForm />, { wrapper });
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Что случилось" });
  const send = () => userEvent.click(screen.getByRole("button", { name: "Отправить" }));
  return { kept, sent, open, field, send };
}

it("without a word says what is missing, where it is missing, and sends nothing", async () => {
  const { open, field, send, sent } = setUp();
  open();
  await send();
  expect(document.activeElement).toBe(field());
  const described = (field().getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain("Это обязательное поле");
  expect(sent).toEqual([]);
});

it("has what was written again on a page that is opened anew, until it is sent", async () => {
  const { open, field, send, sent, kept } = setUp();
  const { unmount } = open();
  await userEvent.type(field(), "Нет звука");
  await waitFor(() => expect(kept.draft?.text).toBe("Нет звука"));
  unmount();
  open();
  await waitFor(() => expect(field().value).toBe("Нет звука"));
  await send();
  expect(await screen.findByText("Спасибо, мы получили сообщение")).toBeTruthy();
  expect(sent).toEqual([{ text: "Нет звука" }]);
  await waitFor(() => expect(kept.draft).toBeNull());
});

it("says when it may be sent again, or that the network is gone, and keeps what was written", async () => {
  const { open, field, send } = setUp(429, "offline");
  open();
  await userEvent.type(field(), "Нет звука");
  for (const words of ["попробуйте ещё раз через 9\u00A0минут", "Написанное не пропало"]) {
    await send();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
    expect(field().value).toBe("Нет звука");
  }
});
