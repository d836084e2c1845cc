export type FrameForm = "login" | "register" | "reset" | "logout";
export type Outcome = "authSuccess" | "registerSuccess" | "resetPassword" | "logout";

/** The documented query of the frame, as far as it is kept from page to page. E-mail and phone are never kept: they come by message. */
export interface FrameQuery {
  readonly flow: string;
  readonly themeId: "light" | "dark" | "";
  readonly closable: boolean;
  readonly context: "premium" | "hide-video" | "";
  readonly startForm: FrameForm;
  readonly outcome: Outcome | "";
}

const pick = <Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | "" =>
  choices.find((choice) => choice === value) ?? "";

export function readFrameQuery(query: Record<string, unknown>): FrameQuery {
  const flow = typeof query["flow"] === "string" && /^[\w-]{8,64}$/.test(query["flow"]) ? query["flow"] : "";
  return {
    flow,
    themeId: pick(query["themeId"], ["light", "dark"] as const),
    closable: query["snake-closable"] === "true",
    context: pick(query["context"], ["premium", "hide-video"] as const),
    startForm: pick(query["startForm"], ["login", "register", "reset", "logout"] as const) || "login",
    outcome: pick(query["outcome"], ["authSuccess", "registerSuccess", "resetPassword", "logout"] as const),
  };
}

/** Address of another page of the frame in the same opening. */
export function frameAddress(
  path: string,
  query: FrameQuery,
  more: { startForm?: FrameForm; outcome?: Outcome } = {},
): string {
  const search = new URLSearchParams({ client: "wdp" });
  if (query.flow) search.set("flow", query.flow);
  if (query.themeId) search.set("themeId", query.themeId);
  if (query.closable) search.set("snake-closable", "true");
  if (query.context) search.set("context", query.context);
  if (more.startForm) search.set("startForm", more.startForm);
  if (more.outcome) search.set("outcome", more.outcome);
  return `${path}?${search}`;
}
