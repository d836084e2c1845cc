import { examples } from "@kadr/openapi/examples";
import type { Notification } from "@kadr/openapi/client";
import { describe, expect, it } from "vitest";
import { Ages } from "../writing/index.ts";
import { NotificationList } from "./NotificationList.ts";
import { sourceOf } from "./sourceOf.ts";

const [example] = Object.values(examples.listNotifications).flatMap(({ results }) => results) as [Notification];
const one = (n: number, wasRead = false): Notification => ({
  ...example,
  task_id: `${n}`,
  target_id: "x",
  was_read: wasRead,
});
const page = (numbers: readonly number[], next: string | null = null) => ({
  results: numbers.map((n) => one(n)),
  has_next: next !== null,
  next,
});
const idsOf = (numbers: readonly number[]) => numbers.map((n) => `${n}/x`);

function setUp() {
  const ages = new Ages();
  const list = new NotificationList(ages);
  return {
    ages,
    list,
    first: (...of: Parameters<typeof page>) => list.takeFirst(page(...of), ages.ask()),
    next: (...of: Parameters<typeof page>) => list.takeNext(page(...of), list.cursor ?? "", ages.ask()),
  };
}

describe("the list of notifications", () => {
  it("follows its pages to their end, none twice", () => {
    const { list, first, next } = setUp();
    first([5, 4], "a");
    expect(list.cursor).toBe("a");
    next([4, 3], "b");
    next([2, 1]);
    expect([list.ids, list.cursor]).toEqual([idsOf([5, 4, 3, 2, 1]), null]);
    expect(list.get("3/x")?.task_id).toBe("3");
  });

  it("keeps what was read on where the newest page still meets it, and the place from which it goes on", () => {
    const { list, first, next } = setUp();
    first([5, 4], "a");
    next([3, 2], "b");
    first([6, 5], "z");
    expect([list.ids, list.cursor]).toEqual([idsOf([6, 5, 4, 3, 2]), "b"]);
  });

  it("begins anew where the newest page meets nothing, or is all that there is", () => {
    const { list, first, next } = setUp();
    first([5, 4], "a");
    next([3, 2], "b");
    first([9, 8], "z");
    expect([list.ids, list.cursor]).toEqual([idsOf([9, 8]), "z"]);
    first([9]);
    expect([list.ids, list.cursor]).toEqual([idsOf([9]), null]);
    first([]);
    expect([list.ids, list.cursor]).toEqual([[], null]);
  });

  it("lets go a page that was asked for before a newer one, or behind another end", () => {
    const { ages, list, first } = setUp();
    const early = ages.ask();
    first([5, 4], "a");
    list.takeFirst(page([1]), early);
    list.takeNext(page([3]), "elsewhere", ages.ask());
    expect([list.ids, list.cursor]).toEqual([idsOf([5, 4]), "a"]);
  });

  it("knows what is read and gone: by itself, by the server's word, and with all others of then", () => {
    const { list, ages, first } = setUp();
    list.takeFirst({ ...page([], "a"), results: [one(3), one(2, true), one(1)] }, ages.ask());
    expect(idsOf([3, 2, 1]).map((id) => list.isRead(id))).toEqual([false, true, false]);
    list.markRead("1/x");
    list.markDeleted("2/x");
    expect([list.isRead("1/x"), list.isGone("2/x"), list.isGone("1/x"), list.ids]).toEqual([
      true,
      true,
      false,
      idsOf([3, 1]),
    ]);
    list.markAllRead();
    expect(list.isRead("3/x")).toBe(true);
    first([4, 3, 1], "a");
    expect([list.isRead("4/x"), list.isRead("unknown")]).toEqual([false, false]);
    list.markAllDeleted();
    expect([list.ids, list.cursor, list.isGone("4/x"), list.isGone("unknown")]).toEqual([[], null, true, false]);
    first([5]);
    expect(list.ids).toEqual(idsOf([5]));
  });

  it("has nothing of anybody once it is cleared", () => {
    const { list, ages, first } = setUp();
    first([2, 1], "a");
    list.markRead("2/x");
    list.markDeleted("1/x");
    list.markAllRead();
    list.clear();
    ages.clear();
    expect([list.ids, list.cursor, list.get("2/x")]).toEqual([[], null, undefined]);
    first([2, 1]);
    expect([list.ids, list.isRead("2/x"), list.isGone("1/x")]).toEqual([idsOf([2, 1]), false, false]);
  });
});

describe("the source of a notification", () => {
  it.each([
    ["author", "video", { model: "userchannel", id: "7" }],
    ["tv", "video", { model: "tv", id: "7" }],
    ["person", "video", { model: "person", id: "7" }],
    ["author", "news", null],
    ["nobody", "video", null],
  ] as const)("that came for %s and is a %s can be followed: %j", (reason, target, place) => {
    const notification = { ...example, user_reason: reason, user_reason_id: "7", target_type: target };
    expect(sourceOf(notification as unknown as Notification)).toEqual(place);
  });
});
