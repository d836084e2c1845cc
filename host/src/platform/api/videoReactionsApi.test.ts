import { describe, expect, it } from "vitest";
import { ApiError, type Api } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { createVideoReactionsApi } from "./videoReactionsApi.ts";

function apiThat(answer: unknown) {
  const calls: unknown[][] = [];
  const api = { call: async (...args: unknown[]) => { calls.push(args); if (answer instanceof Error) throw answer; return answer; } } as unknown as Api;
  return { calls, reactions: createVideoReactionsApi(api) };
}

describe("calls of a video's reactions", () => {
  it("set, read and remove each by a call of their own", async () => {
    const { calls, reactions } = apiThat({ ...examples.getVideoReaction.liked, ...examples.getVideoVotes.votes });
    const votes = { likes: 9411, dislikes: 201 };
    await reactions.write("v", "like");
    await reactions.write("v", null);
    expect(await reactions.read("v", true)).toEqual({ reaction: "like", votes });
    expect(await reactions.read("v", false)).toEqual({ reaction: null, votes });
    expect(calls.map(([operation]) => operation)).toEqual(["setVideoReaction", "removeVideoReaction", "getVideoReaction", "getVideoVotes"]);
  });

  it.each([
    [new ApiError("http", "x", { status: 401 }), "signedOut"], [new ApiError("http", "x", { status: 404 }), "gone"],
    [new ApiError("http", "x", { status: 429, retryAfter: 9 }), "tooMany"], [new ApiError("http", "x", { status: 500 }), "failed"],
    [new ApiError("offline", "x"), "unknown"], [new ApiError("timeout", "x"), "unknown"], [new ApiError("malformed", "x", { status: 200 }), "unknown"],
  ])("tell what is known after %s", async (error, kind) => {
    expect((await apiThat(error).reactions.write("v", "like")).kind).toBe(kind);
  });
});
