// @vitest-environment node
import { expect, it } from "vitest";
import { pictureName, storyOfPicture, viewsOf, type Reach } from "./views.ts";

const told = (parameters: Parameters<typeof viewsOf>[0], ...rest: [isPage: boolean, reach?: Reach]) =>
  viewsOf(parameters, ...rest).map(
    ({ view, audit, isPictured }) =>
      `${pictureName("a", view)}${audit === undefined ? "" : ` ${audit}`}${isPictured ? " picture" : ""}`,
  );

it("takes a story's picture in each theme and at each width once, and asks for its colours in every pair", () => {
  expect(told({}, false)).toEqual([
    "a--light-1280 whole picture",
    "a--dark-1280 colours",
    "a--dark-360 whole picture",
    "a--light-360 colours",
  ]);
  expect(told({ a11y: { disable: true }, visual: { skip: "plays" } }, false)).toEqual([]);
  expect(told({ visual: { skip: "plays" } }, false)).toHaveLength(4);
});

it("takes a page's picture at more widths, of which two are not the gate's", () => {
  const gate = told({}, true);
  expect(gate).toEqual([
    "a--light-1280 whole picture",
    "a--dark-1280 colours",
    "a--dark-768 picture",
    "a--dark-360 whole picture",
    "a--light-360 colours",
  ]);
  const wide = told({}, true, "wide");
  expect(wide).toEqual(["a--light-1920 picture", "a--light-360 picture"]);
  expect(told({}, false, "wide")).toEqual([]);
  const pictures = (looks: string[]) =>
    looks.filter((look) => look.endsWith("picture")).map((look) => look.split(" ")[0]);
  expect(pictures(told({}, true, "all")).sort()).toEqual([...pictures(gate), ...pictures(wide)].sort());
});

it("finds the story of a picture", () => {
  expect(storyOfPicture("cards-videocard--default--dark-360.webp")).toBe("cards-videocard--default");
});
