import type { QueryClient } from "@tanstack/react-query";

/**
 * A page is come to: what failed and is on no screen is asked for anew where it is wanted next, for a server may have recovered since. What
 * a page shows stays, a failure too, and so does what had come before one.
 */
export const forgetFailures = (client: QueryClient): void =>
  client.removeQueries({
    type: "inactive",
    predicate: ({ state }) => state.status === "error" && state.data === undefined,
  });
