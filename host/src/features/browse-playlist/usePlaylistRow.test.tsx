import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { Api } from "@kadr/openapi/client";
import { neighboursOf } from "../../presenters/video.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { usePlaylistRow } from "./usePlaylistRow.ts";

const perPage = 20;
/** Of 250 videos, by pages as the server gives them; page 5 fails as often as it is told to. */
function setUp() {
  const ids = Array.from({ length: 250 }, (_, index) => `v${index + 1}`);
  const requests: string[] = [];
  const failures = { left: 0 };
  const pageOf = (page: number) => ({
    items: ids.slice((page - 1) * perPage, page * perPage).map((id) => ({ id, card_type: "video" })),
    has_next: page * perPage < ids.length,
    next: page * perPage < ids.length ? `page=${page + 1}` : null,
    previous: page > 1 ? `page=${page - 1}` : null,
    page,
    per_page: perPage,
  });
  const api = {
    call: async (_id: string, { query }: { query: { around: string; shuffle?: number } }) => {
      requests.push(`around ${query.around}${query.shuffle === undefined ? "" : ` by ${query.shuffle}`}`);
      return pageOf(Math.floor(ids.indexOf(query.around) / perPage) + 1);
    },
    followLink: async (_id: string, link: string) => {
      requests.push(link);
      if (link === "page=5" && (failures.left -= 1) >= 0) throw new Error("offline");
      return pageOf(Number(link.slice(5)));
    },
  };
  const host = makeHost({ api: api as unknown as Api });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <HostProvider value={host}>{children}</HostProvider>
    </QueryClientProvider>
  );
  const open = (videoId: string, seed: number | null = null) =>
    renderHook(({ id }: { id: string }) => usePlaylistRow("77", seed, id), {
      wrapper,
      initialProps: { id: videoId },
    });
  return { open, requests, failures };
}
type Opened = ReturnType<ReturnType<typeof setUp>["open"]>;
const neighbours = ({ result }: Opened, id: string) => {
  const found = neighboursOf(result.current?.items ?? [], id);
  return [found?.previous?.id, found?.next?.id];
};

it("begins at the page of the video, however far it stands, and tells its place in the whole", async () => {
  const { open, requests } = setUp();
  const opened = open("v230");
  await waitFor(() => expect(opened.result.current).toBeDefined());
  const row = opened.result.current!;
  expect([row.from, row.items[0]?.id, row.items.length]).toEqual([220, "v221", 20]);
  expect(neighbours(opened, "v230")).toEqual(["v229", "v231"]);
  expect(requests).toEqual(["around v230"]);
});

it("goes on both ways by a press, one page at a time, until its ends", async () => {
  const { open } = setUp();
  const opened = open("v230");
  await waitFor(() => expect(opened.result.current).toBeDefined());
  act(() => {
    opened.result.current!.before!.onPress();
    opened.result.current!.after!.onPress();
  });
  await waitFor(() => expect(opened.result.current!.from).toBe(200));
  expect(opened.result.current!.after).toBeDefined();
  act(() => opened.result.current!.after!.onPress());
  await waitFor(() => expect(opened.result.current!.after).toBeUndefined());
  expect(opened.result.current!.items.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `v${index + 201}`),
  );
});

it("has the neighbour across the border of a page, and keeps its place as the next video plays", async () => {
  const { open, requests } = setUp();
  const opened = open("v39");
  await waitFor(() => expect(neighbours(opened, "v39")).toEqual(["v38", "v40"]));
  opened.rerender({ id: "v40" });
  await waitFor(() => expect(neighbours(opened, "v40")).toEqual(["v39", "v41"]));
  opened.rerender({ id: "v41" });
  expect(neighbours(opened, "v41")).toEqual(["v40", "v42"]);
  expect(requests).toEqual(["around v39", "page=3"]);
  // the page of a video is another one: what is here goes on with it
  opened.unmount();
  expect(neighbours(open("v42"), "v42")).toEqual(["v41", "v43"]);
  expect(requests).toHaveLength(2);
});

it("has the neighbour before the first of a page", async () => {
  const { open } = setUp();
  const opened = open("v41");
  await waitFor(() => expect(neighbours(opened, "v41")).toEqual(["v40", "v42"]));
  expect(opened.result.current!.from).toBe(20);
});

it("says where a page did not come, asks no more by itself, and does at a press", async () => {
  const { open, requests, failures } = setUp();
  failures.left = 1;
  const opened = open("v80");
  await waitFor(() => expect(opened.result.current?.after?.phase).toBe("failed"));
  expect(requests).toEqual(["around v80", "page=5"]);
  act(() => opened.result.current!.after!.onPress());
  await waitFor(() => expect(neighbours(opened, "v80")).toEqual(["v79", "v81"]));
});

it("asks for another order by its seed, and keeps the two apart", async () => {
  const { open, requests } = setUp();
  await waitFor(() => expect(open("v5", 7).result.current).toBeDefined());
  await waitFor(() => expect(open("v5").result.current).toBeDefined());
  expect(new Set(requests)).toEqual(new Set(["around v5 by 7", "around v5"]));
});

it("begins anew at a video that is not in what is here, and asks for nothing without a playlist", async () => {
  const { open, requests } = setUp();
  const opened = open("v5");
  await waitFor(() => expect(opened.result.current).toBeDefined());
  opened.rerender({ id: "v205" });
  await waitFor(() => expect(opened.result.current?.from).toBe(200));
  expect(requests).toEqual(["around v5", "around v205"]);
  const call = vi.fn();
  const host = makeHost({ api: { call } });
  renderHook(() => usePlaylistRow(null, null, "v1"), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <HostProvider value={host}>{children}</HostProvider>
      </QueryClientProvider>
    ),
  });
  expect(call).not.toHaveBeenCalled();
});
