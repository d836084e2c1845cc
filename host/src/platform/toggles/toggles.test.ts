import { describe, expect, it } from "vitest";
import { bucketOf, labelOf } from "./abLabels.ts";
import { forcedLabel, togglesCookie, togglesIn } from "./cookies.ts";

const users = Array.from({ length: 20_000 }, (_, at) => `user-${at}`);

describe("buckets", () => {
  it("are from 0 to 100, the same for a user and a salt, others for another salt [COMMON-TOGGLES-01]", () => {
    for (const user of users.slice(0, 1000)) {
      const bucket = bucketOf(user, "salt");
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(100);
      expect(bucketOf(user, "salt")).toBe(bucket);
    }
    const same = users.filter((user) => Math.floor(bucketOf(user, "a")) === Math.floor(bucketOf(user, "b")));
    expect(same.length / users.length).toBeLessThan(0.02);
  });

  it("fall into the groups by their percents, which add up, and into A where none reaches [COMMON-TOGGLES-02]", () => {
    const groups = [
      { label: "B", percent: 30 },
      { label: "C", percent: 20 },
    ];
    const share = (label: string) =>
      users.filter((user) => labelOf({ slug: "order", salt: "s1", groups }, user) === label).length / users.length;
    expect(share("B")).toBeCloseTo(0.3, 1);
    expect(share("C")).toBeCloseTo(0.2, 1);
    expect(share("A")).toBeCloseTo(0.5, 1);
  });
});

describe("cookies", () => {
  it("force a group by the name of the test, and only one that can be a label [COMMON-TOGGLES-03]", () => {
    const cookies = "theme=dark; ab_order=C; ab_other=D; ab_bad=<b>";
    expect(forcedLabel("order", cookies)).toBe("C");
    expect(forcedLabel("bad", cookies)).toBeUndefined();
    expect(forcedLabel("orde", cookies)).toBeUndefined();
  });

  it("are read back, and only as what they can be", () => {
    expect(togglesIn("theme=dark; canary1=order.B~search_v3.A; x=1")).toBe("order.B~search_v3.A");
    expect(togglesIn("theme=dark")).toBeUndefined();
    expect(togglesIn("canary1=<script>")).toBeUndefined();
  });

  it("keep the toggles until 1 February of the next year [COMMON-TOGGLES-04]", () => {
    expect(togglesCookie({ order: "B", "search-v3": "A" }, Date.UTC(2026, 10, 23), true)).toBe(
      "canary1=order.B~search-v3.A; Path=/; Expires=Mon, 01 Feb 2027 00:00:00 GMT; SameSite=Lax; Secure",
    );
    expect(togglesCookie({ "a;b": "B" }, Date.UTC(2026, 0, 1), false)).toContain("canary1=; Path=/");
  });
});
