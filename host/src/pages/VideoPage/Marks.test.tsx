import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { examples } from "@kadr/openapi/examples";
import { videoTexts } from "../../texts/video.ts";
import { Marks } from "./Marks.tsx";

const { video } = examples.getVideoPage.video;
afterEach(cleanup);

describe("the marks of a video", () => {
  it("name a children's video: of one category up to the age of 12, of another up to 6, and of no other [VIDEO-PAGE-06]", () => {
    for (const [category, age, isChildren] of [
      ["deti", 6, true],
      ["deti", 12, true],
      ["deti", 16, false],
      ["malyshi", 0, true],
      ["malyshi", 6, true],
      ["malyshi", 12, false],
      ["nauka", 0, false],
    ] as const) {
      render(
        <Marks
          video={{
            ...video,
            category: { id: "7", name: category, category_url: `/feeds/${category}/` },
            pg_rating: { age },
          }}
        />,
      );
      expect(screen.queryByText(videoTexts.children) !== null, `${category} ${age}`).toBe(isChildren);
      expect(screen.getByText(`${age}+`)).toBeTruthy();
      cleanup();
    }
  });

  it("say of a video with a code of a product that it is a subscription's, of no other: rule.content.subscription [ANALYTICS-RECORD-09]", () => {
    for (const [codes, isOfSubscription] of [
      [["PREMIER_RUTUBE_YAPPY"], true],
      [["RUTUBE", "PREMIER_RUTUBE_YAPPY"], true],
      [[], false],
      [undefined, false],
    ] as const) {
      const { common_subscription_product_codes: _, ...plain } = video;
      render(<Marks video={{ ...plain, ...(codes && { common_subscription_product_codes: [...codes] }) }} />);
      expect(screen.queryByText(videoTexts.premium) !== null, String(codes)).toBe(isOfSubscription);
      cleanup();
    }
  });
});
