import { expect, it } from "vitest";
import { matchRoute } from "./pageTable.ts";

it.each([
  ["/", "home"],
  ["/video/private/7", "videoPrivate"],
  ["/video/7/", "video"],
  ["/video/7", "video"],
  ["/audio/7", "audio"],
  ["/live/video/7/", "liveVideo"],
  ["/live/anything/", "live"],
  ["/shorts/7/", "shorts"],
  ["/feeds/", "feed"],
  ["/feeds/kids/", "feed"],
  ["/feeds/kids/cartoons/", "feedTab"],
  ["/feed/kids", "feedSingle"],
  ["/channel/7/videos/page-2/", "channel"],
  ["/my/", "my"],
  ["/my/future/favorite/", "my"],
  ["/my/comments/", "my"],
  ["/profile/notification", "notificationSettings"],
  ["/search/", "search"],
  ["/info/agreement/", "info"],
  ["/video/person/7/", "channelLegacy"],
  ["/plst/7/", "playlist"],
  ["/person/7", "person"],
  ["/metainfo/tv/7", "tvShow"],
  ["/tvprogram", "tvProgram"],
])("finds %s in the table", (path, name) => {
  expect(matchRoute(path).name).toBe(name);
});

it.each([
  "/nowhere/",
  "/video/",
  "/video/7/8/9/10/",
  "/constructor",
  "/__proto__",
  "/my/nowhere/",
  "/my/future/nowhere/",
  "/info/",
  "/info/nowhere/",
  "/info/agreement/nowhere/",
  "/profile/nowhere",
  "/profile/info/",
  "/my//future/",
])("sends %s to the 404 page", (path) => {
  expect(matchRoute(path).name).toBe("notFound");
});

it.each([
  [
    "my",
    [
      "/my/",
      "/my/future/",
      "/my/subscriptions/",
      "/my/history",
      "/my/liked/",
      "/my/playlists/",
      "/my/future/favorite/",
      "/my/comments/",
    ],
  ],
  ["info", ["/info/agreement/", "/info/about", "/info/application/"]],
  ["profile", ["/profile/", "/profile/info/edit/", "/profile/payments/"]],
])("keeps the sections of %s", (name, paths) => {
  for (const path of paths) expect([path, matchRoute(path).name]).toEqual([path, name]);
});
