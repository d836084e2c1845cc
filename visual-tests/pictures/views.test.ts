// @vitest-environment node
import { expect, it } from "vitest";
import { pictureName, storyOfPicture, viewsOf } from "./views.ts";

const told = (parameters: Parameters<typeof viewsOf>[0], isPage = false) => viewsOf(parameters, isPage).map(({ view, isAudited, isPictured }) => `${pictureName("a", view)}${isAudited ? " axe" : ""}${isPictured ? " picture" : ""}`);

it("takes a story's picture in each theme and at each width once, and a page's at more", () => {
  expect(told({})).toEqual(["a--light-1280 axe picture", "a--light-360 axe", "a--dark-1280 axe", "a--dark-360 picture"]);
  expect(told({}, true)).toEqual(["a--light-1920 picture", "a--light-1280 axe picture", "a--light-360 axe picture", "a--dark-1280 axe", "a--dark-768 picture", "a--dark-360 picture"]);
  expect(told({ a11y: { disable: true }, visual: { skip: "plays" } })).toEqual([]);
});

it("finds the story of a picture", () => {
  expect(storyOfPicture("cards-videocard--default--dark-360.webp")).toBe("cards-videocard--default");
});
