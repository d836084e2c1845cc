import type { EventId, EventPlace, MeasuredContent } from "../../stores/measure/Measure.ts";
import { measuredAddress, withoutSensitive } from "./sensitive.ts";

/** The record that every event carries (entity AnalyticsEventRecord), in the documents' order. */
export const recordFields = [
  "session_id",
  "user_id",
  "user_auth",
  "sso_source",
  "sso_id",
  "uuid",
  "touch_point",
  "device_type",
  "screen_name",
  "page_url",
  "event_timestamp",
  "event_name",
  "event_context",
  "event_element_location",
  "event_element_link",
  "channel_id",
  "content_category_id",
  "content_subcategory_id",
  "content_id",
  "content_type",
  "player_view_id",
  "cid",
] as const;

export type EventRecord = Readonly<Record<(typeof recordFields)[number], string>>;

/** Stands for whatever is not known (`analytics.missingValue`). */
const missing = "na";
/** Characters of a value at the most: what is longer is no id. */
const maxCharacters = 512;

/** Where and when something happened. */
export interface Moment {
  /** ms since the epoch */
  readonly at: number;
  /** The whole address of the page. */
  readonly url: string;
  /** The entry of the history that it is; default: one of its own. */
  readonly entry?: string | undefined;
}

/** The visitor and the device, as the record says them. */
export interface Circumstances {
  readonly sessionId: string;
  /** The device's own id, which is a random one. */
  readonly cid: string;
  /** Of this record: what is sent twice is counted once. */
  readonly uuid: string;
  /** Null: a guest. */
  readonly userId: string | null;
  readonly isStandalone: boolean;
  readonly deviceType: string;
  /** Name of the page in the table of pages. */
  readonly screen: string;
  /** One showing of a player; undefined where there is none. */
  readonly playerViewId: string | undefined;
}

/** category-action-label (ANALYTICS-RECORD-02): what an id says in its parts. */
export const eventName = (id: EventId): string => id.replaceAll(".", "-");

/** A value of a record: text without what is sensitive; what is not known is «na». */
const said = (value: string | undefined): string => {
  const text = withoutSensitive(value ?? "").slice(0, maxCharacters);
  return text === "" ? missing : text;
};

/** The record of an event; the fields of its content come when it is sent (`withContent`). */
export function recordOf(
  name: string,
  place: EventPlace,
  { at, url }: Moment,
  { sessionId, cid, uuid, userId, isStandalone, deviceType, screen, playerViewId }: Circumstances,
): EventRecord {
  return {
    session_id: sessionId,
    user_id: said(userId ?? undefined),
    user_auth: userId === null ? "0" : "1",
    // The session says who somebody is, not through which service they came.
    sso_source: missing,
    sso_id: missing,
    uuid,
    touch_point: isStandalone ? "pwa" : "web",
    device_type: deviceType,
    screen_name: said(screen),
    page_url: said(measuredAddress(url, url)),
    event_timestamp: new Date(at).toISOString(),
    event_name: said(place.name ?? name),
    event_context: said(place.context),
    event_element_location: said(place.location),
    event_element_link: said(place.link === undefined ? undefined : measuredAddress(place.link, url)),
    ...contentFields(place.content),
    player_view_id: playerViewId ?? missing,
    cid,
  };
}

function contentFields(content: MeasuredContent | undefined) {
  return {
    channel_id: said(content?.channelId),
    content_category_id: said(content?.categoryId),
    content_subcategory_id: said(content?.subcategoryId),
    content_id: said(content?.id),
    content_type: content?.type ?? missing,
  };
}

/** The record with the content of its page, unless it has a content of its own. */
export const withContent = (record: EventRecord, content: MeasuredContent | undefined): EventRecord =>
  record.content_id === missing && content !== undefined ? { ...record, ...contentFields(content) } : record;

/** Further fields of an event as they leave: text without what is sensitive, lists of it, numbers, yes and no. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export function paramsOf(fields: Readonly<Record<string, unknown>>): Params {
  const params: Record<string, Params[string]> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "number" || typeof value === "boolean") params[name] = value;
    else if (typeof value === "string") params[name] = said(value);
    else if (Array.isArray(value)) params[name] = value.map((item) => said(String(item)));
  }
  return params;
}
