import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

test.describe("the documentation of the calls", () => {
  test("shows an operation with its examples, and calls it from a host of its own", async ({ page, sandbox }) => {
    // Swagger UI reads the whole document before it draws: seconds, and more where everything else runs too.
    test.setTimeout(maxWait(120_000));
    const docs = sandbox.url.replace("://", "://docs.");
    const outside: string[] = [];
    page.on("request", (request) => {
      if (![sandbox.url, docs, "data:"].some((start) => request.url().startsWith(start))) outside.push(request.url());
    });
    await page.goto("/sandbox");
    await expect(page.getByRole("link", { name: "Описание вызовов" })).toHaveAttribute("href", `${docs}/`);
    await page.goto(`${docs}/#/settings/listPartners`);
    const operation = page.locator("#operations-settings-listPartners");
    // The example of the spec, word by word, and what the document has beside the standard.
    await expect(operation.locator(".responses-wrapper")).toContainText('"partner.kadr.example"', {
      timeout: maxWait(90_000),
    });
    await expect(operation).toContainText("Hosts that open without a confirmation");
    await operation.getByRole("button", { name: "Try it out" }).click();
    await operation.getByRole("button", { name: "Execute" }).click();
    // The sandbox's own hosts, which the example does not have.
    await expect(operation.locator(".live-responses-table").first()).toContainText('"ads.kadr.example"');
    expect(outside, "nothing is asked of another host").toEqual([]);
  });
});
