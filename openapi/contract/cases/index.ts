import type { OperationId } from "../../client/types.ts";
import { intentOf } from "../../sandbox/calls/idempotency.ts";
import type { TestCall, World } from "../world.ts";
import { channels } from "./channels.ts";
import { chat } from "./chat.ts";
import { comments } from "./comments.ts";
import { feed } from "./feed.ts";
import { hide } from "./hide.ts";
import { interests } from "./interests.ts";
import { library } from "./library.ts";
import { log } from "./log.ts";
import { marketplace } from "./marketplace.ts";
import { newNumber, unknownId } from "./made.ts";
import { navigation } from "./navigation.ts";
import { news } from "./news.ts";
import { notifications } from "./notifications.ts";
import { onboarding } from "./onboarding.ts";
import { person } from "./person.ts";
import { payment } from "./payment.ts";
import { playlists } from "./playlists.ts";
import { profile } from "./profile.ts";
import { promo } from "./promo.ts";
import { search } from "./search.ts";
import { settings } from "./settings.ts";
import { shorts } from "./shorts.ts";
import { tv } from "./tv.ts";
import { subscriptions } from "./subscriptions.ts";
import type { Expectation, TagCases } from "./types.ts";
import { video } from "./video.ts";

export type { Expectation } from "./types.ts";

/** One file a tag of the spec. */
const tags: readonly TagCases[] = [
  channels,
  chat,
  comments,
  feed,
  hide,
  interests,
  library,
  log,
  marketplace,
  navigation,
  news,
  notifications,
  onboarding,
  person,
  payment,
  playlists,
  profile,
  promo,
  search,
  settings,
  shorts,
  tv,
  subscriptions,
  video,
];

const merged = <Part extends keyof TagCases>(part: Part): NonNullable<TagCases[Part]> =>
  Object.assign({}, ...tags.map((tag) => tag[part])) as NonNullable<TagCases[Part]>;
const good = merged("good");
const missing = merged("missing");
const invalid = merged("invalid");
const special = merged("special");

/** A request that succeeds. */
export async function goodCall(world: World, id: string): Promise<TestCall> {
  const make = good[id as OperationId];
  if (!make) throw new Error(`openapi/contract/cases does not know how to call ${id}`);
  return make(world);
}

/** A request that brings about one declared status of one operation. */
export async function caseFor(world: World, id: string, status: string): Promise<Expectation> {
  const own = special[id as OperationId]?.[status];
  if (own) return own(world);
  const call = await goodCall(world, id);
  const pathNames = Object.keys(call.path ?? {});
  switch (status) {
    case "200":
    case "201":
    case "202":
    case "204":
      return { call };
    case "400": {
      const [change, field] = invalid[id as OperationId] ?? [
        { path: Object.fromEntries(pathNames.map((name) => [name, "не id"])) },
        pathNames[0] ?? "",
      ];
      return { call: { ...call, ...change }, field };
    }
    case "401":
      return { call: { ...call, as: "guest" } };
    case "403":
      return { call: { ...call, headers: { origin: "http://evil.example", "sec-fetch-site": "cross-site" } } };
    case "404": {
      const other = missing[id as OperationId];
      return {
        call: other
          ? await other(world)
          : {
              ...call,
              path: Object.fromEntries(
                pathNames.map((name) => [name, /(^|[a-z])id$/i.test(name) ? unknownId : (call.path?.[name] ?? "")]),
              ),
            },
      };
    }
    // The session is the viewer's, or whose the case says.
    case "412":
      return {
        call: { ...call, ...(call.as === "guest" && { as: "viewer" }), headers: { "x-acting-user": unknownId } },
      };
    case "413":
      return { call: { ...call, body: { text: "ы".repeat(70_000) } } };
    case "415":
      return {
        call: { ...call, body: "text=form", headers: { "content-type": "application/x-www-form-urlencoded" } },
      };
    case "422": {
      const headers = { "idempotency-key": `contract-${newNumber()}-reused` };
      return {
        before: { ...call, headers },
        call: { ...call, headers, body: { ...(call.body as object), text: "другой текст" } },
      };
    }
    // A call under way has the key; who has another reason to refuse says so in "special".
    case "409": {
      const key = `contract-${newNumber()}-underway`;
      const letGo = await world.sandbox.context.intents.take(intentOf(world.idOf(call.as), id, key, "", undefined));
      return { call: { ...call, headers: { "idempotency-key": key } }, after: letGo };
    }
    // No code of ours brings these about on request: the sandbox plays them.
    case "429":
    case "500":
    case "503":
      return { call: { ...call, headers: { "x-kadr-fault": status } } };
    default:
      throw new Error(
        `openapi/contract/cases does not know how to bring about ${status} of ${id}: add it to "special" of the tag's file`,
      );
  }
}
