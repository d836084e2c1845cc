import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Whose a response is. "own": nothing in it but a person's. "chosen": chosen for who asks. "marked": the same for everybody but for
 * marks of who asks (bought, liked). "same": the same for everybody.
 */
export type ResponseOwner = "own" | "chosen" | "marked" | "same";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { readonly owner: ResponseOwner };
  }
}

export interface QueriesChange {
  /** The person who has left; `null` for a guest. */
  readonly before: string | null;
}

const of = (...owners: readonly ResponseOwner[]) => ({
  predicate: ({ meta }: Query) => meta !== undefined && owners.includes(meta.owner),
});

/**
 * Another person uses the app. A person's responses are dropped, whatever is on the screen; those of a guest stay until the new
 * ones are here, as does a page that differs by its marks alone: a video plays on. Responses still on their way count for nothing.
 */
export async function handQueriesOver(client: QueryClient, { before }: QueriesChange): Promise<void> {
  const dropped = before === null ? of("own") : of("own", "chosen");
  const params = before === null ? of("chosen", "marked") : of("marked");
  for (const query of client.getQueryCache().findAll(dropped)) query.reset();
  // A part drawn for one person alone goes from the screen first, and asks for nothing more.
  await new Promise((resolve) => void setTimeout(resolve));
  await Promise.all([client.refetchQueries({ ...dropped, type: "active" }), client.invalidateQueries(params)]);
}
