/** The longest message that is read, in characters of its JSON. */
const maxMessageLength = 4096;
const maxFields = 16;

/** An own, plain, short record of text, numbers, yes or no; `null` for anything else that a window may send. */
export function readFlatRecord(data: unknown): Readonly<Record<string, string | number | boolean>> | null {
  if (typeof data !== "object" || data === null) return null;
  const prototype: unknown = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const own = Object.create(null) as Record<string, string | number | boolean>;
  const names = Object.keys(data);
  if (names.length > maxFields) return null;
  let length = 0;
  for (const name of names) {
    const value = (data as Record<string, unknown>)[name];
    // Messages are flat: nothing of theirs is walked into.
    if (typeof value === "string") length += value.length;
    else if (typeof value !== "number" && typeof value !== "boolean") return null;
    length += name.length + 16;
    if (length > maxMessageLength) return null;
    own[name] = value;
  }
  return own;
}
