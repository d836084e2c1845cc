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

it("has its groups and its switches in the order of the words, without those that nobody knows", () => {
  const shown = presentSettings({ ways: { push: true, email: false, pigeon: true }, events: { author: true } });
  expect(shown.map(({ id, title }) => [id, title])).toEqual([
    ["ways", "Куда присылать"],
    ["events", "О чём сообщать"],
  ]);
  expect(shown[0]?.switches).toEqual([
    { code: "email", label: "На почту", isOn: false, text: undefined },
    { code: "push", label: "Пуш-уведомления", isOn: true, text: undefined },
  ]);
  expect(presentSettings({ ways: {}, events: { author: true } }).map(({ id }) => id)).toEqual(["events"]);
});
