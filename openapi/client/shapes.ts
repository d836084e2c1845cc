import { shapeText } from "./tables.ts";

/** Told about each part of a response that was left out: where it stood. */
export type OnDropped = (where: string) => void;

type Field = readonly [name: string, isOptional: boolean, type: string];

const parsed = new Map<string, readonly Field[]>();

/** A shape is one line, `id:s title:s answers?:CommentAnswers`; it is read once, when first needed. */
function fieldsOf(shape: string): readonly Field[] | null {
  let fields = parsed.get(shape);
  if (!fields) {
    const text = shapeText(shape);
    // Its table is not loaded: nothing can be said for the value, so nothing is.
    if (text === undefined) return null;
    fields = text
      .split(" ")
      .filter(Boolean)
      .map((entry) => {
        const [name = "", type = ""] = entry.split(":");
        return name.endsWith("?") ? [name.slice(0, -1), true, type] : [name, false, type];
      });
    parsed.set(shape, fields);
  }
  return fields;
}

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Checks a parsed answer in place. A bad list item or map value is removed and the rest lives; so is a
 * bad optional field; a bad field that may be null becomes null; any other bad field makes its object bad.
 *
 * Types: s string, i whole number from 0, n number, b boolean, o object, a array, x anything, a name
 * is a shape, `[T` a list of T, `{T` a map of T; `T0` may also be null.
 */
export function fits(value: unknown, type: string, onDropped: OnDropped = () => {}, where = ""): boolean {
  if (type.endsWith("0")) {
    if (value === null) return true;
    type = type.slice(0, -1);
  }
  switch (type) {
    case "s":
      return typeof value === "string";
    case "i":
      return Number.isInteger(value) && (value as number) >= 0;
    case "n":
      return typeof value === "number";
    case "b":
      return typeof value === "boolean";
    case "o":
      return isBag(value);
    case "a":
      return Array.isArray(value);
    case "x":
      return true;
  }
  const inner = type.slice(1);
  if (type[0] === "[") {
    if (!Array.isArray(value)) return false;
    // In place and from the end: the response is ours, and nobody has seen it yet.
    for (let at = value.length - 1; at >= 0; at--) {
      if (fits(value[at], inner, onDropped, `${where}/${at}`)) continue;
      value.splice(at, 1);
      onDropped(`${where}/${at}`);
    }
    return true;
  }
  if (!isBag(value)) return false;
  if (type[0] === "{") {
    for (const key of Object.keys(value)) {
      if (fits(value[key], inner, onDropped, `${where}/${key}`)) continue;
      delete value[key];
      onDropped(`${where}/${key}`);
    }
    return true;
  }
  const fields = fieldsOf(type);
  return (
    fields !== null &&
    fields.every(([name, isOptional, fieldType]) => {
      const isPresent = Object.hasOwn(value, name);
      if (isPresent && fits(value[name], fieldType, onDropped, `${where}/${name}`)) return true;
      if (!isOptional && !fieldType.endsWith("0")) return false;
      if (isPresent) {
        // A part that may be missing counts as missing.
        if (isOptional) delete value[name];
        else value[name] = null;
        onDropped(`${where}/${name}`);
      }
      return isOptional || isPresent;
    })
  );
}
