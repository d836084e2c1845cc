import { expect, it } from "vitest";
import { mySectionPath } from "../../links/addresses.ts";
import { ownPlace } from "./ownPlaces.ts";

it.each([
  ["history", "my.history", "history"],
  ["future", "my.watchLater", "my-menu"],
  ["liked", "my.liked", "my-menu"],
  ["comments", "my.comments", "my-menu"],
  ["subscriptions", "my.subscriptions", "my-menu"],
  ["shorts", "my.shortsFolders", "my-menu"],
  ["playlists", undefined, "playlist"],
] as const)("%s of one's own area is told of as %s, and asks a guest to sign in as %s", (section, event, trigger) => {
  expect(ownPlace(mySectionPath(section))).toEqual({ ...(event && { event }), trigger });
});

it("any other address of the area asks a guest to sign in, and an address elsewhere is no place of it", () => {
  expect(ownPlace("/my/videos/")).toEqual({ trigger: "my-menu" });
  expect(ownPlace("/feeds/kino/")).toBeUndefined();
});
