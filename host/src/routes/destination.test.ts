import { expect, it } from "vitest";
import { destinationOf } from "@kadr/openapi/pages";
import { safeUrl } from "../links/safeUrl.ts";
import { redirectOf } from "./destination.ts";

const table: Record<string, string> = {
  "/old/": "/feeds/new/",
  "/away": "https://partner.example/page",
  "/stranger/": "https://stranger.example/page",
  "/evil/": "javascript:alert(1)",
};
const policy = { origin: "http://kadr.localhost:4300", partners: ["partner.example"] };
const targetOf = (spelling: string) => table[spelling];
const go = (path: string) => redirectOf(safeUrl(destinationOf(path, "", targetOf), policy));

it("replaces the history entry for a target of the same origin", () => {
  expect(go("/old/")).toEqual({ kind: "replace", path: "/feeds/new/" });
});

it("takes the whole window to a target of another origin", () => {
  expect(go("/away")).toEqual({ kind: "leave", href: "https://partner.example/page" });
});

it("rewrites before it redirects, and goes nowhere for a target that no link may have", () => {
  expect(go("/video/person/7/")).toEqual({ kind: "replace", path: "/channel/7/" });
  expect(go("/evil/")).toEqual({ kind: "notFound" });
});

it("asks before it goes to an origin that is no partner", () => {
  expect(go("/stranger/")).toEqual({ kind: "ask", href: "https://stranger.example/page", host: "stranger.example" });
});
