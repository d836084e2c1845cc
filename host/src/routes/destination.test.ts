import { expect, it } from "vitest";
import { safeUrl } from "../platform/links/safeUrl.ts";
import { destinationOf, passageOf } from "./destination.ts";

const table = { "/old/": "/feeds/new/", "/away": "https://partner.example/page", "/evil/": "javascript:alert(1)" };
const policy = { origin: "http://kadr.localhost:4300", partners: ["partner.example"] };
const go = (path: string, search = "") => passageOf(safeUrl(destinationOf(path, search, table) ?? path, policy), path + search);

it("takes paths and targets from the server's table [ROUTE-TABLE-03]", () => {
  expect(destinationOf("/old/", "", table)).toBe("/feeds/new/");
  expect(destinationOf("/old", "", table)).toBe("/feeds/new/");
  expect(destinationOf("/constructor", "", table)).toBeNull();
  expect(destinationOf("/old/", "", undefined)).toBeNull();
});

it("replaces the history entry for a target of the same origin [ROUTE-TABLE-04]", () => {
  expect(go("/old/")).toEqual({ kind: "replace", path: "/feeds/new/" });
});

it("takes the whole window to a target of another origin [ROUTE-TABLE-05]", () => {
  expect(go("/away")).toEqual({ kind: "leave", href: "https://partner.example/page" });
});

it("rewrites before it redirects, and goes nowhere for a target that no link may have [ROUTE-ADDRESS-10]", () => {
  expect(go("/video/person/7/")).toEqual({ kind: "replace", path: "/channel/7/" });
  expect(go("/evil/")).toEqual({ kind: "stay" });
  expect(go("/")).toEqual({ kind: "stay" });
});
