import fc from "fast-check";
import { spec, parametersOf } from "../spec.ts";
import type { Call, Parameter, Schema } from "../../tools/openapi.ts";
import type { Sent } from "../http.ts";
import type { TestCall, Person } from "../world.ts";
import { nasty, valueOf, wellFormed } from "./values.ts";
import type { Ids } from "./values.ts";

/** A request in the making: its parts by name, not yet an address. */
export interface Draft {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Undefined: as the case of this operation says. */
  readonly as: Person | undefined;
}

/** Request whose parts come from a case that is known to succeed, or from the generator. */
export interface Plan extends Draft {
  readonly keepsPath: boolean;
  readonly keepsQuery: boolean;
  readonly bodyFrom: "case" | "schema" | "both";
}

const person = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.constantFrom<Person[]>("viewer", "author", "banned", "guest") },
);

/** The schema of a body and its media type. */
function bodyOf(call: Call): { readonly type: string; readonly schema: Schema } | null {
  const [entry] = Object.entries(call.operation.requestBody?.content ?? {});
  return entry ? { type: entry[0], schema: entry[1].schema } : null;
}

/** Part of a text that a header can carry: its bytes, without control characters, which a client refuses to send. */
const carried = (text: string): string =>
  Buffer.from(text.replaceAll(/[\x00-\x1f\x7f]/g, "").trim()).toString("latin1");

/** Requests that the spec allows. */
export function plans(call: Call, ids: Ids): fc.Arbitrary<Plan> {
  const named = (place: Parameter["in"]): Parameter[] =>
    parametersOf(call).filter((parameter) => parameter.in === place);
  const record = (place: Parameter["in"]): fc.Arbitrary<Record<string, unknown>> => {
    const all = named(place);
    return fc.record(
      Object.fromEntries(all.map((parameter) => [parameter.name, valueOf(spec, parameter.schema, ids)])),
      {
        requiredKeys: all.filter((parameter) => parameter.required).map((parameter) => parameter.name),
        noNullPrototype: true,
      },
    );
  };
  const body = bodyOf(call);
  return fc.record({
    path: record("path"),
    query: record("query"),
    headers: record("header").map((headers) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), carried(String(value))])),
    ),
    body: body ? valueOf(spec, body.schema, ids) : fc.constant(undefined),
    as: person,
    keepsPath: fc.integer({ max: 2, min: 0 }).map((n) => n > 0),
    keepsQuery: fc.boolean(),
    bodyFrom: fc.constantFrom("case", "schema", "both"),
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The draft of a plan, with the case's parts where the plan keeps them. */
export function draftOf(plan: Plan, request: TestCall): Draft {
  const body =
    plan.bodyFrom === "case"
      ? request.body
      : plan.bodyFrom === "both" && isObject(request.body) && isObject(plan.body)
        ? { ...request.body, ...plan.body }
        : plan.body;
  return {
    path: plan.keepsPath ? { ...plan.path, ...request.path } : plan.path,
    query: plan.keepsQuery ? { ...request.query } : { ...request.query, ...plan.query },
    headers: plan.headers,
    body,
    as: plan.as ?? request.as,
  };
}

/** A way to bend a request; the address keeps its form unless said. */
export type Bend =
  | { readonly kind: "path" | "query"; readonly at: number; readonly value: string }
  | { readonly kind: "segment" | "rawQuery"; readonly at: number; readonly value: string }
  | { readonly kind: "field"; readonly at: number; readonly value: unknown }
  | { readonly kind: "drop"; readonly at: number }
  | { readonly kind: "extra"; readonly name: string; readonly value: unknown }
  | { readonly kind: "body"; readonly value: unknown }
  | { readonly kind: "raw"; readonly value: string }
  | { readonly kind: "type"; readonly value: string }
  | { readonly kind: "header"; readonly name: string; readonly value: string }
  | { readonly kind: "guest" }
  | { readonly kind: "foreign"; readonly value: string };

