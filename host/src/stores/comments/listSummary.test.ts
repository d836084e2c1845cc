// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { FakeServer } from "./fakeServer.ts";
import { ListSummary } from "./listSummary.ts";
import { CommentRecords } from "./records.ts";
import type { CommentsPage } from "./types.ts";

const server = new FakeServer();
for (let made = 0; made < 3; made += 1) server.add("anna");

function setUp() {
  const records = new CommentRecords();
  const returned = vi.fn<(id: string) => void>();
  const summary = new ListSummary(records, returned);
  const page = (count: number, pinned: string | null = null) =>
    ({ comments_count: count, pinned_comment: pinned === null ? null : server.dto(pinned) }) as CommentsPage;
  const take = (count: number, pinned: string | null = null, requestedAt = records.ages.ask()) =>
    summary.take(page(count, pinned), requestedAt);
  const is = () => [summary.count, summary.pinnedId];
  return { records, summary, returned, take, is };
}

describe("the summary of a list", () => {
  it("is what the youngest question has brought", () => {
    const { records, take, is } = setUp();
    const before = records.ages.ask();
    take(7, "c1");
    expect(is()).toEqual([7, "c1"]);
    take(9, "c2", before);
    expect(is()).toEqual([7, "c1"]);
    take(-1);
    expect(is()).toEqual([0, null]);
  });

  it("knows the comment in the slot, and has each that was there back in the list", () => {
    const { records, returned, take } = setUp();
    take(3, "c1");
    expect([records.get("c1")?.id, returned.mock.calls]).toEqual(["c1", [["c1"]]]);
    take(3, "c2");
    expect(returned.mock.calls).toEqual([["c1"], ["c1"], ["c2"]]);
    take(3, "c2");
    expect(returned.mock.calls.slice(3)).toEqual([["c2"]]);
    take(3);
    expect(returned.mock.calls.slice(4)).toEqual([["c2"]]);
    take(3);
    expect(returned).toHaveBeenCalledTimes(5);
  });

  it("keeps its count while something is written that changes it, and after it from what was asked before", () => {
    const { records, summary, take, is } = setUp();
    take(7);
    const ends = [summary.beginCounting(), summary.beginCounting()];
    take(9, "c1");
    expect(is()).toEqual([7, "c1"]);
    const during = records.ages.ask();
    ends[0]?.(1);
    take(9);
    expect(summary.count).toBe(8);
    ends[1]?.(-2);
    take(9, null, during);
    expect(summary.count).toBe(6);
    take(9);
    expect(summary.count).toBe(9);
    summary.beginCounting()(-20);
    expect(summary.count).toBe(0);
  });

  it("keeps its slot while that is written, and after it from what was asked before", () => {
    const { records, summary, returned, take, is } = setUp();
    take(3, "c1");
    returned.mockClear();
    const end = summary.beginPinning("c2");
    expect(returned.mock.calls).toEqual([["c2"]]);
    take(4, "c3");
    expect(is()).toEqual([4, "c1"]);
    const during = records.ages.ask();
    end("c2");
    expect(is()).toEqual([4, "c2"]);
    take(4, "c3", during);
    expect(summary.pinnedId).toBe("c2");
    take(4, "c3");
    expect(summary.pinnedId).toBe("c3");
  });

  it("has its slot as it was where the writing failed, and empty where it was emptied", () => {
    const { summary, take } = setUp();
    take(3, "c1");
    summary.beginPinning("c2")(undefined);
    expect(summary.pinnedId).toBe("c1");
    const ends = [summary.beginPinning("c1"), summary.beginPinning("c1")];
    ends[0]?.(null);
    take(3, "c3");
    expect(summary.pinnedId).toBeNull();
    ends[1]?.(undefined);
    take(3, "c3");
    expect(summary.pinnedId).toBe("c3");
  });

  it("loses the comment in the slot with the comment, and no other one", () => {
    const { summary, take } = setUp();
    take(3, "c1");
    summary.unpinGone("c2");
    expect(summary.pinnedId).toBe("c1");
    summary.unpinGone("c1");
    expect(summary.pinnedId).toBeNull();
  });

  it("of another account begins anew: a writing of the last one that ends late touches nothing", () => {
    const { summary, take, is } = setUp();
    take(7, "c1");
    const [count, pin] = [summary.beginCounting(), summary.beginPinning("c2")];
    summary.clear();
    expect(is()).toEqual([0, null]);
    count(5);
    pin("c2");
    expect(is()).toEqual([0, null]);
    take(4, "c3");
    expect(is()).toEqual([4, "c3"]);
  });
});
