// @vitest-environment node
import { describe, expect, it } from "vitest";
import catalogue from "../../../../docs/product/events.json" with { type: "json" };
import { authSteps, authTriggers, measuredActions } from "./events.ts";
import { silentMeasure as measure } from "../testing.ts";
import type { OwnFields } from "./Measure.ts";

const idsOf = (kind: string): string[] => catalogue.filter((entry) => entry.kind === kind).map(({ id }) => id);

describe("the table of events", () => {
  it("is the catalogue's: no action, step or trigger point is missing, and none is invented", () => {
    expect(Object.keys(measuredActions)).toEqual(idsOf("action"));
    expect(authSteps.map((step) => `authStep.${step}`)).toEqual(idsOf("authStep"));
    expect(authTriggers.map((trigger) => `authTrigger.${trigger}`)).toEqual(idsOf("authTrigger"));
  });

  it("asks for the fields that the catalogue gives an event", () => {
    const withFields: Record<keyof OwnFields, true> = {
      "navigation.section": true,
      "notifications.bell": true,
      "search.text": true,
      "voice.submit": true,
      "search.results": true,
      "channel.tab": true,
      "channel.search.impressions": true,
      "channel.shelf.projects": true,
      "channel.toggleNotifications": true,
      "profile.tab": true,
      "profile.notificationSwitch": true,
      "purchase.pay": true,
      "purchase.success": true,
      "card.visibility": true,
      "block.visible": true,
      "shelf.recommendedScroll": true,
      "scroll.percent": true,
      "player.recommendationsMode": true,
    };
    // Actions with params there; debounces, throttles and counts of items are rules, and their events have items as fields.
    const documented = catalogue.filter((entry) => entry.kind === "action" && "params" in entry).map(({ id }) => id);
    expect(documented.filter((id) => !(id in withFields))).toEqual([]);
  });

  it("does not compile for an event that nobody knows, nor without its fields", () => {
    measure("theme.dark");
    measure("share.vk", { location: "share-dialog" });
    measure("notifications.bell", { count: 3 });
    // @ts-expect-error no such event
    measure("theme.purple");
    // @ts-expect-error no such step
    measure("authStep.telepathy");
    // @ts-expect-error its section is missing
    measure("navigation.section");
    // @ts-expect-error of the wrong kind
    measure("notifications.bell", { count: "many" });
    // @ts-expect-error a field that it has not
    measure("theme.dark", { shade: "deep" });
  });
});
