import { expect, it } from "vitest";
import { examples } from "./examples.gen.ts";
import { readResponse } from "./readResponse.ts";

const votes = examples.getVideoVotes.votes;

it("a response that came with the page is read as that of a call is", () => {
  expect(readResponse("getVideoVotes", structuredClone(votes))).toEqual(votes);
  expect(readResponse("getVideoVotes", { ...votes, likes_number: "9" })).toBeNull();
});

it("a part of it that was left out is told", () => {
  const dropped: string[] = [];
  const grid = {
    results: [
      { title: 5, url: "/a" },
      { title: "Кино", url: "/b" },
    ],
  };
  expect(readResponse("listLinks", grid, (where) => dropped.push(where))).toEqual({
    results: [{ title: "Кино", url: "/b" }],
  });
  expect(dropped).toEqual(["/results/0"]);
});

it("nothing is read for a call that has no body, or whose table has not come yet", () => {
  expect(readResponse("saveVideoProgress", {})).toBeNull();
  expect(readResponse("checkVpn", examples.checkVpn.yes)).toBeNull();
});
