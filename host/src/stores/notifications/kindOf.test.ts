// @vitest-environment node
import type { Notification } from "@kadr/openapi/client";
import { expect, it } from "vitest";
import { kindOf } from "./kindOf.ts";

it.each([
  ["news", "subscription", "news"],
  ["video", "subscription", "subscription"],
  ["comment", "like", "like"],
])("a notification about %s for the reason %s comes by the switch %s", (target, reason, kind) => {
  expect(kindOf({ target_type: target, user_reason: reason } as unknown as Notification)).toBe(kind);
});
