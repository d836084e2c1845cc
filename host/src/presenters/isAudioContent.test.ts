import { expect, it } from "vitest";
import { isAudioContent } from "./isAudioContent.ts";

it("is audio by its mark or by its origin", () => {
  expect(isAudioContent({ is_audio: true })).toBe(true);
  expect(isAudioContent({ is_audio: false, origin_type: "rtba" })).toBe(true);
  expect(isAudioContent({ origin_type: "rst" })).toBe(false);
  expect(isAudioContent({})).toBe(false);
});
