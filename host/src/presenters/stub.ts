import type { VideoPage } from "@kadr/openapi/client";
import { counted } from "../texts/plural.ts";
import { stubNouns, stubTexts } from "../texts/stubs.ts";
import { nouns } from "../texts/time.ts";
import { parseMoment } from "./duration.ts";

type Access = NonNullable<VideoPage["access"]>;

/** Stub in the player's place before the video is paid for. */
export interface StubView {
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly label: string;
  /** A play mark in place of the label (STUB-LABEL-08). */
  readonly isPlay: boolean;
  readonly act: StubAct;
}

/** Action of its button: buys the one video, subscribes to a product, or starts a rental. */
export type StubAct =
  | { readonly kind: "buy" }
  | { readonly kind: "subscribe"; readonly productCode: string | null }
  | { readonly kind: "start"; readonly purchaseId: string };

const minuteMs = 60_000;

/** Stubs whose button buys a subscription; the others buy or rent the one video. */
const ofSubscription: ReadonlySet<Access["stub"]> = new Set(["play", "sub", "sub-over", "sub_renew_fail"]);

/** Rest of a time in ms, in its largest unit that is whole, never less than a minute. */
function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return counted(Math.floor(hours / 24), stubNouns.day);
  return hours >= 1 ? counted(hours, stubNouns.hour) : counted(minutes, stubNouns.minute);
}

/** How long is left to begin, and to finish once begun (STUB-LABEL-09). */
function rentWords({ starts_before_ts: until, watch_hours: hours }: Access, now: number): string | undefined {
  const moment = parseMoment(until);
  const words = [
    ...(moment === undefined ? [] : [stubTexts.rent.toStart(timeLeft(moment - now))]),
    ...(hours === undefined ? [] : [stubTexts.rent.toFinish(counted(hours, nouns.hour))]),
  ];
  return words.length === 0 ? undefined : words.join(" ");
}

function actOf({ stub, purchase_id: purchaseId }: Access, productCodes: readonly string[]): StubAct {
  if (stub === "rent" && purchaseId !== undefined) return { kind: "start", purchaseId };
  return ofSubscription.has(stub) ? { kind: "subscribe", productCode: productCodes[0] ?? null } : { kind: "buy" };
}

/** `null` where the video may be watched (STUB-LABEL-01). `productCodes`: the products whose subscription opens it. */
export function presentStub(
  access: Access | undefined,
  now: number,
  productCodes: readonly string[] = [],
): StubView | null {
  if (!access || access.granted || access.stub === null) return null;
  const { stub } = access;
  const words: { readonly label: string; readonly title?: string; readonly text?: string } =
    stub === "rent" ? { label: stubTexts.rent.label, title: stubTexts.rent.title } : stubTexts[stub];
  return {
    title: words.title,
    text: stub === "rent" ? rentWords(access, now) : words.text,
    label: words.label,
    isPlay: stub === "play",
    act: actOf(access, productCodes),
  };
}
