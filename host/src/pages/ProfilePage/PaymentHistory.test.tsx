import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { examples } from "@kadr/openapi/examples";
import type { Api } from "@kadr/openapi/client";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { PaymentHistory } from "./PaymentHistory.tsx";

async function notesFor(emails: readonly string[]): Promise<readonly (string | undefined)[]> {
  const page = examples.listPayments.first;
  const results = emails.map((email, index) => ({
    ...page.results[0],
    id: `p${index}`,
    name: `Платёж ${index}`,
    receipt_email: email,
  }));
  const api = { call: () => Promise.resolve({ ...page, results, has_next: false, next: null }) } as unknown as Api;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={makeHost({ api })}>
        <PaymentHistory />
      </HostProvider>
    </QueryClientProvider>,
  );
  await screen.findByText("Платёж 0");
  const notes = emails.map(
    (_, index) =>
      /Чек отправлен на .*$/.exec(
        screen.getByText(`Платёж ${index}`).closest("li")?.querySelector("p, span")?.parentElement?.textContent ?? "",
      )?.[0],
  );
  cleanup();
  return notes;
}

it("the history of payments hides most of a receipt's address, and says nothing of a malformed one: rule.emailMask [COMMON-SECURITY-02]", async () => {
  expect(await notesFor(["vera@kadr.example", "ab@kadr.example", "a@mail.kadr.example", "Ё.жик@kadr.example"])).toEqual(
    [
      expect.stringContaining("Чек отправлен на ve****@kadr.example"),
      expect.stringContaining("Чек отправлен на ab****@kadr.example"),
      expect.stringContaining("Чек отправлен на a****@mail.kadr.example"),
      expect.stringContaining("Чек отправлен на Ё.****@kadr.example"),
    ],
  );
  expect(
    await notesFor(["", "vera", "vera@kadr", "vera@kadr@kadr.example", "@kadr.example", "vera@.example", "vera@kadr."]),
  ).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, undefined]);
});
