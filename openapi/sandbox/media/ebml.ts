/** An element of EBML, of which Matroska and WebM are made: its id with the marker, and where its content lies, bytes. */
export interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** The element at a place; null where none is. One of unknown length, or that was cut, reaches to `end`. */
export function elementAt(bytes: Buffer, at: number, end: number): Element | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const idLength = Math.clz32(first) - 23;
  if (idLength > 4 || at + idLength >= end) return null;
  const sizeAt = at + idLength;
  const lead = bytes[sizeAt] ?? 0;
  if (lead === 0) return null;
  const sizeLength = Math.clz32(lead) - 23;
  if (sizeAt + sizeLength > end) return null;
  let size = BigInt(lead & (0xff >> sizeLength));
  for (let i = 1; i < sizeLength; i++) size = (size << 8n) | BigInt(bytes[sizeAt + i] ?? 0);
  const start = sizeAt + sizeLength;
  const unknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return { id: bytes.readUIntBE(at, idLength), start, end: unknown ? end : Math.min(end, start + Number(size)) };
}

/** The elements between two places, one after another, `most` of them; what is no element ends them. */
export function* elementsIn(bytes: Buffer, from: number, to: number, most = 1000): Generator<Element> {
  for (let at = from, count = 0; at < to && count < most; count++) {
    const element = elementAt(bytes, at, to);
    if (!element) return;
    yield element;
    at = element.end;
  }
}

/** The first element of an id within another. */
export function childOf(bytes: Buffer, { start, end }: Omit<Element, "id">, id: number): Element | undefined {
  for (const element of elementsIn(bytes, start, end)) if (element.id === id) return element;
  return undefined;
}

/** A whole number; undefined where there is none, or one of more than 48 bits. */
export function uintOf(bytes: Buffer, element: Element | undefined): number | undefined {
  const length = element === undefined ? 0 : element.end - element.start;
  return element === undefined || length === 0 || length > 6 ? undefined : bytes.readUIntBE(element.start, length);
}
