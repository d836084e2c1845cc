// Of a layer that takes many hours whole, a share of its faults: `npm run mutate -- stores --sample 5`.
import { createHash } from "node:crypto";
import path from "node:path";

interface Fault {
  readonly fileName: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly mutatorName: string;
  readonly replacement?: string;
}
interface Position {
  readonly line: number;
  readonly column: number;
}

const largest = 2 ** 32;

/**
 * Whether a fault belongs to a sample. Which ones do follows from what they are: each run tries the same ones, and those of a smaller
 * sample are part of a larger one.
 * @param share of all faults, from 0 to 1
 */
export function isInSample({ fileName, location, mutatorName, replacement }: Fault, share: number): boolean {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column];
  const hash = createHash("sha256")
    .update(JSON.stringify([path.relative(process.cwd(), path.resolve(fileName)), place, mutatorName, replacement]))
    .digest();
  return hash.readUInt32BE() < share * largest;
}

/** The same of a result: Stryker counts lines and columns from 0 while it works, and from 1 in what it reports. */
export function isResultInSample(result: Fault, share: number): boolean {
  const { start, end } = result.location;
  const fromZero = ({ line, column }: Position): Position => ({ line: line - 1, column: column - 1 });
  return isInSample({ ...result, location: { start: fromZero(start), end: fromZero(end) } }, share);
}

/** Of 20 samples 19 have a share of the whole at or above this, in percent: the lower end of Wilson's interval. */
export function leastShare(found: number, all: number): number {
  if (all === 0) return 0;
  const z = 1.645;
  const share = found / all;
  const centre = share + z ** 2 / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return (100 * (centre - spread)) / (1 + z ** 2 / all);
}
