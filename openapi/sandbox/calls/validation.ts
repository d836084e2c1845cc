import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formatsPlugin from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";
import type { OpenApiDocument } from "./spec.ts";
import { invalid } from "../http/problems.ts";

// ajv-formats is CommonJS: under Node the function is the default export's default.
const addFormats = ((formatsPlugin as unknown as { default?: unknown }).default ?? formatsPlugin) as (
  ajv: Ajv2020,
) => Ajv2020;

function createAjv(options: { coerceTypes: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: options.coerceTypes,
    coerceTypes: options.coerceTypes,
    validateFormats: true,
  });
  return addFormats(ajv);
}

const messages: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => "Обязательное поле",
  pattern: () => "Заполните поле правильно",
  minLength: () => "Напишите что-нибудь",
  maxLength: ({ limit }) => `Не больше ${String(limit)} символов`,
  maximum: ({ limit }) => `Не больше ${String(limit)}`,
  minimum: ({ limit }) => `Не меньше ${String(limit)}`,
  enum: ({ allowedValues }) => `Одно из: ${(allowedValues as unknown[]).join(", ")}`,
  additionalProperties: () => "Такое поле здесь не меняется",
  type: ({ type }) => `Ожидается ${String(type)}`,
};

function fieldOf(error: ErrorObject): [string, string] {
  const params = error.params as Record<string, unknown>;
  const named = params["missingProperty"] ?? params["additionalProperty"];
  const path = [...error.instancePath.split("/").slice(1), ...(typeof named === "string" ? [named] : [])];
  return [path.join(".") || "body", messages[error.keyword]?.(params) ?? "Неверное значение"];
}

/**
 * Query, path and headers are coerced and get their defaults; a body is taken as it is. Compiled on first use: a server starts without
 * what nobody asks of it.
 */
export function requestValidators(): FastifySchemaCompiler<object> {
  const coercing = createAjv({ coerceTypes: true });
  const exact = createAjv({ coerceTypes: false });
  return ({ schema, httpPart = "" }) => {
    let validate: ValidateFunction | undefined;
    return (data: unknown) => {
      validate ??= (httpPart === "body" ? exact : coercing).compile(schema);
      if (validate(data)) return { value: data };
      // The first message of a field is the one that says most.
      return { error: invalid(Object.fromEntries((validate.errors ?? []).map(fieldOf).reverse())) };
    };
  };
}

const pointer = (text: string): string => encodeURIComponent(text.replace(/~/g, "~0").replace(/\//g, "~1"));

interface Responses {
  responses?: Record<string, { content?: Record<string, { schema?: unknown }>; $ref?: string }>;
}

/** Checks answers against the full response schemas of the document; compiled on first use. */
export class ResponseValidator {
  /** Read through at the first response. */
  #ajv: Ajv2020 | undefined;
  readonly #document: OpenApiDocument;
  readonly #compiled = new Map<string, ValidateFunction | undefined>();
  readonly #places = new Map<string, { path: string; method: string; operation: Responses }>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const id = (operation as { operationId?: string } | null)?.operationId;
        if (id !== undefined) this.#places.set(id, { path, method, operation: operation as Responses });
      }
    }
  }

  #schemaPointer(operationId: string, status: number): string | undefined {
    const place = this.#places.get(operationId);
    const responses = place?.operation.responses ?? {};
    const key = [String(status), `${Math.floor(status / 100)}XX`, "default"].find((name) =>
      Object.hasOwn(responses, name),
    );
    if (!place || key === undefined) return undefined;
    const response = responses[key];
    const shared = response?.$ref?.split("/").at(-1);
    const base =
      shared === undefined
        ? `/paths/${pointer(place.path)}/${place.method}/responses/${key}`
        : `/components/responses/${pointer(shared)}`;
    const components = this.#document["components"] as { responses?: Record<string, { content?: object }> } | undefined;
    const content = shared === undefined ? response?.content : components?.responses?.[shared]?.content;
    const type = Object.keys(content ?? {}).find((name) => name.includes("json"));
    return type === undefined ? "" : `${base}/content/${pointer(type)}/schema`;
  }

  #compile(schema: object): ValidateFunction {
    this.#ajv ??= createAjv({ coerceTypes: false }).addSchema({ ...this.#document, $id: "kadr" }, "kadr");
    return this.#ajv.compile(schema);
  }

  /** Fault of the response, or undefined. */
  check(operationId: string, status: number, body: unknown): string | undefined {
    const key = `${operationId} ${status}`;
    if (!this.#compiled.has(key)) {
      const at = this.#schemaPointer(operationId, status);
      if (at === undefined) return `status ${status} is not described for ${operationId}`;
      this.#compiled.set(key, at === "" ? undefined : this.#compile({ $ref: `kadr#${at}` }));
    }
    const validate = this.#compiled.get(key);
    if (!validate || validate(body)) return undefined;
    return (validate.errors ?? [])
      .map((error) => `${error.instancePath || "/"} ${error.message ?? ""} ${JSON.stringify(error.params)}`)
      .join("; ");
  }
}
