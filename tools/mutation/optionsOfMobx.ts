// The part of Stryker that plants no fault in what MobX is told of a store: which of its fields are watched, and how.
import type { Ignorer } from "@stryker-mutator/api/ignore";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** What is asked of Babel's node here, whose types Stryker leaves open. */
interface Node {
  readonly type: string;
  readonly callee?: { readonly name?: string };
}
interface Path {
  readonly node: Node;
  readonly parent?: Node | null;
}

export const optionsOfMobx: Ignorer = {
  shouldIgnore: (path) => {
    const { node, parent } = path as Path;
    const isOfMobx = parent?.type === "CallExpression" && parent.callee?.name === "makeAutoObservable";
    return isOfMobx && node.type === "ObjectExpression"
      ? "whoever draws a store sees it: docs/mutation-testing.md"
      : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "options-of-mobx", optionsOfMobx)];
