import { QueryClient } from "@tanstack/react-query";

/** Retries are the client's own business (openapi/client/retry.ts), so that they share one budget. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // A failed query is asked for again by the person, in its place: not by the next component that is drawn.
        retryOnMount: false,
        // A cached copy is shown also without a network; the client says what failed.
        networkMode: "always",
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
    },
  });
}
