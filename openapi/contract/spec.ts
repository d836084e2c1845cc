import bundled from "../spec/kadr.bundled.json" with { type: "json" };
import { schemaPointer, validatorOf } from "../tools/check.ts";
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

export const parametersOf = ({ operation }: Call): Parameter[] => (operation.parameters ?? []).map((parameter) => resolve<Parameter>(spec, parameter));

/** What is wrong with an answer by the spec, or null. */
export function faultOf({ path, method, operation, id }: Call, received: Received): string | null {
  const status = String(received.status);
  if (!operation.responses[status]) return `${id} does not declare ${status}: ${received.text.slice(0, 300)}`;
  const pointer = schemaPointer(spec, path, method, status);
  if (!pointer) return received.text === "" ? null : `${id} ${status} declares no body and sent one`;
  if (!String(received.headers["content-type"]).startsWith("application/json")) return `${id} ${status} is not JSON but ${received.headers["content-type"]}`;
  const error = validate(pointer, received.body);
  return error && `${id} ${status}: ${error}: ${received.text.slice(0, 300)}`;
}
