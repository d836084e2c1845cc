import { callTable as firstCalls, shapeTable as firstShapes } from "./guards.gen.ts";
import type { ServerRole } from "./guards.gen.ts";
import type { OperationId } from "./types.ts";

/** Facts of an operation that the client knows. */
export interface CallLine {
  readonly method: string;
  /** With `{name}` parts, without the prefix. */
  readonly path: string;
  /** Shape of a good response; empty for a response without a body. */
  readonly shape: string;
  readonly takesKey: boolean;
  /** Says for whom it is made (`x-acting-user`). */
  readonly saysWho: boolean;
  /** A good response may also have no body. */
  readonly mayBeEmpty: boolean;
  readonly role: ServerRole;
}

/*
 * Two tables (ADR 9): what the first screen calls travels with the entry, everything else is one chunk that the first
 * call of another operation loads. Both are constants of the build, so one copy serves every client of a page.
 */
let calls: Readonly<Record<string, string>> = firstCalls;
let shapes: Readonly<Record<string, string>> = firstShapes;
let loading: Promise<void> | null = null;

/** Loads the second table; every later call of it gives the same promise, unless the loading failed. */
export function loadRest(): Promise<void> {
  loading ??= import("./guards.rest.gen.ts").then(
    (rest) => {
      calls = { ...firstCalls, ...rest.callTable };
      shapes = { ...firstShapes, ...rest.shapeTable };
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The line of an operation, when its table is here. `METHOD path shape marks…`, `-` for no shape. */
export function lineOf(operationId: OperationId): CallLine | null {
  const line = calls[operationId];
  if (line === undefined) return null;
  const [method = "", path = "", shape = "-", ...marks] = line.split(" ");
  return {
    method,
    path,
    shape: shape === "-" ? "" : shape,
    takesKey: marks.includes("k"),
    saysWho: marks.includes("u"),
    mayBeEmpty: marks.includes("e"),
    role: (marks.find((mark) => mark.length > 1) ?? "api") as ServerRole,
  };
}

/** The fields of a shape as one text, when its table is here. */
export const shapeText = (name: string): string | undefined => shapes[name];

/** Every shape that is here. */
export const shapeNames = (): string[] => Object.keys(shapes);
