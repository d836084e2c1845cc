import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Problem } from "./bundle.ts";
import { callsOf, resolve, serverRoles } from "./openapi.ts";
import type { Example, MediaType, OpenApi, Operation, Parameter, Response } from "./openapi.ts";

/** An Ajv that knows the whole bundled spec; schemas are compiled by their pointer. */
export function validatorOf(spec: OpenApi) {
  // Ajv's own errors are collected in full; unknown keywords (x-open, example) are annotations.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(spec as object, "kadr");
  return (pointer: string, value: unknown): string | null => {
    const validate = ajv.getSchema(`kadr#${pointer}`);
    if (!validate) throw new Error(`No schema at ${pointer}`);
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: "value" });
  };
}

const escape = (part: string): string =>
  encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")).replaceAll("%7E", "~");

/** The pointer of the schema of one response in the bundled spec, or null for a response without a body. */
export function schemaPointer(spec: OpenApi, path: string, method: string, status: string): string | null {
  const response = spec.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!response) throw new Error(`${method} ${path} does not declare ${status}`);
  const base =
    "$ref" in response ? response.$ref.slice(1) : `/paths/${escape(path)}/${method.toLowerCase()}/responses/${status}`;
  return resolve<Response>(spec, response).content?.["application/json"]
    ? `${base}/content/application~1json/schema`
    : null;
}

/** A name once given stays: callers, faults and logs know an operation by it. `known` is operation-ids.txt. */
export function checkNames(spec: OpenApi, known: string): Problem[] {
  const ids = new Set(callsOf(spec).map((call) => call.id));
  return known
    .split("\n")
    .filter((id) => id !== "" && !ids.has(id))
    .map((id) => ({ where: id, message: "is gone or has another name: an operationId stays (operation-ids.txt)" }));
}

/** operation-ids.txt with the names that are new. */
export const namesOf = (spec: OpenApi, known: string): string =>
  [...new Set([...known.split("\n"), ...callsOf(spec).map((call) => call.id)])]
    .filter(Boolean)
    .sort()
    .map((id) => `${id}\n`)
    .join("");

export interface CatalogueCall {
  readonly id: string;
  readonly method: string | null;
  readonly path: string | null;
}

/** Where the documents show an address it is theirs, up to the names of its parts and the last slash (K16); where not, it is marked as proposed. */
export function checkSources(spec: OpenApi, catalogue: readonly CatalogueCall[]): Problem[] {
  // A query that is glued to the path in the documents (K18), an address of another operation that is given whole.
  const plain = (path: string): string =>
    path
      .replace(/[?&].*$/, "")
      .replaceAll(/\{[^}]*\}/g, "{}")
      .replace(/([^/])\{\}$/, "$1")
      .replace(/\/(\{\})?$/, "");
  return callsOf(spec).flatMap(({ id, method, address, operation }) => {
    const names = [operation["x-call"] ?? []].flat() as string[];
    if (names.length === 0)
      return operation["x-source"] === "proposed"
        ? []
        : [{ where: id, message: "x-call is missing: only a proposed operation has none" }];
    const isShown = (name: string): boolean =>
      catalogue.some((one) => one.id === name && one.method !== null && one.path !== null && !one.path.startsWith("{"));
    const isProposed = [operation["x-source"] ?? []].flat().includes("proposed");
    const marked: Problem[] =
      isProposed === !names.some(isShown)
        ? []
        : [
            {
              where: id,
              message: isProposed
                ? "the documents show its address: x-source is not proposed"
                : "the documents do not show its address: x-source is proposed",
            },
          ];
    return marked.concat(
      names.flatMap((name) => {
        const call = catalogue.find((one) => one.id === name);
        if (!call) return [{ where: id, message: `x-call ${name} is not in docs/product/calls.json` }];
        const problems: Problem[] = [];
        if (call.method && call.method !== method)
          problems.push({ where: id, message: `the documents say ${call.method}` });
        if (call.path && !call.path.startsWith("{") && plain(call.path) !== plain(address))
          problems.push({ where: id, message: `the documents say ${call.path}` });
        return problems;
      }),
    );
  });
}