const wrong = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    -1,
    0,
    1e308,
    2 ** 53,
    -0.5,
    "",
    "нет",
    [],
    {},
    [null],
    { a: { b: [] } },
    "x".repeat(5000),
  ),
  nasty,
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
);
const at = fc.nat({ max: 30 });
const strangeHeaders = fc.oneof(
  fc.record({
    name: fc.constantFrom(
      "accept",
      "accept-language",
      "accept-encoding",
      "if-none-match",
      "range",
      "referer",
      "user-agent",
      "x-request-id",
      "x-forwarded-for",
      "cookie",
      "sec-fetch-site",
    ),
    value: fc.oneof(
      fc.stringMatching(/^[\x20-\x7e]{0,60}$/),
      fc.constantFrom(
        "*/*;q=0",
        "identity;q=0, *;q=0",
        "bytes=0-1,5-",
        "kadr_session=%00",
        "kadr_session=a; kadr_session=b",
        "\xff\xfe",
        "-1",
        "9".repeat(400),
      ),
    ),
  }),
  fc.record({ name: fc.constant("idempotency-key"), value: fc.stringMatching(/^[\x20-\x7e]{0,140}$/) }),
);

export function bends(call: Call): fc.Arbitrary<Bend> {
  const has = (place: Parameter["in"]): boolean => parametersOf(call).some((parameter) => parameter.in === place);
  const when = (condition: boolean, ...all: fc.Arbitrary<Bend>[]): fc.Arbitrary<Bend>[] => (condition ? all : []);
  const body = bodyOf(call);
  return fc.oneof(
    ...when(
      has("path"),
      fc.record({
        kind: fc.constant("path" as const),
        at,
        value: fc.oneof(nasty, fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 })),
      }),
      fc.record({
        kind: fc.constant("segment" as const),
        at,
        value: fc.constantFrom(
          "%",
          "%zz",
          "%c3%28",
          "%00",
          "%2f",
          "%2e%2e",
          "..",
          ".",
          "%252f",
          "a%20b",
          "(",
          "*",
          ";x=1",
          "%ff",
          "%F0%9F",
        ),
      }),
    ),
    ...when(
      has("query"),
      fc.record({
        kind: fc.constant("query" as const),
        at,
        value: fc.oneof(nasty, fc.constantFrom("", "-1", "0", "1.5", "100001", "true")),
      }),
    ),
    fc.record({
      kind: fc.constant("rawQuery" as const),
      at,
      value: fc.constantFrom(
        "page=1&page=2",
        "limit[]=1",
        "a[b]=1",
        "%",
        "%zz=1",
        "=&=",
        "&&&",
        "__proto__=1",
        "constructor[prototype][x]=1",
        "page=%c3%28",
        "x=".padEnd(3000, "y"),
      ),
    }),
    strangeHeaders.map((header) => ({ kind: "header" as const, ...header })),
    fc.constant({ kind: "guest" as const }),
    ...when(
      call.method !== "GET",
      fc.record({
        kind: fc.constant("foreign" as const),
        value: fc.constantFrom(
          "http://evil.example",
          "null",
          "http://kadr.localhost.evil.example",
          "http://auth.kadr.localhost",
        ),
      }),
    ),
    ...when(
      body !== null,
      fc.record({ kind: fc.constant("field" as const), at, value: wrong }),
      fc.record({ kind: fc.constant("field" as const), at, value: wrong }),
      fc.record({ kind: fc.constant("drop" as const), at }),
      fc.record({
        kind: fc.constant("extra" as const),
        name: fc.constantFrom("__proto__", "constructor", "id", "user_id", "лишнее", "is_admin"),
        value: wrong,
      }),
      fc.record({ kind: fc.constant("body" as const), value: wrong }),
      fc.record({
        kind: fc.constant("raw" as const),
        value: fc.constantFrom(
          "",
          "{",
          "[1,",
          '"',
          "nul",
          '{"a":1}}',
          "\ufeff{}",
          '{"a":"\u0000"}',
          "[".repeat(5000),
          `{"text":"${"ы".repeat(40_000)}"}`,
          "text=form",
        ),
      }),
      fc.record({
        kind: fc.constant("type" as const),
        value: fc.constantFrom(
          "text/plain",
          "application/x-www-form-urlencoded",
          "application/xml",
          "application/json; charset=koi8-r",
          "multipart/form-data",
          "multipart/form-data; boundary=x",
          "nonsense",
          "application/json, text/html",
        ),
      }),
    ),
  );
}

/** Where a field can be reached in a value: objects and lists, breadth first. */
function places(value: unknown, found: [Record<string, unknown>, string][] = []): [Record<string, unknown>, string][] {
  if (typeof value !== "object" || value === null) return found;
  for (const name of Object.keys(value)) found.push([value as Record<string, unknown>, name]);
  for (const inner of Object.values(value)) places(inner, found);
  return found;
}

