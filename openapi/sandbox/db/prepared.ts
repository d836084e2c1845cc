import type { CompiledQuery } from "kysely";
import { storable } from "./compilers.ts";
import { dialectOf, type Db } from "./dialect.ts";

/** Shapes kept of one query: lists come in many lengths. */
const maxShapes = 100;

/** Texts that a connection keeps, with their plans, for as long as it lives. */
const maxNames = 500;

const names = new Map<string, string>();

/** A name for a prepared query's text, by which a connection that knows such names parses and plans it once; undefined: it is not prepared. */
export const nameOf = (text: string): string | undefined => names.get(text);

/** Stands for a value while its query is built. */
class Slot {
  readonly name: string;
  /** Which of a list's values. */
  readonly at: number | undefined;

  constructor(name: string, at?: number) {
    this.name = name;
    this.at = at;
  }

  valueIn(values: Readonly<Record<string, unknown>>): unknown {
    const value = values[this.name];
    return storable(this.at === undefined ? value : (value as readonly unknown[])[this.at]);
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared query is built without the value of "${this.name}": compute with it before`);
  }
}

/** The part of the values that decides how the query reads: which are there, how long a list is, whether a condition holds. */
function shapeOf(values: Readonly<Record<string, unknown>>): string {
  let shape = "";
  for (const [name, value] of Object.entries(values)) {
    const form =
      value === undefined || value === null || typeof value === "boolean"
        ? String(value)
        : Array.isArray(value)
          ? value.length
          : "";
    shape += `${name}:${form} `;
  }
  return shape;
}

function slotsFor<Values extends object>(values: Values): Values {
  const slots = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (value === undefined || value === null || typeof value === "boolean") return [name, value];
    return [name, Array.isArray(value) ? value.map((_, at) => new Slot(name, at)) : new Slot(name)];
  });
  return Object.fromEntries(slots) as Values;
}

/**
 * A query that is built and compiled once and then only runs, each time with other values: for what people wait for most
 * (docs/benchmarks.md). `build` is called again for every shape of the values (absent or null, true or false, the length of a list),
 * and may look at nothing else of them: it gets stand-ins for numbers, texts and the items of lists.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => { compile(db: Db): CompiledQuery<Row> },
): (db: Db, values: Values) => Promise<Row[]> {
  const known = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const named = values as Readonly<Record<string, unknown>>;
    const shape = dialectOf(db) + shapeOf(named);
    let query = known.get(shape);
    if (!query) {
      query = build(db, slotsFor(values)).compile(db);
      if (known.size >= maxShapes) known.delete(known.keys().next().value ?? "");
      known.set(shape, query);
      if (names.size < maxNames && !names.has(query.sql)) names.set(query.sql, `prepared_${names.size}`);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? value.valueIn(named) : value));
    const bound: CompiledQuery<Row> = { ...query, parameters };
    return (await db.executeQuery(bound)).rows;
  };
}
