// @vitest-environment node
import { expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
import { smallForFile } from "../../testing/small-file.ts";

const world = smallForFile();

it("says that there is a VPN when /sandbox says so, and only then", async () => {
  const check = async () => (await world.guest.call("/api/page_options/check_vpn")).json();
  const press = (on: string) => world.guest.request("/sandbox/vpn", { method: "POST", form: { on } });
  expect(await check()).toEqual({ show_banner: false });
  expect((await press("1")).status).toBe(303);
  expect(await check()).toEqual({ show_banner: true });
  expect((await world.guest.request("/sandbox")).text).toContain("Ответить, что VPN выключен");
  await press("0");
  expect(await check()).toEqual({ show_banner: false });
});

it("lists the A/B tests in their order, with the groups as they add up", async () => {
  const groups = [
    { label: "A", percent: 50 },
    { label: "B", percent: 50 },
  ];
  await insertRows(world.query, "ab_tests", [
    { slug: "later", salt: "s2", groups_json: JSON.stringify(groups), order_number: 2 },
    { slug: "sooner", salt: "s1", groups_json: JSON.stringify(groups), order_number: 1 },
  ]);
  expect((await world.guest.call("/api/abtests/active-tests/")).json()).toEqual({
    results: [
      { slug: "sooner", salt: "s1", groups },
      { slug: "later", salt: "s2", groups },
    ],
  });
});
