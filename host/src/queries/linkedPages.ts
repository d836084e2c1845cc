import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";

/** A page that says where the next one is. */
export interface LinkedPage {
  readonly has_next: boolean;
  readonly next: string | null;
}

export interface PageCalls<Page extends LinkedPage> {
  first(signal: AbortSignal): Promise<Page>;
  /** Follows the link of an earlier page as it is. */
  follow(link: string, signal: AbortSignal): Promise<Page>;
}

/** A list whose pages are reached by the link of the one before. */
export const linkedPages = <Page extends LinkedPage>(queryKey: QueryKey, calls: PageCalls<Page>) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<Page> => (pageParam === null ? calls.first(signal) : calls.follow(pageParam, signal)),
    getNextPageParam: (last: Page) => (last.has_next ? last.next : null),
  });
