import { expect, it } from "vitest";
import { hiddenPartsOf } from "./settings.ts";

const none = {
  hide_likes_button: [],
  hide_dislikes_button: [],
  hide_likes_count: [],
  hide_dislikes_count: [],
  hide_comments: [],
  hide_chat: [],
};

it("hides what the product's lists name, and nothing when the settings did not load", () => {
  expect(
    hiddenPartsOf({ ...none, hide_dislikes_count: ["wdp"], hide_comments: ["tv", "wdp"], hide_chat: ["tv"] }),
  ).toEqual({
    likesButton: false,
    dislikesButton: false,
    likesCount: false,
    dislikesCount: true,
    comments: true,
    chat: false,
  });
  expect(Object.values(hiddenPartsOf(undefined))).not.toContain(true);
});
