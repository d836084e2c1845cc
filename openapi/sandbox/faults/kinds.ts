/**
 * Every way in which an operation can be told to fail.
 * `before`: the operation never runs. `after`: it runs and commits, and its response is corrupted.
 */
export interface FaultKind {
  readonly when: "before" | "after";
  /** Effect that a client sees; shown in faults/README.md and on /sandbox. */
  readonly meaning: string;
  /** Meaning of the number after ";", where one is read. */
  readonly argument?: string;
}

const status = (code: number, meaning: string): FaultKind => ({ when: "before", meaning: `${code}: ${meaning}` });

export const faultKinds = {
  offline: { when: "before", meaning: "the connection closes at once, nothing arrives and nothing happens" },
  reset: { when: "before", meaning: "the connection is reset (RST) and nothing happens" },
  "no-answer": { when: "before", meaning: "the request is taken and never answered" },
  "slow-drip": {
    when: "after",
    meaning: "the right response, a few bytes at a time",
    argument: "seconds it takes, default 10",
  },
  "cut-body": { when: "after", meaning: "the connection breaks in the middle of the body" },
  status: { when: "before", meaning: "the status given after the semicolon", argument: "the status" },
  "401": status(401, "the session is gone"),
  "403": status(403, "not allowed; on commenting with the banned-user info"),
  "404": status(404, "no such thing"),
  "409": status(409, "conflict"),
  "410": status(410, "moved or gone"),
  "422": status(422, "refused, with a field named"),
  "429": status(429, "too many requests, without Retry-After"),
  "429-retry-after": {
    when: "before",
    meaning: "429: too many requests, with Retry-After",
    argument: "seconds in Retry-After, default 2",
  },
  "500": status(500, "internal error"),
  "503": status(503, "unavailable"),
  "malformed-json": { when: "after", meaning: "200 whose body is not JSON" },
  "empty-200": { when: "after", meaning: "200 with an empty body" },
  "html-200": { when: "after", meaning: "200 with an HTML page, as a captive portal sends" },
  "wrong-shape": { when: "after", meaning: "JSON of another shape: numbers as texts, lists as null" },
  duplicate: { when: "before", meaning: "the request is delivered twice; the client sees the second response" },
  "out-of-order": {
    when: "after",
    meaning: "the response is held until a later call of the same operation was answered",
    argument: "milliseconds it waits at most, default 3000",
  },
  "commit-lost": {
    when: "after",
    meaning: "the operation commits, then the connection is reset instead of a response",
  },
  "huge-body": { when: "after", meaning: "20 MB before the end of the response" },
} as const satisfies Record<string, FaultKind>;

export type FaultName = keyof typeof faultKinds;

export interface Fault {
  readonly kind: FaultName;
  readonly argument: number | undefined;
}

/** Reads "kind" or "kind;number"; undefined for anything else. */
export function parseFault(text: string): Fault | undefined {
  const [kind = "", argument] = text.trim().split(/\s*;\s*/, 2);
  if (!Object.hasOwn(faultKinds, kind)) return undefined;
  const number = argument === undefined || argument === "" ? undefined : Number(argument);
  if (number !== undefined && !(Number.isFinite(number) && number >= 0 && number <= 600_000)) return undefined;
  return { kind: kind as FaultName, argument: number };
}
