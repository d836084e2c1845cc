import type { WrittenPart } from "@kadr/design-system/primitives/WrittenText";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { timeCodesIn, type TimeCode } from "@kadr/openapi/pages";
import type { LinkCheck } from "../links/checks.ts";
import { addressesIn, type WrittenAddress } from "./writtenAddresses.ts";

/** The video that the times of a text lead into. */
export interface Moments {
  /** Its length, seconds: a time at or behind the end is no moment of it. */
  readonly duration: number;
  /** Address of a moment, in seconds. */
  readonly hrefOf: (seconds: number) => SafeHref;
}

/**
 * Text that people write, as it is read: plain text whose addresses and times can be pressed. `link` checks the addresses; one
 * that it refuses stays words. `moments` null: no video is beside the text, and its times stay words.
 */
export function presentText(text: string, link: LinkCheck, moments: Moments | null): readonly WrittenPart[] {
  const parts: WrittenPart[] = [];
  let wordsFrom = 0;
  const putWords = (until: number) => {
    if (until > wordsFrom) parts.push({ kind: "text", text: text.slice(wordsFrom, until) });
  };
  let end = 0;
  const found = [
    ...addressesIn(text).map((address) => ({ ...address, part: presentAddress(address, link) })),
    ...timeCodesIn(text).map((code) => ({ ...code, part: presentTime(code, moments) })),
  ].sort((a, b) => a.index - b.index);
  for (const { index, text: written, part } of found) {
    // a time within an address
    if (index < end) continue;
    end = index + written.length;
    if (part === null) continue;
    putWords(index);
    parts.push(part);
    wordsFrom = end;
  }
  putWords(text.length);
  return parts;
}

function presentTime({ text, seconds }: TimeCode, moments: Moments | null): WrittenPart | null {
  if (moments === null || seconds >= moments.duration) return null;
  return { kind: "time", text, seconds, href: moments.hrefOf(seconds) };
}

function presentAddress({ text }: WrittenAddress, link: LinkCheck): WrittenPart | null {
  const target = link(text);
  return target && { kind: "link", text, ...target };
}
