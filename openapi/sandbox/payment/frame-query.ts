/** The frame's query, as far as it is kept from page to page. The flow's id is the shell's, as with the auth frame. */
export interface FrameQuery {
  readonly flow: string;
  readonly themeId: "light" | "dark" | "";
  readonly closable: boolean;
  /** The payment whose outcome the page is about: its failure is shown once, the order itself starts with its form. */
  readonly after: string;
  /** The person asked for the form of a new card although there are saved ones. */
  readonly newCard: boolean;
}

export function readFrameQuery(query: Record<string, unknown>): FrameQuery {
  const { flow, themeId } = query;
  return {
    flow: typeof flow === "string" && /^[\w-]{8,64}$/.test(flow) ? flow : "",
    themeId: themeId === "light" || themeId === "dark" ? themeId : "",
    closable: query["snake-closable"] === "true",
    after: typeof query["after"] === "string" && /^[\w-]{1,64}$/.test(query["after"]) ? query["after"] : "",
    newCard: query["card"] === "new",
  };
}

/** An id in an address: what cannot be one names nothing, and never reaches the database. */
export const idIn = (params: unknown, name: "order" | "id"): string => {
  const id = (params as Partial<Record<string, unknown>>)[name];
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : "unknown";
};

/** An address of the frame in the same opening; which form was asked for is told anew. */
export function frameAddress(
  path: string,
  query: FrameQuery,
  { after = "", newCard = false }: { readonly after?: string; readonly newCard?: boolean } = {},
): string {
  const search = new URLSearchParams();
  if (query.flow) search.set("flow", query.flow);
  if (query.themeId) search.set("themeId", query.themeId);
  if (query.closable) search.set("snake-closable", "true");
  if (after) search.set("after", after);
  if (newCard) search.set("card", "new");
  return search.size > 0 ? `${path}?${search}` : path;
}
