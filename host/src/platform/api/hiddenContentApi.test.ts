import { describe, expect, it } from "vitest";
import { createApi } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { createHiddenContentApi } from "./hiddenContentApi.ts";

const with_ = (status: number, asked: { method: string; body: unknown }[] = []) =>
  createHiddenContentApi(createApi({
    baseUrl: "http://localhost/backend",
    random: () => 0,
    fetch: async (input) => {
      const request = input as Request;
      asked.push({ method: request.method, body: await request.json() });
      const body = status < 300 ? request.method === "POST" ? examples.hideContent.hidden : examples.showContent.shown : { code: "x", detail: "" };
      return Response.json(body, { status });
    },
  }));

describe("hiding over the API", () => {
  it("says which video, and on which shelf", async () => {
    const asked: { method: string; body: unknown }[] = [];
    const api = with_(200, asked);
    expect(await api.write("a1", "continue-watching", true)).toEqual({ kind: "done" });
    expect(await api.write("a1", "continue-watching", false)).toEqual({ kind: "done" });
    const body = { content_id: "a1", content_type: "video", source_type: "continue-watching" };
    expect(asked).toEqual([{ method: "POST", body }, { method: "DELETE", body }]);
  });

  it("takes a 409 for the limit", async () => {
    expect(await with_(409).write("a1", "5989", true)).toEqual({ kind: "limit" });
  });

  it.each([[401, "signedOut"], [403, "failed"], [404, "failed"], [500, "failed"]])("tells a %i apart", async (status, kind) => {
    expect(await with_(status).write("a1", "5989", true)).toMatchObject({ kind });
  });
});
