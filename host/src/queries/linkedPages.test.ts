import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { linkedPages, type LinkedPage } from "./linkedPages.ts";

it("follows the links of the pages as they are, and stops without one", async () => {
  const pages: Record<string, LinkedPage & { name: string }> = {
    "/backend/list?page=2": { name: "second", has_next: true, next: "/backend/list?page=3" },
    "/backend/list?page=3": { name: "third", has_next: false, next: null },
  };
  const followed: string[] = [];
  const options = linkedPages(["list"], {
    first: async () => ({ name: "first", has_next: true, next: "/backend/list?page=2" }),
    follow: async (link) => {
      followed.push(link);
      return pages[link] as LinkedPage & { name: string };
    },
  });
  const result = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 5 });
  expect(result.pages.map(({ name }) => name)).toEqual(["first", "second", "third"]);
  expect(followed).toEqual(["/backend/list?page=2", "/backend/list?page=3"]);
});