/** Calls by which the client learns who is here, or leaves. */
const saysWhoIsHere: ReadonlySet<string> = new Set(["getProfile", "logout"]);

/** An operation done or answered for a person says for whom; pings of the log are nobody's. */
const mustSayWho = (id: string, role: string, { security }: Operation): boolean =>
  role !== "log" && !saysWhoIsHere.has(id) && security?.some((way) => "session" in way) === true;

/** Our own rules: errors declared, every body has a named valid example, a source on every call. */
export function checkSpec(spec: OpenApi): Problem[] {
  const problems: Problem[] = [];
  const validate = validatorOf(spec);
  const seen = new Set<string>();

  function checkExamples(where: string, pointer: string, media: MediaType): void {
    const examples = Object.entries(media.examples ?? {});
    if (examples.length === 0) problems.push({ where, message: "has no example" });
    for (const [name, example] of examples) {
      const error = validate(pointer, resolve<Example>(spec, example).value);
      if (error) problems.push({ where: `${where} example ${name}`, message: error });
    }
  }

  for (const { id, method, path, operation, role } of callsOf(spec)) {
    if (!serverRoles.includes(role)) problems.push({ where: id, message: `no server has the role ${role}` });
    if (!/^[a-z][A-Za-z]+$/.test(id)) problems.push({ where: id, message: "operationId must be camelCase" });
    if (seen.has(id)) problems.push({ where: id, message: "operationId is not unique" });
    seen.add(id);
    if (!operation["x-source"])
      problems.push({ where: id, message: "x-source is missing: document and section, or proposed" });
    for (const status of ["429", "500", "503"]) {
      if (!operation.responses[status]) problems.push({ where: id, message: `does not declare ${status}` });
    }
    const needs = (reason: string, ...statuses: string[]): void => {
      for (const status of statuses)
        if (!operation.responses[status])
          problems.push({ where: id, message: `${reason} and does not declare ${status}` });
    };
    const parameters = operation.parameters?.map((parameter) => resolve<Parameter>(spec, parameter)) ?? [];
    for (const { name, required, example } of parameters) {
      if (required && example === undefined)
        problems.push({ where: id, message: `the parameter ${name} is required and has no example` });
    }
    if (operation.requestBody || parameters.some((parameter) => parameter.in !== "header"))
      needs("takes parameters", "400");
    if (method !== "GET") needs("changes something, which only our own pages may,", "403");
    if (operation.requestBody) needs("takes a body", "413", "415");
    if (parameters.some((parameter) => parameter.name === "Idempotency-Key"))
      needs("takes an Idempotency-Key", "409", "422");
    if (parameters.some((parameter) => parameter.name === "x-acting-user")) needs("takes x-acting-user", "412");
    else if (mustSayWho(id, role, operation))
      problems.push({ where: id, message: "knows a session and does not take x-acting-user" });
    const needsLogin = operation.security?.every((way) => "session" in way) ?? false;
    if (needsLogin && !operation.responses["401"])
      problems.push({ where: id, message: "needs a session and does not declare 401" });
    const base = `/paths/${escape(path)}/${method.toLowerCase()}`;
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
      if (type === "application/json")
        checkExamples(`${id} request`, `${base}/requestBody/content/application~1json/schema`, media);
      else if (Object.keys(media.examples ?? {}).length === 0)
        problems.push({ where: `${id} request`, message: `has no example of ${type}` });
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      const pointer = schemaPointer(spec, path, method, status);
      const media = resolve<Response>(spec, response).content?.["application/json"];
      if (pointer && media) checkExamples(`${id} ${status}`, pointer, media);
    }
  }
  return problems;
}
