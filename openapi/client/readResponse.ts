import { fits, type OnDropped } from "./shapes.ts";
import { lineOf } from "./tables.ts";
import type { ResponseBody, OperationId } from "./types.ts";

/**
 * A response that came another way than by a call, held against the same shape; null for one that does not fit, or whose
 * table is not loaded. `onDropped` is told about each part that was left out, as `onReport` of a call is.
 */
export function readResponse<Id extends OperationId>(
  operationId: Id,
  value: unknown,
  onDropped?: OnDropped,
): ResponseBody<Id> | null {
  const { shape } = lineOf(operationId) ?? { shape: "" };
  return shape !== "" && fits(value, shape, onDropped) ? (value as ResponseBody<Id>) : null;
}
