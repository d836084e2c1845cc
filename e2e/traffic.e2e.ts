import { expect, test } from "./support/test.ts";

test.describe("the net under all journeys", () => {
  test("reads the calls of a visit, and catches what is not as the spec says", async ({ page, traffic }) => {
    await page.goto("/");
    // The first answers come in the document itself: the next page is called for.
    await page.locator("main article").first().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => traffic.checked, { message: "calls are read" }).toBeGreaterThan(2);
    expect(await traffic.faults()).toEqual([]);

    const ask = (path: string) => page.evaluate((address) => fetch(address).then((response) => response.text()), `/backend${path}`);
    const plant = async (path: string, answer: { status?: number; body: string }) => {
      await page.route(`**/backend${path}`, (route) => route.fulfill({ status: 200, contentType: "application/json", ...answer }));
      await ask(path);
      await page.unroute(`**/backend${path}`);
      return (await traffic.faults()).splice(0).join("\n");
    };
    await expect(plant("/info/partners/", { body: '{"hosts":"kadr.example"}' })).resolves.toMatch(/listPartners 200: .*hosts must be array/);
    await expect(plant("/info/partners/", { body: "{}" })).resolves.toMatch(/required property 'hosts'/);
    await expect(plant("/info/partners/", { status: 418, body: "{}" })).resolves.toMatch(/does not declare 418/);
    await expect(plant("/info/partners/", { body: "<html>" })).resolves.toMatch(/listPartners 200/);
    await expect(plant("/no/such/call/", { body: "{}" })).resolves.toMatch(/is no operation of the spec/);
  });
});
