// @vitest-environment node
import { createRequire } from "node:module";
import { expect, it, vi } from "vitest";

interface Built {
  contents: string;
}
interface Plugin {
  optimize(given: object): Promise<Built>;
}
const plugin = createRequire(import.meta.url)("./parcel-optimizer-eager.cjs") as object;
const [optimizer] = Object.getOwnPropertySymbols(plugin).map((symbol) => (plugin as Record<symbol, Plugin>)[symbol]);
const map = { offsetLines: vi.fn() };
const contentsOf = async (filePath: string | null, env: object = {}): Promise<string | undefined> => {
  const bundle = {
    env: { shouldOptimize: true, context: "browser", ...env },
    getMainEntry: () => (filePath === null ? null : { filePath }),
  };
  return (await optimizer?.optimize({ bundle, contents: "begin();", map, options: { projectRoot: "/kadr" } }))
    ?.contents;
};

it("says of the files that a page begins with that all of them is called, and moves their source map along", async () => {
  for (const file of ["/kadr/host/src/app/main.tsx", "/kadr/host/src/pages/VideoPage/VideoPage.tsx"])
    expect(await contentsOf(file)).toBe("//# allFunctionsCalledOnLoad\nbegin();");
  expect(map.offsetLines.mock.calls).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

it("leaves other files alone: libraries, shared code, the server's, and a build that is worked on", async () => {
  for (const file of ["/kadr/node_modules/hls.js/dist/hls.light.mjs", "/kadr/design-system/src/index.ts", null])
    expect(await contentsOf(file)).toBe("begin();");
  expect(await contentsOf("/kadr/host/src/app/server.tsx", { context: "node" })).toBe("begin();");
  expect(await contentsOf("/kadr/host/src/app/main.tsx", { shouldOptimize: false })).toBe("begin();");
});
