import { describe, expect, expectTypeOf, it } from "vitest";
import type { Api } from "./createApi.ts";
import { cardKinds } from "./models.gen.ts";
import type { Card, CardKind, Comment, CommentsPage } from "./models.gen.ts";
import type { ResponseBody } from "./types.ts";

// Never run: the compiler is the test.
export function misuse(api: Api): void {
  // @ts-expect-error -- the path is missing
  void api.call("getFeed");
  // @ts-expect-error -- comment_id is required
  void api.call("getFocusedComment", { path: { videoId: "v" } });
  // @ts-expect-error -- an unknown sort
  void api.call("listComments", { path: { videoId: "v" }, query: { sort_by: "oldest" } });
  // @ts-expect-error -- the text is missing
  void api.call("createComment", { path: { videoId: "v" }, body: {} });
  // @ts-expect-error -- a picture goes in a form
  void api.call("uploadAvatar", { body: { avatar: "picture" } });
  // @ts-expect-error -- no such operation
  void api.call("getEverything");
  void api.call("getProfile");
  void api.call("getVideoProgress", {});
}

describe("the types of calls", () => {
  it("come from the spec", () => {
    expectTypeOf<ResponseBody<"listComments">>().toEqualTypeOf<CommentsPage>();
    expectTypeOf<ResponseBody<"createComment">>().toEqualTypeOf<Comment>();
    expectTypeOf<ResponseBody<"logout">>().toEqualTypeOf<undefined>();
  });

  it("keep an open set open and its known values known", () => {
    expectTypeOf<"video">().toExtend<Card["card_type"]>();
    expectTypeOf<"from-next-year">().toExtend<Card["card_type"]>();
    expectTypeOf<"from-next-year">().not.toExtend<CardKind>();
    expect(new Set(cardKinds).size).toBe(cardKinds.length);
    expectTypeOf<(typeof cardKinds)[number]>().toEqualTypeOf<CardKind>();
  });
});
