import { expect, it } from "vitest";
import { webPushTexts } from "../texts/webPush.ts";
import { presentSettings } from "./notificationSettings.ts";

it.each([
  ["allowed", undefined],
  ["askable", undefined],
  ["refused", webPushTexts.here.refused],
  ["impossible", webPushTexts.here.impossible],
] as const)("the switch of pushes in a browser where they are %s says beside it: %s", (pushes, text) => {
  const [ways] = presentSettings({ ways: { bell: true, push: true }, events: {}, pushes });
  expect(ways?.switches.map((one) => [one.code, one.isOn, one.text])).toEqual([
    ["bell", true, undefined],
    ["push", true, text],
  ]);
});
