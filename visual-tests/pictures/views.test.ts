// @vitest-environment node
import { expect, it } from "vitest";
import { gateLooks, hasPicture, pictureName, sizeOf, storyOfPicture, wideLooks, windowOf, type Look } from "./views.ts";

const summaries = (looks: readonly Look[]) =>
  looks.map(({ view, audit, layout, isPictured }) =>
    [pictureName("a", view), audit, layout, isPictured && "picture"].filter(Boolean).join(" "),
  );

it("takes a story's picture in each theme and at each width once, asks for its colours in every pair, and for its layout at the narrowest", () => {
  expect(summaries(gateLooks("a--default", {}))).toEqual([
    "a--light-1280 whole drawn picture",
    "a--dark-1280 colours",
    "a--dark-360 whole drawn picture",
    "a--light-360 colours",
    "a--light-320 changed",
  ]);
  expect(summaries(gateLooks("a--default", { a11y: { disable: true }, visual: { skip: "plays" } }))).toEqual([
    "a--light-1280 drawn",
    "a--dark-360 drawn",
    "a--light-320 changed",
  ]);
  expect(summaries(gateLooks("a--default", { visual: { skip: "plays" } }))).not.toContain("picture");
});

it("takes one picture of a state of a part, some in light and wide, some in dark and narrow", () => {
  const pictured = (id: string) => summaries(gateLooks(id, {})).filter((look) => look.endsWith("picture"));
  expect(pictured("cards-videocard--hidden")).toEqual(["a--dark-360 whole drawn picture"]);
  expect(pictured("cards-videocard--pending")).toEqual(["a--light-1280 whole drawn picture"]);
  expect(pictured("pages-feedpage--empty")).toHaveLength(2);
  for (const id of ["cards-videocard--hidden", "cards-videocard--pending"])
    expect(hasPicture(id, { theme: "light" })).not.toBe(hasPicture(id, { theme: "dark" }));
});

it("looks at a page also as the other devices show it, which is not the gate's", () => {
  expect(summaries(wideLooks({}, true))).toEqual([
    "a--light-360 picture",
    "a--dark-768 drawn picture",
    "a--light-1920 drawn picture",
    "a--light-740 changed",
    "a--light-1440 changed",
    "a--light-3840 drawn",
  ]);
  expect(wideLooks({}, false)).toEqual([]);
});

it("looks at a story of one window in that window alone", () => {
  const window = { width: 740, height: 360 };
  expect(windowOf({ window })).toEqual(window);
  expect(windowOf({})).toEqual({ width: 1280, height: 720 });
  expect(summaries(gateLooks("a--default", { window }))).toEqual([
    "a--light-740 whole drawn picture",
    "a--dark-740 colours",
  ]);
  expect(gateLooks("a--default", { window }).map(({ view }) => sizeOf(view))).toEqual([window, window]);
  expect(wideLooks({ window }, true)).toEqual([]);
  expect(summaries(gateLooks("a--default", { window: { ...window, theme: "dark" } }))).toEqual([
    "a--dark-740 whole drawn picture",
    "a--light-740 colours",
  ]);
});

it("finds the story of a picture", () => {
  expect(storyOfPicture("cards-videocard--default--dark-360.webp")).toBe("cards-videocard--default");
});
