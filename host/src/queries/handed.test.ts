import { describe, expect, it } from "vitest";
import { examples } from "@kadr/openapi/examples";
import { HandedAnswers } from "./handed.ts";

const block = (...entries: readonly object[]) => new HandedAnswers(JSON.stringify(entries));
const feed = { call: "getFeed", path: { slug: "home" }, query: { log: true }, answer: examples.getFeed.home };

describe("answers that came with the page", () => {
  it("are taken once, by what was asked", () => {
    const handed = block(feed);
    expect(handed.take("getFeed", { path: { slug: "kids" }, query: { log: true } })).toBeNull();
    expect(handed.take("getFeed", { path: { slug: "home" } })).toBeNull();
    expect(handed.take("getFeed", { query: { log: true }, path: { slug: "home" } })?.slug).toBe("home");
    expect(handed.take("getFeed", { path: { slug: "home" }, query: { log: true } })).toBeNull();
  });

  it("are found by the operation alone where the arguments are in the answer", () => {
    expect(block({ call: "getFeedResources", path: { ids: "1,2" }, query: {}, answer: examples.getFeedResources.home }).take("getFeedResources")?.resources.length).toBeGreaterThan(0);
  });

  it("of a wrong shape count as not there", () => {
    expect(block({ ...feed, answer: { slug: 5 } }).take("getFeed")).toBeNull();
  });

  it("leave one bad item out, keep the rest, and say where it stood", () => {
    const [first, ...others] = examples.listVideoRecommendations.first.results;
    const handed = block({ call: "listVideoRecommendations", path: { id: "a" }, query: {}, answer: { ...examples.listVideoRecommendations.first, results: [first, { title: 7 }, ...others] } });
    const told: string[] = [];
    handed.tell((operationId, where) => told.push(operationId + where));
    expect(handed.take("listVideoRecommendations")?.results.map(({ id }) => id)).toEqual([first, ...others].map((item) => item?.id));
    expect(told).toEqual(["listVideoRecommendations/results/1"]);
  });

  it("of somebody who left are forgotten", () => {
    const handed = block(feed);
    handed.forget();
    expect(handed.take("getFeed")).toBeNull();
  });

  it.each([null, undefined, "", "no json", "{}", "[1, null]"])("that cannot be read are none: %s", (text) => {
    expect(new HandedAnswers(text).take("getProfile")).toBeNull();
  });
});
