import { expect, it, vi } from "vitest";
import { createPremiumApi } from "./premiumApi.ts";

it("reports the start of a payment under a random number of 100000 to 999999", async () => {
  const call = vi.fn(() => Promise.resolve());
  const { reportStart } = createPremiumApi({ call } as never, "shop");
  for (const [chance, random] of [
    [0, 100_000],
    [0.5, 550_000],
    [1 - Number.EPSILON / 2, 999_999],
  ] as const) {
    vi.spyOn(Math, "random").mockReturnValueOnce(chance);
    await reportStart("7", "RUTUBE", Date.parse("2026-11-21T12:00:00Z"));
    expect(call).toHaveBeenLastCalledWith("reportPaymentStart", {
      path: { userId: "7", random, createdDatetime: "2026-11-21T12:00:00.000Z", productCode: "RUTUBE" },
    });
  }
});
