import { describe, expect, it, vi } from "vitest";
import type { Api } from "@kadr/openapi/client";
import { ResourceBatcher } from "./feed.ts";

function fakeApi(failOn?: string) {
  const call = vi.fn(async (_operation: string, args: { path: { ids: string } }) => {
    const ids = args.path.ids.split(",");
    if (failOn !== undefined && ids.includes(failOn)) throw new Error("503");
    return { resources: ids.filter((id) => id !== "gone").map((id) => ({ id, items: [{ id: `${id}-card` }] })), resourcesPagination: {} };
  });
  return { call, api: { call } as unknown as Api };
}

describe("resources of a feed", () => {
  it("travel five at a time [FEED-LOAD-03]", async () => {
    const { api, call } = fakeApi();
    const batcher = new ResourceBatcher(api);
    const pages = await Promise.all(["1", "2", "3", "4", "5", "6", "7"].map((id) => batcher.load(id)));
    expect(call.mock.calls.map(([, args]) => args.path.ids)).toEqual(["1,2,3,4,5", "6,7"]);
    expect(pages.map((page) => page.items[0]?.id)).toEqual(["1-card", "2-card", "3-card", "4-card", "5-card", "6-card", "7-card"]);
  });

  it("have a status of their own: one batch that fails leaves the other alone [FEED-LOAD-02]", async () => {
    const batcher = new ResourceBatcher(fakeApi("2").api);
    const settled = await Promise.allSettled(["1", "2", "3", "4", "5", "6"].map((id) => batcher.load(id)));
    expect(settled.map((one) => one.status)).toEqual(["rejected", "rejected", "rejected", "rejected", "rejected", "fulfilled"]);
  });

  it("are empty when the server left them out", async () => {
    const batcher = new ResourceBatcher(fakeApi().api);
    const [there, gone] = await Promise.all([batcher.load("1"), batcher.load("gone")]);
    expect(there.items).toHaveLength(1);
    expect(gone).toEqual({ shelf: null, items: [], pagination: null });
  });
});
