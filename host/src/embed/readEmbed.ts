import type { VideoPage } from "@kadr/openapi/client";
import { readResponse } from "@kadr/openapi/client";
import { startSecondsOf } from "../links/startMoment.ts";

/** Data that the server writes into the document: the player makes no request, and no session is ever part of them. */
export interface EmbedData {
  /** The site's origin, and that of its media. */
  readonly shell: string;
  readonly media: string;
  /** Null: it cannot be shown, for the reason of this code. */
  readonly page: VideoPage | null;
  readonly code: string | null;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function readEmbed(block: string | null | undefined): EmbedData {
  let read: Readonly<Record<string, unknown>> = {};
  try {
    read = (JSON.parse(block ?? "{}") ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    // shown as a video that did not load
  }
  return {
    shell: text(read["shell"]),
    media: text(read["media"]),
    page: readResponse("getVideoPage", read["page"]),
    code: typeof read["code"] === "string" ? read["code"] : null,
  };
}

/** Parameters of the player in the address (docs/embed.md). */
export interface EmbedParams {
  readonly isAutoplay: boolean;
  readonly isMuted: boolean;
  /** Where it begins, s. */
  readonly startAt: number | undefined;
  /** The only origin that may speak with it; null: any. */
  readonly origin: string | null;
}

function originOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? origin : null;
}

const isOn = (value: string | null): boolean => value === "1" || value === "true";

export function readParams(search: string, fragment: string): EmbedParams {
  const query = new URLSearchParams(search);
  return {
    isAutoplay: isOn(query.get("autoplay")),
    isMuted: isOn(query.get("mute")),
    startAt: startSecondsOf(search, fragment) ?? undefined,
    origin: originOf(query.get("origin")),
  };
}
