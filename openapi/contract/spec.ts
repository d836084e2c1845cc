import bundled from "../spec/kadr.bundled.json" with { type: "json" };
import { schemaPointer, validatorOf } from "../tools/check.ts";
import { specifiedUrl } from "../sandbox/http/spellings.ts";
import { callsOf, resolve } from "../tools/openapi.ts";
import type { Call, OpenApi, Parameter } from "../tools/openapi.ts";
import type { Received } from "./http.ts";

export const spec = bundled as unknown as OpenApi;
export const calls = callsOf(spec);
const validate = validatorOf(spec);

export function callOf(id: string): Call {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(`No operation ${id}`);
  return call;
}

/** Address templates as expressions, the more literal first: as a router chooses. */
const templates = calls
  .map((call) => ({
    call,
    pattern: new RegExp(
      `^${call.path
        .split(/\{\w+\}/)
        .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&"))
        .join("([^/]+)")}/?$`,
    ),
  }))
  .sort((a, b) => literal(b.call.path) - literal(a.call.path));
function literal(path: string): number {
  // Left to right, a literal segment wins over a named one.
  return Number(
    path
      .split("/")
      .slice(1, 12)
      .map((part) => (part.includes("{") ? "1" : "2"))
      .join("")
      .padEnd(11, "0"),
  );
}

/** The operation that an address with its query belongs to, without the prefix; null for an address of none. */
export function callAt(method: string, address: string): Call | null {
  const path = specifiedUrl(method, `/x${address}`, "/x").slice(2).split(/[?#]/, 1)[0] ?? "";
  try {
    // A part that cannot be decoded, or is longer than the router reads, is no part of an address.
    if (path.split("/").some((part) => decodeURIComponent(part).length > 600)) return null;
  } catch {
    return null;
  }
  return templates.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call ?? null;
}

export const parametersOf = ({ operation }: Call): Parameter[] =>
  (operation.parameters ?? []).map((parameter) => resolve<Parameter>(spec, parameter));

/** Fault of a response by the spec, or null. */
export function faultOf({ path, method, operation, id }: Call, received: Received): string | null {
  const status = String(received.status);
  if (!operation.responses[status]) return `${id} does not declare ${status}: ${received.text.slice(0, 300)}`;
  const pointer = schemaPointer(spec, path, method, status);
  if (!pointer) return received.text === "" ? null : `${id} ${status} declares no body and sent one`;
  if (!String(received.headers["content-type"]).startsWith("application/json"))
    return `${id} ${status} is not JSON but ${received.headers["content-type"]}`;
  const error = validate(pointer, received.body);
  return error && `${id} ${status}: ${error}: ${received.text.slice(0, 300)}`;
}
