import fs from "node:fs";
import { expect, it } from "vitest";
import { operations, operationsOf } from "./index.ts";

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
}

const { paths } = JSON.parse(fs.readFileSync(new URL("../../spec/kadr.bundled.json", import.meta.url), "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Partial<Operation>>>>>;
};
const specified = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation): operation is Operation => operation.operationId !== undefined);

it("has each call of the spec in the folder of its tag, and nothing else", () => {
  const named = Object.entries(operationsOf).flatMap(([tag, calls]) => Object.keys(calls).map((id) => `${tag}/${id}`));
  expect(named.toSorted()).toEqual(specified.map(({ tags, operationId }) => `${tags[0]}/${operationId}`).toSorted());
  expect(Object.keys(operations)).toHaveLength(named.length);
});
