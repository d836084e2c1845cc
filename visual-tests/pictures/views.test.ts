// @vitest-environment node
import { expect, it } from "vitest";
import { pictureName, storyOfPicture, viewsOf } from "./views.ts";

const told = (parameters: Parameters<typeof viewsOf>[0], isPage = false) =>
  viewsOf(parameters, isPage).map(
    ({ view, audit, isPictured }) =>
      `${pictureName("a", view)}${audit === undefined ? "" : ` ${audit}`}${isPictured ? " picture" : ""}`,
  );

it("takes a story's picture in each theme and at each width once, and a page's at more", () => {
  expect(told({})).toEqual([
    "a--light-1280 whole picture",
    "a--light-360 whole",
    "a--dark-1280 colours",
    "a--dark-360 picture",
  ]);
  expect(told({}, true)).toEqual([
    "a--light-1920 picture",
    "a--light-1280 whole picture",
    "a--light-360 whole picture",
    "a--dark-1280 colours",
    "a--dark-768 picture",
    "a--dark-360 picture",
  ]);
  expect(told({ a11y: { disable: true }, visual: { skip: "plays" } })).toEqual([]);
});

it("finds the story of a picture", () => {
  expect(storyOfPicture("cards-videocard--default--dark-360.webp")).toBe("cards-videocard--default");
});
