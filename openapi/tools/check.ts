import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Problem } from "./bundle.ts";
import { callsOf, resolve, serverRoles } from "./openapi.ts";
import type { Example, MediaType, OpenApi, Response } from "./openapi.ts";

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

const escape = (part: string): string => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")).replaceAll("%7E", "~");

/** The pointer of the schema of one answer in the bundled spec, or null for an answer without a body. */
export function schemaPointer(spec: OpenApi, path: string, method: string, status: string): string | null {
  const response = spec.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!response) throw new Error(`${method} ${path} does not declare ${status}`);
  const base = "$ref" in response ? response.$ref.slice(1) : `/paths/${escape(path)}/${method.toLowerCase()}/responses/${status}`;
  return resolve<Response>(spec, response).content?.["application/json"] ? `${base}/content/application~1json/schema` : null;
}

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
    if (!operation["x-source"]) problems.push({ where: id, message: "x-source is missing: document and section, or proposed" });
    for (const status of ["429", "500", "503"]) {
      if (!operation.responses[status]) problems.push({ where: id, message: `does not declare ${status}` });
    }
    const needsLogin = operation.security?.every((way) => "session" in way) ?? false;
    if (needsLogin && !operation.responses["401"]) problems.push({ where: id, message: "needs a session and does not declare 401" });
    const base = `/paths/${escape(path)}/${method.toLowerCase()}`;
    const body = operation.requestBody?.content["application/json"];
    if (body) checkExamples(`${id} request`, `${base}/requestBody/content/application~1json/schema`, body);
    for (const [status, response] of Object.entries(operation.responses)) {
      const pointer = schemaPointer(spec, path, method, status);
      const media = resolve<Response>(spec, response).content?.["application/json"];
      if (pointer && media) checkExamples(`${id} ${status}`, pointer, media);
    }
  }
  return problems;
}
