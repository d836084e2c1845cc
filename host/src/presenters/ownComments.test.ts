import { expect, it } from "vitest";
import { commentPlace } from "./ownComments.ts";

it("the place of a comment is in its video's address, beside what that says already", () => {
  expect(commentPlace("/video/1/", "a&b")).toBe("/video/1/?comment_id=a%26b");
  expect(commentPlace("/video/1/?t=5", "7")).toBe("/video/1/?t=5&comment_id=7");
});
