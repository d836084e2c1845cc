import type { IncomingHttpHeaders } from "node:http";
import { readCookie } from "../http/cookies.ts";

/** Conditions that the host is drawn for (host/src/platform/device/drawnFor.ts): those that no server can know are assumed, here and nowhere else. */
export interface DrawnFor {
  /** The minute of the drawing: the drawings of one minute are the same. */
  readonly now: number;
  readonly width: number;
  readonly theme: "light" | "dark";
  readonly timeZone: string;
  readonly isAppOffered: boolean;
  readonly userId: string | null;
}

const minuteMs = 60_000;
/** Of a first visit, px: a phone held upright, and the usual window of a desk. */
const phoneWidth = 412;
const deskWidth = 1440;
/** Most people who watch are in it, and others are told by their cookie from the second page on. */
const usualZone = "Europe/Moscow";

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("ru", { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
};

/** By the host's own cookie (host/src/platform/device/view.ts: `<width>.<theme>.<zone>`), else by what the browser says of itself. */
export function drawnFor(headers: IncomingHttpHeaders, now: number, userId: string | null): DrawnFor {
  const view = /^(\d{2,5})\.(light|dark)\.([\w+/-]{1,40})$/.exec(readCookie(headers.cookie, "view") ?? "");
  const agent = String(headers["user-agent"] ?? "");
  const isPhone = headers["sec-ch-ua-mobile"] === "?1" || /\bMobile\b|\biPhone\b/.test(agent);
  const [, width, theme, zone = ""] = view ?? [];
  return {
    now: now - (now % minuteMs),
    width: width === undefined ? (isPhone ? phoneWidth : deskWidth) : Number(width),
    theme: theme === "dark" || headers["sec-ch-prefers-color-scheme"] === "dark" ? "dark" : "light",
    timeZone: isZone(zone) ? zone : usualZone,
    // as the host finds it out by itself (host/src/platform/device/appBanner.ts)
    isAppOffered: /\bAndroid\b.*\bMobile\b/.test(agent) && readCookie(headers.cookie, "app-banner") !== "closed",
    userId,
  };
}
