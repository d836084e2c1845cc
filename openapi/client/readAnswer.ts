import { fits } from "./shapes.ts";
import { lineOf } from "./tables.ts";
import type { Answer, OperationId } from "./types.ts";

/** An answer that came another way than by a call, held against the same shape; null for one that does not fit, or whose table is not loaded. */
export function readAnswer<Id extends OperationId>(operationId: Id, value: unknown): Answer<Id> | null {
  const { shape } = lineOf(operationId) ?? { shape: "" };
  return shape !== "" && fits(value, shape) ? (value as Answer<Id>) : null;
}
