import { notFound } from "../../http/problems.ts";
import { noContent, ok, type Call, type Handler } from "../call.ts";
import { onboardingEvents, type OnboardingEvent } from "./onboarding-events.ts";

/** A person by the session; a guest by the client id that the browser keeps. */
function visitorOf(call: Call, cid: unknown): string | undefined {
  if (call.user) return `u${call.user.id}`;
  // PostgreSQL keeps no NUL.
  return typeof cid === "string" && cid !== "" ? `c${cid.replaceAll("\0", "")}` : undefined;
}

function isFor(event: OnboardingEvent, call: Call): boolean {
  const { paths, platform, subscribe, signedIn } = event.shownTo;
  const slug = String(call.query["slug"] ?? "/");
  const fits = paths.some((path) => (path.endsWith("*") ? slug.startsWith(path.slice(0, -1)) : slug === path));
  if (!fits || (signedIn !== undefined && signedIn !== (call.user !== undefined))) return false;
  const platformParam = call.query["platform"] ?? "browser";
  const subscribeParam = call.query["subscribe"] ?? "is_not_subscribed";
  return (platform ?? platformParam) === platformParam && (subscribe ?? subscribeParam) === subscribeParam;
}

export const getOnboardingConfig: Handler = async (call) => {
  const visitor = visitorOf(call, call.query["cid"]);
  const rows =
    visitor === undefined
      ? []
      : await call.context.db
          .selectFrom("onboarding_reports")
          .select(["onboarding_id", "element_id"])
          .where("visitor", "=", visitor)
          .where("is_finished", "=", 1)
          .execute();
  const finished = new Set(rows.map(({ onboarding_id, element_id }) => `${onboarding_id} ${element_id}`));
  const open = onboardingEvents.filter(
    (event) =>
      isFor(event, call) && event.elements.some(({ elementId }) => !finished.has(`${event.onboardingId} ${elementId}`)),
  );
  return ok({
    events: open.map(({ onboardingId, type, timeout, elements }) => ({ onboardingId, type, timeout, elements })),
  });
};

interface Reported {
  elementId: string;
  isShown: boolean;
  isFinished: boolean;
  actions?: Array<{ actionId: string; isPressed: boolean }>;
}

export const countOnboarding: Handler = async (call) => {
  const { db, now } = call.context;
  const event = onboardingEvents.find(({ onboardingId }) => onboardingId === call.body["onboardingId"]);
  if (!event) throw notFound();
  const visitor = visitorOf(call, call.body["cid"]) ?? "";
  for (const { elementId, isShown, isFinished, actions = [] } of call.body["elements"] as Reported[]) {
    if (!event.elements.some((element) => element.elementId === elementId)) continue;
    const pressed = JSON.stringify(actions.filter(({ isPressed }) => isPressed).map(({ actionId }) => actionId));
    const state = {
      is_shown: isShown ? 1 : 0,
      is_finished: isFinished ? 1 : 0,
      pressed_json: pressed,
      updated_ts: now(),
    } as const;
    await db
      .insertInto("onboarding_reports")
      .values({ visitor, onboarding_id: event.onboardingId, element_id: elementId, ...state })
      // A finished element stays so, whatever comes late.
      .onConflict((oc) =>
        oc
          .columns(["visitor", "onboarding_id", "element_id"])
          .doUpdateSet(isFinished ? state : { is_shown: state.is_shown, updated_ts: state.updated_ts }),
      )
      .execute();
  }
  return noContent();
};
