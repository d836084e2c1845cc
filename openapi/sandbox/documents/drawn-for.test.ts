// @vitest-environment node
import { expect, it } from "vitest";
import { parseDrawnFor } from "../../../host/src/platform/device/drawnFor.ts";
import { drawnFor } from "./drawn-for.ts";

const of = (headers: Record<string, string>) => drawnFor(headers, 61_000, null);

it("draws a first visit for the usual window and the zone of most, and a phone as a phone", () => {
  expect(of({})).toEqual({
    now: 60_000,
    width: 1440,
    theme: "light",
    timeZone: "Europe/Moscow",
    isAppOffered: false,
    userId: null,
  });
  expect(of({ "sec-ch-ua-mobile": "?1" }).width).toBe(412);
  expect(of({ "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148" }).width).toBe(412);
  expect(of({ "sec-ch-prefers-color-scheme": "dark" }).theme).toBe("dark");
});

it("draws what the host's cookie says of the device from then on", () => {
  expect(of({ cookie: "a=b; view=834.dark.Asia/Vladivostok", "sec-ch-ua-mobile": "?1" })).toMatchObject({
    width: 834,
    theme: "dark",
    timeZone: "Asia/Vladivostok",
  });
  expect(of({ cookie: "view=1024.light.America/Argentina/Buenos_Aires" }).timeZone).toBe(
    "America/Argentina/Buenos_Aires",
  );
});

it("keeps a place for the banner of the app on an Android phone, until that was closed", () => {
  const phone = {
    "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  };
  expect(of(phone).isAppOffered).toBe(true);
  expect(of({ ...phone, cookie: "a=b; app-banner=closed" }).isAppOffered).toBe(false);
  expect(of({ "user-agent": phone["user-agent"].replace("Mobile ", "") }).isAppOffered).toBe(false);
});

it("takes no word of a cookie that is not as the host writes it", () => {
  for (const view of ["0.dark.UTC", "99999999.dark.UTC", "800.pink.UTC", "800.dark.<script>", "800.dark"])
    expect(of({ cookie: `view=${view}` })).toMatchObject({ width: 1440, theme: "light", timeZone: "Europe/Moscow" });
  expect(of({ cookie: "view=800.dark.Mars/Olympus" })).toMatchObject({ width: 800, timeZone: "Europe/Moscow" });
});

it("is read by the host as it was written, and not at all when it is anything else", () => {
  const device = drawnFor({ cookie: "view=834.dark.UTC" }, 1000, "7");
  expect(parseDrawnFor(JSON.stringify(device))).toEqual(device);
  for (const text of [undefined, null, "", "null", "[]", "{", JSON.stringify({ ...device, width: "834" })])
    expect(parseDrawnFor(text)).toBeNull();
  expect(parseDrawnFor(JSON.stringify({ ...device, userId: 7 }))).toBeNull();
});
