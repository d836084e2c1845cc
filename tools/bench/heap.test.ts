// @vitest-environment node
import { expect, it } from "vitest";
import { codeIn } from "./heap.ts";

it("adds up what is compiled code in a snapshot", () => {
  const meta = {
    node_fields: ["type", "name", "id", "self_size"],
    node_types: [["hidden", "object", "code"], "string"] as [string[], string],
  };
  expect(codeIn({ snapshot: { meta }, nodes: [2, 0, 1, 100, 1, 0, 3, 50, 2, 0, 5, 7] })).toBe(107);
});
