import { describe, expect, it } from "vitest";
import { examples } from "@kadr/openapi/examples";
import { PrefetchedResponses } from "./prefetched.ts";

const block = (...entries: readonly object[]) => new PrefetchedResponses(JSON.stringify(entries));
const feed = { call: "getFeed", path: { slug: "home" }, query: { log: true }, response: examples.getFeed.home };

describe("answers that came with the page", () => {
  it("are taken once, by what was asked", () => {
    const prefetched = block(feed);
    expect(prefetched.take("getFeed", { path: { slug: "kids" }, query: { log: true } })).toBeNull();
    expect(prefetched.take("getFeed", { path: { slug: "home" } })).toBeNull();
    expect([prefetched.has("getFeed"), prefetched.has("getProfile")]).toEqual([true, false]);
    expect(prefetched.take("getFeed", { query: { log: true }, path: { slug: "home" } })?.slug).toBe("home");
    expect(prefetched.take("getFeed", { path: { slug: "home" }, query: { log: true } })).toBeNull();
    expect(prefetched.has("getFeed")).toBe(false);
  });

  it("are found by the operation alone where the arguments are in the response", () => {
    expect(
      block({
        call: "getFeedResources",
        path: { ids: "1,2" },
        query: {},
        response: examples.getFeedResources.home,
      }).take("getFeedResources")?.resources.length,
    ).toBeGreaterThan(0);
  });

  it("of a wrong shape count as not there", () => {
    expect(block({ ...feed, response: { slug: 5 } }).take("getFeed")).toBeNull();
  });

  it("leave one bad item out, keep the rest, and say where it stood", () => {
    const [first, ...others] = examples.listVideoRecommendations.first.results;
    const prefetched = block({
      call: "listVideoRecommendations",
      path: { id: "a" },
      query: {},
      response: { ...examples.listVideoRecommendations.first, results: [first, { title: 7 }, ...others] },
    });
    const reported: string[] = [];
    prefetched.reportTo((operationId, where) => reported.push(operationId + where));
    expect(prefetched.take("listVideoRecommendations")?.results.map(({ id }) => id)).toEqual(
      [first, ...others].map((item) => item?.id),
    );
    expect(reported).toEqual(["listVideoRecommendations/results/1"]);
  });

  it("of somebody who left are forgotten", () => {
    const prefetched = block(feed);
    prefetched.forget();
    expect(prefetched.take("getFeed")).toBeNull();
  });

  it.each([null, undefined, "", "no json", "{}", "[1, null]"])("that cannot be read are none: %s", (text) => {
    expect(new PrefetchedResponses(text).take("getProfile")).toBeNull();
  });
});
