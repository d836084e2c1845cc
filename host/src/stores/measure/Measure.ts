import type { authSteps, authTriggers, measuredActions } from "./events.ts";

export type AuthStep = (typeof authSteps)[number];
export type AuthTriggerPoint = (typeof authTriggers)[number];

/** Id of an event in the catalogue. */
export type EventId = keyof typeof measuredActions | `authStep.${AuthStep}` | `authTrigger.${AuthTriggerPoint}`;

/** Content of an event by the documents (entity AnalyticsEventRecord): a video, or the page's subject in its place. */
export interface MeasuredContent {
  readonly id: string;
  readonly type: "audio" | "shorts" | "stream" | "live" | "video";
  readonly channelId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly subcategoryId?: string | undefined;
}

/** Place of an event, which any may have; the rest of the record is the sender's. */
export interface EventPlace {
  /** Name of its own. Default: the parts of the id joined by dashes (category-action-label). */
  readonly name?: string | undefined;
  /** event_context: the flow that it belongs to. */
  readonly context?: string | undefined;
  /** event_element_location: the part of the page. */
  readonly location?: string | undefined;
  /** event_element_link: where the element leads. What is secret in it does not leave. */
  readonly link?: string | undefined;
  /** Default: the content of the page. */
  readonly content?: MeasuredContent | undefined;
}

/** Ids of what was seen, in their order on the page. */
interface Seen {
  readonly items: readonly string[];
}

/** A part of a list of results: where its items stand in the whole list, counted from 1, and on which page (ANALYTICS-NUMBERS-01, -03). */
export interface SeenPlaces extends Seen {
  readonly positions: readonly number[];
  readonly page: number;
}

/** The state of the search when it is asked (entity SearchState), without its words: no query ever leaves the site. */
export interface SearchState {
  /** One of the suggestions was taken. */
  readonly suggest: boolean;
  /** The tab that the results begin with. */
  readonly contentType: "all";
  /** Signs that were taken back before. */
  readonly backspaces: number;
  readonly isVoice: boolean;
}

/** Fields that an event cannot go without. */
export interface OwnFields {
  readonly "navigation.section": { readonly section: string };
  /** Above 20 it is told as «20+». */
  readonly "notifications.bell": { readonly count: number };
  readonly "search.text": SearchState;
  readonly "voice.submit": SearchState;
  /** At most the first 100. */
  readonly "search.results": SeenPlaces;
  readonly "channel.tab": { readonly tab: string };
  /** At most the first 10. */
  readonly "channel.search.impressions": SeenPlaces;
  /** Without a channel it is not counted (ANALYTICS-RULES-03). */
  readonly "channel.shelf.projects": { readonly channelId: string };
  readonly "channel.toggleNotifications": { readonly channelId: string };
  readonly "profile.tab": { readonly tab: string };
  readonly "profile.notificationSwitch": { readonly code: string; readonly state: boolean };
  /** `revenue` of a trial: -1 on the press, 1 on success (ANALYTICS-NUMBERS-04). */
  readonly "purchase.pay": {
    readonly price: number;
    readonly productCode: string;
    readonly isTrial: boolean;
    readonly revenue: number;
  };
  readonly "purchase.success": { readonly productCode: string; readonly isTrial: boolean; readonly revenue: number };
  readonly "card.visibility": Seen & { readonly shelf: string };
  readonly "block.visible": Seen;
  /** At most the first 10. */
  readonly "shelf.recommendedScroll": Seen;
  /** Of the page's height, that has come into sight. */
  readonly "scroll.percent": { readonly percent: number };
  readonly "player.recommendationsMode": { readonly variant: "A" | "B" | "C" | "D" };
}

export type FieldsOf<Id extends EventId> = Id extends keyof OwnFields
  ? [fields: OwnFields[Id] & EventPlace]
  : [place?: EventPlace];

/**
 * The one sender: a press, a result, what was seen. It never throws and nobody waits for it.
 *
 *     measure("navigation.section", { section: "topics", location: "left-menu", link: "/feeds/kino/" });
 */
export type Measure = <Id extends EventId>(id: Id, ...rest: FieldsOf<Id>) => void;
