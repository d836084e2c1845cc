// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";

interface Page {
  readonly results: { readonly id: string }[];
  readonly next: string | null;
}

let sandbox: Sandbox;
let viewer: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
});
afterAll(() => sandbox.close());

/** Every page of a list, by its own links. */
async function pagesOf(path: string, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  const separator = path.includes("?") ? "&" : "?";
  for (let link: string | null = `/backend${path}${separator}limit=${limit}`; link !== null;) {
    const { pathname, search } = new URL(link, viewer.shell);
    const reply = await viewer.request(pathname + search);
    expect(reply.status, reply.text).toBe(200);
    const page: Page = reply.json<Page>();
    pages.push(page.results.map(({ id }) => id));
    link = page.next;
  }
  return pages;
}

const commentsOf = small.video;
/** Count of each in the small seed; the thirtieth video is closed. */
describe.each([
  ["videos of a category", "/api/video/category/1", 29],
  ["recommended videos", "/api/v2/video/recommendation/main", 29],
  ["comments by date", `/api/comments/video/${commentsOf}/`, small.roots],
  ["popular comments", `/api/v2/comments/video/${commentsOf}/`, small.roots],
  ["replies", `/api/v2/comments/video/${commentsOf}/?parent_id=1`, small.replies],
  ["one's own comments", "/api/comments/my", 22],
])("the list of %s", (_name, path, all) => {
  it("that fills exactly one page has no second one", async () => {
    const pages = await pagesOf(path, all);
    expect(pages.map(({ length }) => length)).toEqual([all]);
  });

  it("that is one longer than a page has the last on a second one, and nothing after it", async () => {
    const pages = await pagesOf(path, all - 1);
    expect(pages.map(({ length }) => length)).toEqual([all - 1, 1]);
  });

  it("has each once, in the same order, however long its pages are", async () => {
    const whole = (await pagesOf(path, all)).flat();
    const parts = (await pagesOf(path, 7)).flat();
    expect(new Set(whole).size).toBe(all);
    expect(parts).toEqual(whole);
  });
});
