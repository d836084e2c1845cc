// @vitest-environment node
import { expect, it } from "vitest";
import { gateLooks, pictureName, storyOfPicture, wideLooks, type Look } from "./views.ts";

const told = (looks: readonly Look[]) =>
  looks.map(
    ({ view, audit, isPictured }) =>
      `${pictureName("a", view)}${audit === undefined ? "" : ` ${audit}`}${isPictured ? " picture" : ""}`,
  );

it("takes a story's picture in each theme and at each width once, and asks for its colours in every pair", () => {
  expect(told(gateLooks({}, false))).toEqual([
    "a--light-1280 whole picture",
    "a--dark-1280 colours",
    "a--dark-360 whole picture",
    "a--light-360 colours",
  ]);
  expect(gateLooks({ a11y: { disable: true }, visual: { skip: "plays" } }, false)).toEqual([]);
  expect(gateLooks({ visual: { skip: "plays" } }, false)).toHaveLength(4);
  expect(told(gateLooks({ a11y: { disable: true } }, false))).toEqual(["a--light-1280 picture", "a--dark-360 picture"]);
});

it("takes a page's picture at more widths, of which two are not the gate's", () => {
  expect(told(gateLooks({}, true))).toEqual([
    "a--light-1280 whole picture",
    "a--dark-1280 colours",
    "a--dark-768 picture",
    "a--dark-360 whole picture",
    "a--light-360 colours",
  ]);
  expect(told(wideLooks({}, true))).toEqual(["a--light-360 picture", "a--light-1920 picture"]);
  expect(wideLooks({}, false)).toEqual([]);
});

it("finds the story of a picture", () => {
  expect(storyOfPicture("cards-videocard--default--dark-360.webp")).toBe("cards-videocard--default");
});
