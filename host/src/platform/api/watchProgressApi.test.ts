import { createApi } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { expect, it } from "vitest";
import { createWatchProgressApi } from "./watchProgressApi.ts";

it("asks for the positions of up to 300 videos, and keeps one for each", async () => {
  const requests: Request[] = [];
  const api = createApi({
    baseUrl: "http://localhost:3000/backend",
    fetch: async (input) => {
      const request = input as Request;
      requests.push(request.clone());
      return request.method === "GET"
        ? Response.json(examples.getVideoProgress.some)
        : new Response(null, { status: 204 });
    },
  });
  const { read, save, saveBefore } = createWatchProgressApi(api);
  expect(await read()).toEqual(examples.getVideoProgress.some);
  expect(new URL(requests[0]?.url ?? "").search).toBe("?limit=300&ct=video");
  await save("a", 30);
  expect(await requests[1]?.json()).toEqual({ video_id: "a", position: 30 });
  await saveBefore("a", 30, Date.UTC(2026, 10, 21, 9));
  expect(await requests[2]?.json()).toEqual({ video_id: "a", position: 30, watched_ts: "2026-11-21T09:00:00.000Z" });
});
