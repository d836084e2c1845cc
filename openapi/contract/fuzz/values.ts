import fc from "fast-check";
import { resolve } from "../../tools/openapi.ts";
import type { OpenApi, Schema } from "../../tools/openapi.ts";

/** Ids that the server has given somebody: without them a generated request would only ever find nothing. */
export type Ids = readonly string[];

/** Without half a surrogate pair, which no address can carry. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\ufffd");

const words = fc.constantFrom(
  "кадр",
  "Съёмка",
  "ёлка",
  "маяк над морем",
  "й",
  "что-нибудь о горах",
  "Ъ",
  "video",
  "НОЧЬ",
  "«кавычки»",
  "100 %",
  "a_b-c",
);

/** Texts that servers stumble over. */
export const nasty = fc.constantFrom(
  "0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "%00",
  "%",
  "a\u0000b",
  "\u0007\u001b[31m",
  "' OR 1=1 --",
  "\\",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "\u202eперевёрнуто",
  "__proto__",
  "constructor",
  "toString",
  "e\u0301\u0323\u0308",
  "\u{1F469}\u200D\u{1F680}",
  "🙂".repeat(40),
  "\ufeff",
  "\ufffe",
  "\u00a0",
  "999999999999999999999",
  "9007199254740993",
  "-0",
  "0x10",
  " 5 ",
  ",",
  ",,",
  "1,2",
  "*",
  '"',
  "_",
  "a".repeat(700),
  "ы".repeat(1000),
);

const texts = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.array(words, { minLength: 1, maxLength: 60 }).map((all) => all.join(" ")) },
);

const date = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((day) => day.toISOString());
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: date.map((text) => text.slice(0, 10)),
  "date-time": date,
  email: fc.constantFrom("zritel@kadr.example", "novyi.adres+metka@kadr.example", "a@b.co"),
  uri: fc.constantFrom(
    "http://kadr.localhost:4300/video/1/",
    "https://kadr.example/?a=b#c",
    "javascript:alert(1)",
    "data:text/html,x",
  ),
  uuid: fc.uuid(),
};

/** Cut or padded to the length that the schema allows, counted as JSON Schema counts: by code points. */
function fitted(
  text: string,
  { minLength = 0, maxLength = Infinity }: { minLength?: number; maxLength?: number },
): string {
  const points = [...text];
  return points.length > maxLength
    ? points.slice(0, maxLength).join("")
    : points.length < minLength
      ? text + "я".repeat(minLength - points.length)
      : text;
}

function stringOf(schema: Schema): fc.Arbitrary<string> {
  const limits = schema as { minLength?: number; maxLength?: number; pattern?: string; format?: string };
  const format = limits.format === undefined ? undefined : formats[limits.format];
  if (format) return format;
  if (limits.pattern === undefined) return texts.map((text) => fitted(wellFormed(text), limits));
  const pattern = new RegExp(limits.pattern, "u");
  const length = (text: string): boolean =>
    [...text].length >= (limits.minLength ?? 0) && [...text].length <= (limits.maxLength ?? Infinity);
  if (!limits.pattern.startsWith("^"))
    return texts.map((text) => fitted(wellFormed(text), limits)).map((text) => (pattern.test(text) ? text : "я"));
  return fc.stringMatching(new RegExp(limits.pattern)).filter(length);
}

/** `allOf` and what stands beside it as one schema. */
function merged(spec: OpenApi, schema: Schema): Schema {
  const parts = (schema.allOf ?? []).map((part) => merged(spec, resolve<Schema>(spec, part as never)));
  return [...parts, { ...schema, allOf: undefined }].reduce<Schema>(
    (all, part) =>
      ({
        ...all,
        ...Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)),
        properties: { ...all.properties, ...part.properties },
        required: [...(all.required ?? []), ...(part.required ?? [])],
      }) as Schema,
    {},
  );
}

/** A value that fits the schema; where it can only nearly be made to fit, the caller asks the validator. */
export function valueOf(spec: OpenApi, given: Schema, ids: Ids, depth = 0): fc.Arbitrary<unknown> {
  const isId = given.$ref?.endsWith("/Id") ?? false;
  const found = resolve<Schema>(spec, given as never);
  const schema = found.allOf ? merged(spec, found) : found;
  if ("const" in schema) return fc.constant(schema["const"]);
  // A file of a form needs no type.
  if (schema["contentMediaType"]) return fc.constant("@file");
  if (schema.enum) return fc.constantFrom(...(schema.enum as readonly unknown[]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(spec, choice, ids, depth + 1)));
  const types = [schema.type ?? (schema.properties ? "object" : "any")].flat();
  return fc.oneof(...types.map((type) => ofType(spec, schema, type, ids, depth, isId)));
}

function ofType(
  spec: OpenApi,
  schema: Schema,
  type: string,
  ids: Ids,
  depth: number,
  isId: boolean,
): fc.Arbitrary<unknown> {
  const {
    minimum = -1000,
    maximum = Number.MAX_SAFE_INTEGER,
    minItems = 0,
    maxItems = 4,
  } = schema as { minimum?: number; maximum?: number; minItems?: number; maxItems?: number };
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.oneof(
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 40) }),
        fc.integer({ min: minimum, max: maximum }),
        fc.constantFrom(minimum, maximum),
      );
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
    case "string": {
      const text = stringOf(schema);
      return isId && ids.length > 0
        ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: text })
        : text;
    }
    case "array": {
      const item = depth > 4 || !schema.items ? fc.constant({}) : valueOf(spec, schema.items, ids, depth + 1);
      const size = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 6)) };
      return schema["uniqueItems"]
        ? fc.uniqueArray(item, { ...size, selector: (value) => JSON.stringify(value) })
        : fc.array(item, size);
    }
    case "object": {
      const properties = Object.entries(schema.properties ?? {});
      if (properties.length === 0) {
        const value =
          typeof schema.additionalProperties === "object"
            ? valueOf(spec, schema.additionalProperties, ids, depth + 1)
            : fc.jsonValue({ maxDepth: 1 });
        return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), value as fc.Arbitrary<unknown>, {
          maxKeys: 4,
          noNullPrototype: true,
        });
      }
      const required = new Set(schema.required);
      const made = Object.fromEntries(
        properties.map(([name, property]) => [
          name,
          depth > 5 ? fc.constant(null) : valueOf(spec, property, ids, depth + 1),
        ]),
      );
      return fc.record(made, { requiredKeys: [...required].filter((name) => name in made), noNullPrototype: true });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>;
  }
}
