import type { ApiError } from "@kadr/openapi/client";
import { errorPageTexts } from "../texts/errors.ts";

/** Message of a page whose call failed (docs/invariants.md, «When a call fails», page). */
export interface PageFailure {
  /** Status of the server's response; `null`: none, the network is lost. */
  readonly code: number | null;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** `home`: the button leads home, or reloads when already there (ERROR-PAGE-07). `retry`: asks again. */
  readonly action: "home" | "retry";
  /** Milliseconds to wait before asking again by itself; `null`: only by the button. */
  readonly retryAfterMs: number | null;
}

type Failure = Pick<ApiError, "kind" | "status" | "retryAfter">;

const notFound: PageFailure = { code: 404, ...errorPageTexts.notFound, action: "home", retryAfterMs: null };
const broken: PageFailure = {
  code: 500,
  title: errorPageTexts.broken.title,
  text: errorPageTexts.broken.text,
  button: errorPageTexts.broken.button,
  action: "home",
  retryAfterMs: null,
};

export function isApiFailure(error: unknown): error is Failure {
  return typeof error === "object" && error !== null && "kind" in error && "status" in error;
}

/** The server has answered that there is nothing here: no failure that could be tried again. */
export const isNothingThere = (error: unknown): boolean =>
  isApiFailure(error) && error.status !== null && error.status < 500 && error.status !== 429;

/** 5xx is a 500 page, any other 4xx a 404 page (ERROR-PAGE-02, -03); a lost network says so. */
export function pageFailure(error: unknown): PageFailure {
  if (!isApiFailure(error)) return broken;
  switch (error.kind) {
    case "offline":
    case "timeout":
    case "aborted":
      return { code: null, ...errorPageTexts.offline, action: "retry", retryAfterMs: null };
    case "malformed":
    case "wrongShape":
      return broken;
    case "http":
      if (error.status === 429)
        return {
          code: 429,
          ...errorPageTexts.tooMany,
          action: "retry",
          retryAfterMs: (error.retryAfter ?? 0) * 1000 || null,
        };
      return (error.status ?? 500) >= 500 ? broken : notFound;
  }
}
