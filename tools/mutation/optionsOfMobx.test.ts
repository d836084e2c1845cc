import { expect, it } from "vitest";
import { optionsOfMobx } from "./optionsOfMobx.ts";

const options = { type: "ObjectExpression" };
const call = (name: string) => ({ type: "CallExpression", callee: { name } });
const isIgnored = (path: object): boolean => optionsOfMobx.shouldIgnore(path) !== undefined;

it("plants no fault in what MobX is told of a store, and in nothing else", () => {
  expect(isIgnored({ node: options, parent: call("makeAutoObservable") })).toBe(true);
  expect(isIgnored({ node: options, parent: call("measure") })).toBe(false);
  expect(isIgnored({ node: { type: "ThisExpression" }, parent: call("makeAutoObservable") })).toBe(false);
  expect(isIgnored({ node: options, parent: null })).toBe(false);
});
