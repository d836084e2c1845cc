import { expect, it } from "vitest";
import { channelPath, searchPath, videoPath } from "./addresses.ts";
import { frameOn, ownHref, ownOriginHref } from "./ownHref.ts";

it("takes paths of our own as they are, and leads home for what a parameter has made another address", () => {
  for (const path of ["/", "/video/1/?t=5#c", "/channel/%2F%2Fevil.test/"]) expect(ownHref(path)).toBe(path);
  for (const path of [
    "//evil.test/",
    "/..//evil.test/",
    "/\\evil.test",
    "https://evil.test/",
    "javascript:alert(1)",
    "video/1/",
    "/a\u0000b",
    "",
  ])
    expect(ownHref(path)).toBe("/");
});

it("is what the routes build, whatever the id is", () => {
  for (const id of ["1", "//evil.test", "javascript:alert(1)", "..", "\u202E"]) {
    for (const path of [videoPath(id), channelPath(id), searchPath(id)])
      expect(new URL(path, "http://own.test").origin).toBe("http://own.test");
  }
});

it("leads to the studio of the configuration, and nowhere where that is none", () => {
  expect(ownOriginHref("http://studio.kadr.localhost:4300", "/video-editor/1/")).toBe(
    "http://studio.kadr.localhost:4300/video-editor/1/",
  );
  expect(ownOriginHref("javascript:alert(1)//", "/video-editor/1/")).toBeUndefined();
  expect(ownOriginHref("", "/video-editor/1/")).toBe("/video-editor/1/");
});

it("frames pages of the origin that the configuration says", () => {
  expect(frameOn("http://auth.kadr.localhost:4300", "http://auth.kadr.localhost:4300/login/?a=1")).toBe(
    "http://auth.kadr.localhost:4300/login/?a=1",
  );
  expect(frameOn("https://auth.kadr.example", "https://auth.kadr.example/login/")).toBe(
    "https://auth.kadr.example/login/",
  );
  for (const address of ["http://evil.test/", "blob:http://auth.kadr.localhost:4300/1", "javascript:alert(1)"])
    expect(frameOn("http://auth.kadr.localhost:4300", address)).toBeUndefined();
});
