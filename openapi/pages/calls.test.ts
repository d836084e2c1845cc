import { expect, it } from "vitest";
import { videoPageQueryOf } from "./calls.ts";

it("sends the number of a page only when it is greater than 0", () => {
  expect(videoPageQueryOf("?playlist=7&p=2&season=1")).toEqual({ playlist: "7", p: 2, season: 1 });
  for (const p of ["0", "-1", "1.5", "x", ""]) expect(videoPageQueryOf(`?playlist=7&p=${p}`)).toEqual({ playlist: "7" });
});
