import { describe, expect, it } from "vitest";
import { createApi } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { type Failure, failureOf, isStatus, isUnknown } from "../../stores/writing/index.ts";
import { createHiddenContentApi } from "./hiddenContentApi.ts";

const { signal } = new AbortController();

const with_ = (status: number, requests: { method: string; body: unknown }[] = []) =>
  createHiddenContentApi(
    createApi({
      baseUrl: "http://localhost/backend",
      random: () => 0,
      fetch: async (input) => {
        const request = input as Request;
        requests.push({ method: request.method, body: await request.json() });
        const body =
          status < 300
            ? request.method === "POST"
              ? examples.hideContent.hidden
              : examples.showContent.shown
            : { code: "x", detail: "" };
        return Response.json(body, { status });
      },
    }),
  );

/** Kind of failure that a store makes of it. */
function kindOf(failure: Failure): string {
  if (isStatus(failure, 401)) return "signedOut";
  if (isStatus(failure, 409)) return "limit";
  return isUnknown(failure) ? "unknown" : "failed";
}

const refusalOf = async (status: number) =>
  kindOf(
    failureOf(
      await with_(status)
        .write("a1", "5989", true, signal)
        .catch((seen: unknown) => seen),
    ),
  );

describe("hiding over the API", () => {
  it("says which video, and on which shelf", async () => {
    const requests: { method: string; body: unknown }[] = [];
    const api = with_(200, requests);
    await expect(api.write("a1", "continue-watching", true, signal)).resolves.toBeUndefined();
    await expect(api.write("a1", "continue-watching", false, signal)).resolves.toBeUndefined();
    const body = { content_id: "a1", content_type: "video", source_type: "continue-watching" };
    expect(requests).toEqual([
      { method: "POST", body },
      { method: "DELETE", body },
    ]);
  });

  it("takes a 409 for the limit", async () => {
    expect(await refusalOf(409)).toBe("limit");
  });

  it.each([
    [401, "signedOut"],
    [403, "failed"],
    [404, "failed"],
    [500, "failed"],
  ])("tells a %i apart", async (status, kind) => {
    expect(await refusalOf(status)).toBe(kind);
  });
});
