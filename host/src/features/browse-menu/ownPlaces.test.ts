import { expect, it } from "vitest";
import { mySectionPath } from "../../links/addresses.ts";
import { ownPlace } from "./ownPlaces.ts";

it.each([
  ["history", "my.history", "authTrigger.history"],
  ["future", "my.watchLater", "authTrigger.my-menu"],
  ["liked", "my.liked", "authTrigger.my-menu"],
  ["comments", "my.comments", "authTrigger.my-menu"],
  ["subscriptions", "my.subscriptions", "authTrigger.my-menu"],
  ["shorts", "my.shortsFolders", "authTrigger.my-menu"],
  ["playlists", undefined, "authTrigger.playlist"],
] as const)("%s of one's own area is told of as %s, and asks a guest to sign in as %s", (section, event, trigger) => {
  const place = ownPlace(mySectionPath(section));
  expect([place?.event, `authTrigger.${place?.trigger}`]).toEqual([event, trigger]);
});

it("any other address of the area asks a guest to sign in, and an address elsewhere is no place of it", () => {
  expect(ownPlace("/my/videos/")).toEqual({ trigger: "my-menu" });
  expect(ownPlace("/feeds/kino/")).toBeUndefined();
});