function withBody(
  body: unknown,
  change: (copy: unknown, places: [Record<string, unknown>, string][]) => void,
): unknown {
  // A form with its file is bytes already: it has no fields to bend.
  if (Buffer.isBuffer(body)) return body;
  const copy: unknown = structuredClone(body);
  change(copy, places(copy));
  return copy;
}

const boundary = "----kadr-contract";
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function multipart(body: unknown): Buffer {
  const parts = isObject(body) ? Object.entries(body) : [];
  return Buffer.concat([
    ...parts.flatMap(([name, value]) => {
      const isFile = typeof value === "string" && value.startsWith("@");
      const head =
        `--${boundary}\r\ncontent-disposition: form-data; ` +
        `name="${name.replaceAll(/["\r\n\0]/g, "_")}"${isFile ? '; filename="kadr.png"\r\ncontent-type: image/png' : ""}\r\n\r\n`;
      return [
        Buffer.from(head),
        isFile ? png : Buffer.from(typeof value === "string" ? value : (JSON.stringify(value) ?? "")),
        Buffer.from("\r\n"),
      ];
    }),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** A segment of an address. Empty, `.` and `..` would make another address of it. */
const segment = (value: unknown): string => {
  const text = encodeURIComponent(wellFormed(String(value)));
  return text === "" || text === "." || text === ".." ? "-" : text;
};

/** The wire form of a draft after its bends. */
export function sentOf(
  call: Call,
  draft: Draft,
  all: readonly Bend[],
): Omit<Sent, "cookie"> & { readonly as: Person | undefined } {
  const type = bodyOf(call)?.type;
  const path = new Map(Object.entries(draft.path).map(([name, value]) => [name, segment(value)]));
  const query = new Map(Object.entries(draft.query));
  const headers: Record<string, string> = { ...draft.headers };
  let { body, as } = draft;
  let raw: string | null = null;
  let rawQuery = "";
  const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
  for (const bend of all) {
    switch (bend.kind) {
      case "path":
        path.set(nth([...path.keys()], bend.at) ?? "", segment(bend.value));
        break;
      case "segment":
        path.set(nth([...path.keys()], bend.at) ?? "", bend.value);
        break;
      case "query":
        query.set(
          nth(
            parametersOf(call).filter((parameter) => parameter.in === "query"),
            bend.at,
          )?.name ?? "x",
          bend.value,
        );
        break;
      case "rawQuery":
        rawQuery = bend.value;
        break;
      case "field":
        body = withBody(body, (_, found) => {
          const place = nth(found, bend.at);
          if (place) place[0][place[1]] = bend.value;
        });
        break;
      case "drop":
        body = withBody(body, (_, found) => {
          const place = nth(found, bend.at);
          if (place) delete place[0][place[1]];
        });
        break;
      case "extra":
        body = isObject(body) ? { ...body, [bend.name]: bend.value } : body;
        break;
      case "body":
        body = bend.value;
        break;
      case "raw":
        raw = bend.value;
        break;
      case "type":
        headers["content-type"] = bend.value;
        break;
      case "header":
        headers[bend.name] = carried(bend.value);
        break;
      case "guest":
        as = "guest";
        break;
      case "foreign":
        Object.assign(headers, { origin: bend.value, "sec-fetch-site": "cross-site" });
        break;
    }
  }
  const search = new URLSearchParams(
    [...query].flatMap(([name, value]) =>
      [value].flat().map((one) => [name, wellFormed(String(one))] as [string, string]),
    ),
  ).toString();
  const filled = call.address.replaceAll(/\{(\w+)\}/g, (_, name: string) => path.get(name) ?? "-");
  const wholeQuery = [search, rawQuery].filter(Boolean).join("&");
  const isForm = type === "multipart/form-data" && raw === null;
  if (isForm) headers["content-type"] ??= `${type}; boundary=${boundary}`;
  const payload = raw ?? (isForm ? multipart(body) : type === undefined ? undefined : (JSON.stringify(body) ?? "null"));
  return {
    method: call.method,
    role: call.role,
    path: wholeQuery === "" ? filled : `${filled}?${wholeQuery}`,
    ...(payload === undefined ? {} : { body: payload }),
    headers,
    as,
  };
}
