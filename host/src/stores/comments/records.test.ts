// @vitest-environment node
import type { Comment } from "@kadr/openapi/client";
import { reaction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { CommentRecords, toCount } from "./records.ts";
import { FakeServer } from "./fakeServer.ts";

const server = new FakeServer();
const [rootId, replyId] = [server.add("anna"), server.add("boris", { parentId: "c1" })];
const comment = (id: string, changes: Partial<Comment> = {}): Comment => ({ ...server.dto(id), ...changes });

describe("the records of comments", () => {
  it("take in what is news, and keep whose it is and what it belongs to", () => {
    const records = new CommentRecords();
    expect(records.merge([comment(rootId), comment(replyId)], records.ages.ask())).toEqual([rootId, replyId]);
    expect([records.origin(rootId), records.origin(replyId), records.origin("c404")]).toEqual([
      { authorId: "anna", parentId: null },
      { authorId: "boris", parentId: rootId },
      undefined,
    ]);
    expect([...records.known()]).toEqual([rootId, replyId]);
  });

  it("keep what they know where a response was asked for before it, and name it all the same", () => {
    const records = new CommentRecords();
    const before = records.ages.ask();
    records.merge([comment(rootId, { text: "новый" })], records.ages.ask());
    expect(records.merge([comment(rootId, { text: "старый" })], before)).toEqual([rootId]);
    expect(records.get(rootId)?.text).toBe("новый");
  });

  it("say whether the response about one comment was news", () => {
    const records = new CommentRecords();
    expect(records.learn(comment(rootId), records.ages.ask())).toBe(true);
    const requestedAt = records.ages.ask();
    records.confirm(rootId, { likes_number: 7 });
    expect([records.learn(comment(rootId), requestedAt), records.get(rootId)?.likes_number]).toEqual([false, 7]);
    expect(records.learn(comment(rootId), records.ages.ask())).toBe(true);
  });

  it("confirm a change of what is known, and of nothing else", () => {
    const records = new CommentRecords();
    records.confirm(rootId, { likes_number: 7 });
    expect([records.get(rootId), records.ages.of(rootId)]).toEqual([undefined, undefined]);
    records.merge([comment(rootId)], records.ages.ask());
    records.confirm(rootId, { likes_number: 7 });
    expect(records.get(rootId)).toEqual({ ...comment(rootId), likes_number: 7 });
  });

  it("let no page bring back what is deleted", () => {
    const records = new CommentRecords();
    records.merge([comment(rootId)], records.ages.ask());
    records.markDeleted(rootId);
    expect(records.merge([comment(rootId), comment(replyId)], records.ages.ask())).toEqual([replyId]);
    expect([records.isGone(rootId), records.get(rootId), records.isGone(replyId)]).toEqual([true, undefined, false]);
    // whose it was is known on
    expect(records.origin(rootId)?.authorId).toBe("anna");
  });

  it("are not replaced by the same again: the row is not drawn for it", () => {
    const records = new CommentRecords();
    records.merge([comment(rootId)], records.ages.ask());
    const drawn = vi.fn();
    const stop = reaction(() => records.get(rootId), drawn);
    records.merge([comment(rootId)], records.ages.ask());
    expect(drawn).not.toHaveBeenCalled();
    records.merge([comment(rootId, { text: "иной" })], records.ages.ask());
    expect(drawn).toHaveBeenCalledTimes(1);
    stop();
  });

  it("of another account begin anew, and a response on its way is too old for them", () => {
    const records = new CommentRecords();
    const requestedAt = records.ages.ask();
    records.merge([comment(rootId)], requestedAt);
    records.markDeleted(replyId);
    records.clear();
    expect([records.get(rootId), records.origin(rootId), records.isGone(replyId)]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    records.merge([comment(rootId)], requestedAt);
    expect(records.get(rootId)).toBeUndefined();
    records.merge([comment(rootId)], records.ages.ask());
    expect(records.get(rootId)).toBeDefined();
  });

  it("have counters that are whole and not negative, whatever the server says", () => {
    const records = new CommentRecords();
    const odd = { likes_number: -1, dislikes_number: 2.7, replies_number: Number.NaN };
    records.merge([comment(rootId, odd)], records.ages.ask());
    expect(records.get(rootId)).toMatchObject({ likes_number: 0, dislikes_number: 2, replies_number: 0 });
    expect([toCount(Number.POSITIVE_INFINITY), toCount(-0.5), toCount(3)]).toEqual([0, 0, 3]);
  });
});
