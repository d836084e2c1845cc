import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createApi } from "@kadr/openapi/client";
import { guideAddress } from "@kadr/openapi/pages";
import { examples } from "@kadr/openapi/examples";
import { guideQuery, isOnAirQuery } from "./tv.ts";

function setUp() {
  const params: URL[] = [];
  const server: typeof fetch = async (input) => {
    params.push(new URL((input as Request).url));
    return Response.json(examples.listBroadcasts.history);
  };
  const queries = () => params.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)]);
  return { api: createApi({ baseUrl: "http://localhost:3000/backend", fetch: server }), queries };
}
const path = "/backend/api/v2/video/stream/tvbroadcastinfo";

it("the guide asks for a day by category, tvprogramm, programmDate, page and per_page, a stream's page by video_id [TV-GUIDE-03]", async () => {
  const { api, queries } = setUp();
  const client = new QueryClient();
  await client.fetchQuery(guideQuery(api, guideAddress("?date=24.11.2026&category=istoriya&page=2"), undefined));
  const onAir = isOnAirQuery(api, "v1");
  await client.fetchQuery({ ...onAir, staleTime: 0 });
  expect(queries()).toEqual([
    [path, { tvprogramm: "true", programmDate: "2026-11-24", category: "istoriya", page: "2", per_page: "10" }],
    [path, { video_id: "v1", per_page: "1" }],
  ]);
});

it("who looks at a stream hears within half a minute whether it is still on", async () => {
  vi.useFakeTimers();
  try {
    const { api, queries } = setUp();
    const stop = new QueryObserver(new QueryClient(), isOnAirQuery(api, "v1")).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(queries()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queries()).toEqual([[path, { video_id: "v1", per_page: "1" }]]);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
