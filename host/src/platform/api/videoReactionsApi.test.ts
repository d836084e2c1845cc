import { describe, expect, it } from "vitest";
import { ApiError, type Api } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { type Failure, failureOf, isStatus, isUnknown } from "../../stores/writing/index.ts";
import { createVideoReactionsApi } from "./videoReactionsApi.ts";

const { signal } = new AbortController();

function apiThat(response: unknown) {
  const calls: unknown[][] = [];
  const api = {
    call: async (...args: unknown[]) => {
      calls.push(args);
      if (response instanceof Error) throw response;
      return response;
    },
  } as unknown as Api;
  return { calls, reactions: createVideoReactionsApi(api) };
}

/** Kind of failure that a store makes of it. */
function kindOf(failure: Failure): string {
  if (isStatus(failure, 401)) return "signedOut";
  if (isStatus(failure, 404, 410)) return "gone";
  if (isStatus(failure, 429)) return "tooMany";
  return isUnknown(failure) ? "unknown" : "failed";
}

describe("calls of a video's reactions", () => {
  it("set, read and remove each by a call of their own", async () => {
    const { calls, reactions } = apiThat({ ...examples.getVideoReaction.liked, ...examples.getVideoVotes.votes });
    const votes = { likes: 9411, dislikes: 201 };
    await reactions.write("v", "like", signal);
    await reactions.write("v", null, signal);
    expect(await reactions.read("v", true, signal)).toEqual({ reaction: "like", votes });
    expect(await reactions.read("v", false, signal)).toEqual({ reaction: null, votes });
    expect(calls.map(([operation]) => operation)).toEqual([
      "setVideoReaction",
      "removeVideoReaction",
      "getVideoReaction",
      "getVideoVotes",
    ]);
  });

  it.each([
    [new ApiError("http", "x", { status: 401 }), "signedOut"],
    [new ApiError("http", "x", { status: 404 }), "gone"],
    [new ApiError("http", "x", { status: 429, retryAfter: 9 }), "tooMany"],
    [new ApiError("http", "x", { status: 500 }), "failed"],
    [new ApiError("offline", "x"), "unknown"],
    [new ApiError("timeout", "x"), "unknown"],
    [new ApiError("malformed", "x", { status: 200 }), "unknown"],
  ])("tell what is known after %s", async (error, kind) => {
    expect(
      kindOf(
        failureOf(
          await apiThat(error)
            .reactions.write("v", "like", signal)
            .catch((seen: unknown) => seen),
        ),
      ),
    ).toBe(kind);
  });
});
